import type { ReviewsBlock } from '../../schemas/generated/blocks/reviews.ts';
import { Section } from '../layout/Section.tsx';
import { Stars } from '../ui/Stars.tsx';
import * as styles from './Reviews.css.ts';

export default function Reviews({ id, heading, text, items }: ReviewsBlock) {
  return (
    <Section id={id} heading={heading} lead={text}>
      <ul className={styles.list}>
        {items.map((review) => (
          <li key={review.headline + review.reviewBody} className={styles.review}>
            <Stars stars={review.rating} label={review.ratingLabel} />
            <h3 className={styles.headline}>{review.headline}</h3>
            <blockquote className={styles.body}>{review.reviewBody}</blockquote>
            <p className={styles.author}>
              {review.author}, <span>{review.dateText}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

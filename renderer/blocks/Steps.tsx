import type { StepsBlock } from '../../schemas/generated/blocks/steps.ts';
import { Section } from '../layout/Section.tsx';
import * as styles from './Steps.css.ts';

export default function Steps({ id, heading, text, steps }: StepsBlock) {
  return (
    <Section id={id} heading={heading} lead={text}>
      <ol className={styles.list}>
        {steps.map((step) => (
          <li key={step.title + step.text} className={styles.step}>
            <h3 className={styles.title}>{step.title}</h3>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

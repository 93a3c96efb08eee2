import type { ContactBlock } from '../../schemas/generated/blocks/contact.ts';
import { namedTopics } from '../../schemas/named-topics.ts';
import { draftKey } from '../state/contact-draft.ts';
import { useHydratedSearch } from '../state/hydrated-search.ts';
import { Places, Reach } from '../ui/contact/ContactDetails.tsx';
import { ContactForm } from '../ui/contact/ContactForm.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';
import * as styles from './Contact.css.ts';

export default function Contact(props: ContactBlock) {
  const { id, heading, text, formHeading, formText } = props;
  const topic = namedTopics(props.topics ?? [], useHydratedSearch());
  return (
    <section id={id} className={styles.root} data-live="query" data-draft={draftKey}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <h1>{heading}</h1>
          {text === undefined ? null : <p className={styles.lead}>{text}</p>}
        </div>
        <div className={styles.reach}>
          <Reach {...props} />
        </div>
        <div className={styles.form}>
          <div className={styles.formHead}>
            <h2 id="message" className={styles.formTitle}>
              {formHeading}
            </h2>
            {formText === undefined ? null : (
              <p className={styles.formText}>
                <Unbroken text={formText} />
              </p>
            )}
          </div>
          <ContactForm topic={topic} phone={props.phone} />
        </div>
        <div className={styles.places}>
          <Places {...props} />
        </div>
      </div>
    </section>
  );
}

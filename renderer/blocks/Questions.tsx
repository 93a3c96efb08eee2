import type { QuestionsBlock } from '../../schemas/generated/blocks/questions.ts';
import { Section } from '../layout/Section.tsx';
import { Actions } from '../ui/Action.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { figureWords } from '../ui/figure-words.ts';
import { Html } from '../ui/Html.tsx';
import * as styles from './Questions.css.ts';

export default function Questions({ id, heading, text, items, actions }: QuestionsBlock) {
  return (
    <Section id={id}>
      <div className={styles.columns}>
        <div className={styles.head}>
          <h2>{heading}</h2>
          {text === undefined ? null : <p className={styles.text}>{text}</p>}
          <Actions actions={actions} />
        </div>
        <div className={styles.list}>
          {items.map(({ question, answer, facts = [] }) => (
            <Disclosure
              key={question}
              title={question}
              Heading="h3"
              className={styles.item}
              titleClassName={styles.question}
            >
              <Html html={answer} className={styles.answer} />
              {facts.length === 0 ? null : (
                <dl className={styles.facts}>
                  {facts.map(figureWords).map(({ label, value }) => (
                    <div key={label + value} className={styles.fact}>
                      <dt>{label}</dt>
                      <dd className={styles.figure}>{value}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </Disclosure>
          ))}
        </div>
      </div>
    </Section>
  );
}

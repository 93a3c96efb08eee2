import type { FeatureListBlock } from '../../schemas/generated/blocks/feature-list.ts';
import { Icon } from '../art/Icon.tsx';
import { Section } from '../layout/Section.tsx';
import { Actions } from '../ui/Action.tsx';
import * as styles from './FeatureList.css.ts';

export default function FeatureList(props: FeatureListBlock) {
  const { id, heading, text, items, variant = 'tiles', tone = 'paper', actions = [] } = props;
  const Title = heading === undefined ? 'h2' : 'h3';
  return (
    <Section id={id} heading={heading} lead={text} tone={tone}>
      <ul className={styles.list[variant]}>
        {items.map((item) => (
          <li key={item.title} className={styles.item[variant]}>
            {variant === 'ticks' ? (
              <Icon name="check" />
            ) : (
              <div className={styles.head}>
                {item.icon === undefined ? null : (
                  <span className={styles.icon}>
                    <Icon name={item.icon} />
                  </span>
                )}
                <Title className={styles.title}>{item.title}</Title>
              </div>
            )}
            {variant === 'ticks' ? <p>{item.title}</p> : null}
            {item.text === undefined ? null : <p className={styles.text}>{item.text}</p>}
          </li>
        ))}
      </ul>
      {actions.length === 0 ? null : <Actions actions={actions} />}
    </Section>
  );
}

import type { FeatureListBlock } from '../../schemas/generated/blocks/feature-list.ts';
import { Icon } from '../art/Icon.tsx';
import * as layout from '../layout/layout.css.ts';
import { Section } from '../layout/Section.tsx';
import { Action } from '../ui/Action.tsx';
import * as styles from './FeatureList.css.ts';

type Feature = FeatureListBlock['items'][number];

export default function FeatureList(props: FeatureListBlock) {
  const { id, heading, text, items, variant = 'tiles', tone = 'paper' } = props;
  const Title = heading === undefined ? 'h2' : 'h3';
  const list = (
    <ul className={styles.list[variant]}>
      {items.map((item) => (
        <li key={item.title} className={styles.item[variant]}>
          {variant === 'ticks' ? <Tick item={item} /> : <Point item={item} variant={variant} Title={Title} />}
        </li>
      ))}
    </ul>
  );
  if (variant === 'strip' && !heading && !text) {
    return (
      <section id={id} className={layout.container}>
        {list}
      </section>
    );
  }
  return (
    <Section id={id} heading={heading} lead={text} tone={tone}>
      {list}
    </Section>
  );
}

interface PointProps {
  item: Feature;
  variant: keyof typeof styles.head;
  Title: 'h2' | 'h3';
}

function Point({ item, variant, Title }: PointProps) {
  const { title, text, icon, action } = item;
  return (
    <>
      <div className={styles.head[variant]}>
        {icon === undefined ? null : <Icon name={icon} size={28} className={styles.icon} />}
        <Title className={styles.title}>{title}</Title>
      </div>
      <div className={styles.body}>
        {text === undefined ? null : <p className={styles.text}>{text}</p>}
        {action === undefined ? null : <Action style="quiet" {...action} />}
      </div>
    </>
  );
}

function Tick({ item: { title, text } }: { item: Feature }) {
  return (
    <>
      <Icon name="check" className={styles.icon} />
      <p>
        {text === undefined ? title : <strong className={styles.tickTitle}>{title}</strong>}
        {text === undefined ? null : <span className={styles.text}> {text}</span>}
      </p>
    </>
  );
}

import type { ProseBlock } from '../../schemas/generated/blocks/prose.ts';
import { Section } from '../layout/Section.tsx';
import { Html } from '../ui/Html.tsx';
import * as styles from './Prose.css.ts';

export default function Prose({ id, heading, text }: ProseBlock) {
  return (
    <Section id={id} heading={heading}>
      <Html html={text} className={styles.root} />
    </Section>
  );
}

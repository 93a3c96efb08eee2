import { TagGroup as AriaTagGroup, Tag, TagList } from 'react-aria-components/TagGroup';
import { Icon } from '../art/Icon.tsx';
import { Button } from './Button.tsx';
import * as styles from './TagGroup.css.ts';

interface TagGroupProps {
  label: string;
  tags: readonly { id: string; label: string }[];
  onRemove: (id: string) => void;
}

/** Words that stand for what was chosen and can be taken away one by one; the focus goes on to the next of them. */
export function TagGroup({ label, tags, onRemove }: TagGroupProps) {
  const remove = (ids: Iterable<string | number>) => {
    for (const id of ids) onRemove(String(id));
  };
  return (
    <AriaTagGroup aria-label={label} onRemove={remove}>
      <TagList className={styles.list}>
        {tags.map((tag) => (
          <Tag key={tag.id} id={tag.id} textValue={tag.label} className={styles.tag}>
            <span className={styles.text}>{tag.label}</span>
            <Button slot="remove" className={styles.remove}>
              <Icon name="close" size={16} />
            </Button>
          </Tag>
        ))}
      </TagList>
    </AriaTagGroup>
  );
}

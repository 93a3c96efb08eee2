import { TagGroup as AriaTagGroup, Tag, TagList } from 'react-aria-components/TagGroup';
import { Icon } from '../art/Icon.tsx';
import { Button } from './Button.tsx';
import * as styles from './TagGroup.css.ts';

interface TagGroupProps<Id extends string> {
  label: string;
  tags: readonly { id: Id; label: string }[];
  onRemove: (id: Id) => void;
}

/** Tags for what was chosen, each with a remove button. After a removal the focus moves to the next tag. */
export function TagGroup<Id extends string>({ label, tags, onRemove }: TagGroupProps<Id>) {
  const remove = (ids: ReadonlySet<unknown>) => {
    for (const { id } of tags) if (ids.has(id)) onRemove(id);
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

import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Icon } from '../art/Icon.tsx';
import { Button } from './Button.tsx';
import * as popover from './Popover.css.ts';
import { Popover } from './Popover.tsx';
import * as select from './Select.css.ts';

interface MenuProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A button that shows the current choice and opens a menu with all of them. */
export function Menu<Value extends string>({ label, choices, value, onChange }: MenuProps<Value>) {
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <MenuTrigger>
      <div className={select.field}>
        <span className={select.label} aria-hidden="true">
          {label}
        </span>
        <Button className={select.button} aria-label={`${label}: ${chosen?.label}`}>
          <span className={select.value}>{chosen?.label}</span>
          <Icon name="chevron-down" size={18} className={select.chevron} />
        </Button>
      </div>
      <Popover>
        <AriaMenu
          aria-label={label}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[value]}
          onSelectionChange={(keys) => onChange([...keys][0] as Value)}
          className={popover.list}
        >
          {choices.map((choice) => (
            <MenuItem key={choice.value} id={choice.value} textValue={choice.label} className={popover.item}>
              {choice.label}
              <Icon name="check" size={18} className={popover.tick} />
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import * as styles from './Field.css.ts';
import { FieldError } from './FieldError.tsx';

interface TextFieldProps
  extends Pick<AriaTextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'excludeFromTabOrder'> {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** More than one line of text. */
  rows?: number;
  isWide?: boolean;
  /** The error message. */
  error?: string | undefined;
}

/** When rendering on the server, React Aria gives every field a type, as if it were a single line. */
const untyped = { type: null };

/** One or more lines of text, with a label above and an error message below. */
export function TextField({
  label,
  name,
  value,
  onChange,
  rows,
  isWide = false,
  error = '',
  ...input
}: TextFieldProps) {
  // Some phones begin an email address with a capital.
  const autoCapitalize = input.inputMode === 'email' ? 'none' : undefined;
  const props = { className: styles.control, 'aria-required': true, autoCapitalize } as const;
  return (
    <AriaTextField
      name={name}
      value={value}
      onChange={onChange}
      isInvalid={error !== ''}
      className={isWide ? styles.wide : styles.field}
      {...input}
    >
      <Label className={styles.label}>{label}</Label>
      {rows === undefined ? <Input {...props} /> : <TextArea {...props} {...untyped} rows={rows} />}
      <FieldError name={name} text={error} />
    </AriaTextField>
  );
}

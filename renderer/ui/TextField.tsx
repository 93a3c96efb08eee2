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
  /** What is wrong with it. */
  error?: string | undefined;
}

/** On the server React Aria takes every field for a line, which has a type. */
const untyped = { type: null };

/** A line of text, or several, under its label and over what is wrong with it. */
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
  const props = { className: styles.control, 'aria-required': true } as const;
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

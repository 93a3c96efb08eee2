import type { ReactNode } from 'react';
import * as styles from './Field.css.ts';

/** What a control takes over from its field. */
export interface FieldControl {
  id: string;
  name: string;
  className: string;
  required: true;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  /** Begins the ids in the document, so that two forms do not meet. */
  form: string;
  name: string;
  label: string;
  error: string | undefined;
  isWide?: boolean;
  children: (control: FieldControl) => ReactNode;
}

/** A labelled control with the message about it, where the server also puts its own when the page has no JavaScript. */
export function Field({ form, name, label, error, isWide = false, children }: FieldProps) {
  const id = `${form}-${name}`;
  return (
    <div className={isWide ? styles.wide : styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        name,
        className: styles.control,
        required: true,
        'aria-describedby': `${id}-error`,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      <p id={`${id}-error`} className={styles.error} data-error-for={name} hidden={error === undefined}>
        {error}
      </p>
    </div>
  );
}

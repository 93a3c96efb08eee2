import type { Ref } from 'react';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form';

export interface FormProps extends Omit<AriaFormProps, 'className' | 'style'> {
  className: string;
  ref?: Ref<HTMLFormElement>;
  /** Messages by the name of the field, shown until the field is changed. */
  validationErrors?: Record<string, string>;
}

/** A form that shows what is wrong at its fields and leads to the first of them. */
export function Form(props: FormProps) {
  return <AriaForm {...props} />;
}

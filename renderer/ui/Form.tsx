import type { Ref } from 'react';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form';

export interface FormProps extends Omit<AriaFormProps, 'className' | 'style' | 'validationErrors'> {
  className: string;
  ref?: Ref<HTMLFormElement>;
}

/** A form whose fields are told what is wrong with them: the browser holds nothing back, and forgets no message by itself. */
export function Form(props: FormProps) {
  return <AriaForm validationBehavior="aria" {...props} />;
}

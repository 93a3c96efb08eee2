import type { Ref } from 'react';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form';

interface FormProps extends Omit<AriaFormProps, 'className' | 'style' | 'validationErrors'> {
  className: string;
  ref?: Ref<HTMLFormElement>;
}

/** A form that controls the errors of its fields: the browser does not block submitting, and does not clear a message. */
export function Form(props: FormProps) {
  return <AriaForm validationBehavior="aria" {...props} />;
}

import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { hidden } from '../../App.css.ts';
import { Icon } from '../../art/Icon.tsx';
import { useContactForm } from '../../state/contact-form.ts';
import * as action from '../Action.css.ts';
import * as fieldStyles from '../Field.css.ts';
import { Field, type FieldControl } from '../Field.tsx';
import * as styles from './ContactForm.css.ts';

const texts = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name', type: 'text' },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name', type: 'text' },
  { name: 'email', label: 'Email', autoComplete: 'email', type: 'email' },
  { name: 'phone', label: 'Phone', autoComplete: 'tel', type: 'tel' },
] as const;

const interests = [
  { value: 'sales', label: 'Sales' },
  { value: 'service', label: 'Service' },
  { value: 'parts', label: 'Parts' },
  { value: 'general', label: 'General' },
] as const;

/** The form that sends a message. Without JavaScript the browser posts it and the server gives it back with what is wrong. */
export function ContactForm({ topic }: { topic: string }) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const { isSubmitting, errors, onSubmit, onChange } = useContactForm(form);
  useTopic(form, topic);
  useFocusAfter(isSubmitting, submit);
  const field = (name: string, label: string, control: (props: FieldControl) => ReactNode, isWide = false) => (
    <Field key={name} form="contact" name={name} label={label} error={errors[name]} isWide={isWide}>
      {control}
    </Field>
  );
  return (
    <form
      ref={form}
      data-contact-form=""
      action="/api/contact"
      method="post"
      noValidate
      className={styles.root}
      onSubmit={onSubmit}
      onChange={onChange}
    >
      <p data-form-error="" hidden role="alert" className={styles.formError} />
      {texts.map(({ name, label, type, autoComplete }) =>
        field(name, label, (control) => <input {...control} type={type} autoComplete={autoComplete} />),
      )}
      {field(
        'interest',
        'What is it about?',
        (control) => (
          <span className={fieldStyles.choice}>
            <select {...control} defaultValue="sales">
              {interests.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" size={20} className={fieldStyles.chevron} />
          </span>
        ),
        true,
      )}
      {field(
        'message',
        'Message',
        (control) => (
          <textarea {...control} rows={6} />
        ),
        true,
      )}
      <div className={hidden} aria-hidden="true">
        <label htmlFor="contact-website">Leave this empty</label>
        <input id="contact-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="startedAt" />
      <input type="hidden" name="idempotencyKey" />
      <button
        ref={submit}
        type="submit"
        className={`${action.action.primary} ${styles.submit}`}
        disabled={isSubmitting}
      >
        {isSubmitting ? 'Sending...' : 'Send Message'}
      </button>
    </form>
  );
}

/** Begins the message with a topic, unless somebody has begun it already. */
function useTopic(form: RefObject<HTMLFormElement | null>, topic: string): void {
  const last = useRef('');
  useEffect(() => {
    const message = form.current?.elements.namedItem('message');
    if (!(message instanceof HTMLTextAreaElement) || ![last.current, ''].includes(message.value)) return;
    message.value = topic;
    last.current = topic;
  }, [form, topic]);
}

/** Gives the button back the focus that it lost while it was disabled. */
function useFocusAfter(isSubmitting: boolean, submit: RefObject<HTMLButtonElement | null>): void {
  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting && document.activeElement === document.body) submit.current?.focus();
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting, submit]);
}

import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import type { ContactMessage } from '../../schemas/generated/contact-message.js';
import { validateContactMessage } from '../../schemas/generated/contact-message.js';
import { ContactError, sendMessage } from '../http/contact.ts';
import type { Topic } from './contact-topic.ts';
import { useAddToast } from './toasts.ts';

/** What stands in the form; `website` is the field that no person fills in. */
export type ContactValues = ContactMessage & { website: string };

export interface ContactForm {
  values: ContactValues;
  set: <Name extends keyof ContactValues>(name: Name) => (value: ContactValues[Name]) => void;
  isSubmitting: boolean;
  /** Messages by the name of the field. */
  errors: Record<string, string>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

const empty: ContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  interest: 'sales',
  message: '',
  website: '',
};

/**
 * The states of the contact form. It is checked when it is submitted and from then on with every change. What was sent leads to the
 * thank-you page; what was not is kept, and a toast says why.
 * @param topic begins the message, unless somebody has begun it already
 */
export function useContactForm(form: RefObject<HTMLFormElement | null>, topic: Topic): ContactForm {
  const navigate = useNavigate();
  const addToast = useAddToast();
  const [values, setValues] = useState(empty);
  const [begun, setBegun] = useState('');
  const [envelope, setEnvelope] = useState(newEnvelope);
  const [isSubmitting, setSubmitting] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});

  const { text, interest } = topic;
  useEffect(() => {
    setValues((now) => (['', begun].includes(now.message) ? { ...now, interest, message: text } : now));
    setBegun(text);
  }, [text, interest, begun]);

  /** The form shows the messages and leads to the first of them. */
  const reject = (fields: Record<string, string>) => {
    flushSync(() => setErrors(fields));
    form.current?.reportValidity();
  };

  async function submit() {
    const result = validateContactMessage(values);
    setChecked(true);
    if (!result.ok) return reject(result.fields);
    setErrors({});
    setSubmitting(true);
    try {
      await sendMessage(result.value, { ...envelope, website: values.website });
      setValues(empty);
      setChecked(false);
      setEnvelope(newEnvelope());
      navigate('/thank-you');
    } catch (error) {
      const { serverText, fields } = error instanceof ContactError ? error : new ContactError();
      addToast({ title: 'Error', text: serverText ?? 'Failed to send message. Please try again.', tone: 'error' });
      reject(fields);
    } finally {
      setSubmitting(false);
    }
  }

  return {
    values,
    set: (name) => (value) => {
      const next = { ...values, [name]: value };
      setValues((now) => ({ ...now, [name]: value }));
      if (!isChecked) return;
      const result = validateContactMessage(next);
      setErrors(result.ok ? {} : result.fields);
    },
    isSubmitting,
    errors,
    onSubmit(event) {
      event.preventDefault();
      if (!isSubmitting) void submit();
    },
  };
}

/** When somebody began, and by what the server knows a message that comes twice. `randomUUID` exists on secure pages only. */
function newEnvelope(): { startedAt: string; idempotencyKey: string } {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return {
    startedAt: String(Date.now()),
    idempotencyKey: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''),
  };
}

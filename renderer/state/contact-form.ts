import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { validateContactMessage } from '../../schemas/generated/contact-message.js';
import { ContactError, type Envelope, sendMessage } from '../http/contact.ts';
import { useAddToast } from './toasts.ts';

export interface ContactForm {
  isSubmitting: boolean;
  /** Messages by the name of the field. */
  errors: Record<string, string>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onChange: (event: ChangeEvent<HTMLFormElement>) => void;
}

/**
 * The states of the contact form. It is checked when it is submitted and from then on with every change. What was sent leads to the
 * thank-you page; what was not is kept, and a toast says why.
 */
export function useContactForm(form: RefObject<HTMLFormElement | null>): ContactForm {
  const navigate = useNavigate();
  const addToast = useAddToast();
  const [isSubmitting, setSubmitting] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});

  useEffect(() => {
    fill(form.current, 'startedAt', String(Date.now()));
    fill(form.current, 'idempotencyKey', newKey());
  }, [form]);

  const reject = (fields: Record<string, string>) => {
    setErrors(fields);
    focusFirst(form.current, fields);
  };

  async function submit(target: HTMLFormElement) {
    const data = Object.fromEntries(new FormData(target));
    const result = validateContactMessage(data);
    setChecked(true);
    if (!result.ok) return reject(result.fields);
    setErrors({});
    setSubmitting(true);
    try {
      const { website = '', startedAt = '', idempotencyKey = '' } = data as Partial<Envelope>;
      await sendMessage(result.value, { website, startedAt, idempotencyKey });
      target.reset();
      setChecked(false);
      fill(target, 'idempotencyKey', newKey());
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
    isSubmitting,
    errors,
    onSubmit(event) {
      event.preventDefault();
      if (!isSubmitting) void submit(event.currentTarget);
    },
    onChange(event) {
      if (!isChecked) return;
      const result = validateContactMessage(Object.fromEntries(new FormData(event.currentTarget)));
      setErrors(result.ok ? {} : result.fields);
    },
  };
}

function fill(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}

function focusFirst(form: HTMLFormElement | null, fields: Record<string, string>): void {
  const first = [...(form?.elements ?? [])].find((element) => (element.getAttribute('name') ?? '') in fields);
  if (first instanceof HTMLElement) first.focus();
}

/** By which the server knows a message that comes twice. `randomUUID` exists on secure pages only. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

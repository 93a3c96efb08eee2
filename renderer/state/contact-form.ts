import { useSetAtom } from 'jotai';
import { type FormEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import type { ContactBlock } from '../../schemas/generated/blocks/contact.ts';
import { type ContactMessage, validateContactMessage } from '../../schemas/generated/contact-message.js';
import { api } from '../http/api.ts';
import { toastsAtom } from './toasts.ts';

export type Topic = NonNullable<ContactBlock['topics']>[number];
/** A message with what goes along, by which the server tells people from programs and a message from its repetition. */
type Values = Partial<ContactMessage & Record<'website' | 'startedAt' | 'idempotencyKey', string>>;
type Messages = Record<string, string>;

/**
 * The states of the contact form. It is checked when it is submitted and from then on with every change. What was sent leads to the
 * thank-you page; what was not is kept, and a toast says why.
 * @param topic begins the message, unless somebody has begun it already
 */
export function useContactForm(form: RefObject<HTMLFormElement | null>, topic: Topic | undefined) {
  const navigate = useNavigate();
  const addToast = useSetAtom(toastsAtom);
  const [values, setValues] = useState(newMessage);
  const [begun, setBegun] = useState<Topic>();
  const [isSubmitting, setSubmitting] = useState(false);
  /** What the server finds wrong, each until its field is changed; undefined until the form was submitted. */
  const [refused, setRefused] = useState<Messages>();
  const result = validateContactMessage(values);

  if (begun?.text !== topic?.text) {
    setBegun(topic);
    const isUntouched = !values.message || values.message === begun?.text;
    if (topic && isUntouched) setValues({ ...values, interest: topic.interest, message: topic.text });
  }

  /** The form shows the messages and leads to the first field that has one. */
  const reject = (fields: Messages = {}) => {
    flushSync(() => setRefused(fields));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  return {
    values,
    set:
      <Name extends keyof Values>(name: Name) =>
      (value: Values[Name]) => {
        setValues((now) => ({ ...now, [name]: value }));
        setRefused((now) => now && { ...now, [name]: '' });
      },
    isSubmitting,
    /** Messages by the name of the field; an empty one says nothing. */
    errors: refused ? { ...refused, ...(result.ok ? {} : result.fields) } : {},
    async onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isSubmitting) return;
      if (!result.ok) return reject();
      setSubmitting(true);
      try {
        await (await api()).post('/api/contact', { json: { ...values, ...result.value } });
        navigate('/thank-you');
      } catch (failure) {
        const { error, fields } = (failure as { data?: { error?: string; fields?: Messages } }).data ?? {};
        addToast({ title: 'Error', text: error || 'Failed to send message. Please try again.', tone: 'error' });
        reject(fields);
      } finally {
        setSubmitting(false);
      }
    },
  };
}

/** When somebody began, and by what the server knows a message that comes twice; pages that are not secure have no such key. */
function newMessage(): Values {
  const idempotencyKey = crypto.randomUUID?.().replaceAll('-', '');
  return { interest: 'sales', website: '', startedAt: String(Date.now()), idempotencyKey };
}

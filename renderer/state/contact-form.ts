import { useAtom, useSetAtom } from 'jotai';
import { RESET } from 'jotai/utils';
import { type FormEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { validateContactMessage } from '../../schemas/generated/contact-message.js';
import { api } from '../http/api.ts';
import { begin, draftAtom, type Topic, type Values } from './contact-draft.ts';
import { closeToastsAtom, toastsAtom } from './toasts.ts';

type Messages = Record<string, string>;

/**
 * The states of the contact form. It is checked when it is submitted and from then on with every change. What was sent leads to the
 * thank-you page; what was not is kept, and a toast and the form say why.
 * @param topic begins the message
 */
export function useContactForm(form: RefObject<HTMLFormElement | null>, topic: Topic | undefined) {
  const navigate = useNavigate();
  const addToast = useSetAtom(toastsAtom);
  const closeToasts = useSetAtom(closeToastsAtom);
  const [fresh] = useState(newMessage);
  const [draft, setDraft] = useAtom(draftAtom);
  const [isSubmitting, setSubmitting] = useState(false);
  /** What the server finds wrong, each until its field is changed; undefined until the form was submitted. */
  const [refused, setRefused] = useState<Messages>();
  /** Why the last try failed, where that is not a matter of fields. */
  const [failure, setFailure] = useState<string>();
  const values = { ...fresh, ...begin(draft, topic).values };
  const result = validateContactMessage(values);

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
        setDraft((now) => {
          const draft = begin(now, topic);
          return { ...draft, values: { ...fresh, ...draft.values, [name]: value } };
        });
        setRefused((now) => now && { ...now, [name]: '' });
      },
    isSubmitting,
    failure,
    /** Messages by the name of the field; an empty one says nothing. */
    errors: refused ? { ...refused, ...(result.ok ? {} : result.fields) } : {},
    async onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isSubmitting) return;
      setFailure(undefined);
      if (!result.ok) return reject();
      setSubmitting(true);
      try {
        await (await api()).post('/api/contact', { json: { ...values, ...result.value } });
        setRefused(undefined);
        setDraft(RESET);
        closeToasts();
        navigate('/thank-you');
      } catch (cause) {
        const { error, fields } = (cause as { data?: { error?: string; fields?: Messages } }).data ?? {};
        const text = error || 'Failed to send message. Please try again.';
        addToast({ title: 'Error', text, tone: 'error' });
        if (!fields) setFailure(text);
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

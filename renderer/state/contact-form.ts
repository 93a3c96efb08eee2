import { atom, useAtom, useStore } from 'jotai';
import { RESET } from 'jotai/utils';
import { type FormEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { validateContactMessage } from '../../schemas/generated/contact-message.js';
import { api } from '../http/api.ts';
import { begin, draftAtom, type Topic, type Values } from './contact-draft.ts';
import { showToast, toasts } from './toasts.ts';

type Messages = Record<string, string>;

const received = 'We have your message and will answer it.';

/** True while a message is on its way, wherever the visitor is meanwhile. */
const sendingAtom = atom(false);

/** Why the last attempt failed, if the reason is not a field of the form. Waits for a visitor who has gone to another page. */
const failureAtom = atom<string>();

/** The state of the contact form. It validates on submit, and from then on with every change. @param topic begins the message */
export function useContactForm(form: RefObject<HTMLFormElement | null>, topic: Topic | undefined) {
  const navigate = useNavigate();
  const [fresh] = useState(newMessage);
  const [draft, setDraft] = useAtom(draftAtom);
  const store = useStore();
  const [isSubmitting, setSubmitting] = useAtom(sendingAtom);
  /** The server's message for each field, until the visitor changes it. Undefined until the first submit. */
  const [refused, setRefused] = useState<Messages>();
  const [failure, setFailure] = useAtom(failureAtom);
  const values = { ...fresh, ...begin(draft, topic).values };
  const result = validateContactMessage(values);

  /** Shows the messages and moves the focus to the first wrong field. */
  const reject = (fields: Messages = {}) => {
    flushSync(() => setRefused(fields));
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus();
    // Safari brings only the caret into view, and the header would cover the label.
    field?.closest('[data-invalid]')?.scrollIntoView({ block: 'nearest' });
  };

  return {
    values,
    set: (name: keyof Values) => (value: string) => {
      setDraft((now) => {
        const draft = begin(now, topic);
        return { ...draft, values: { ...fresh, ...draft.values, [name]: value } };
      });
      setRefused((now) => now && { ...now, [name]: '' });
    },
    isSubmitting,
    failure,
    /** Messages by field name. An empty one shows nothing. */
    errors: refused ? { ...refused, ...(result.ok ? {} : result.fields) } : {},
    async onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      setFailure(undefined);
      if (!result.ok) return reject();
      setSubmitting(true);
      const { pathname } = window.location;
      const isSame = () => JSON.stringify(store.get(draftAtom)) === JSON.stringify(draft);
      try {
        const json = { ...values, ...result.value };
        const answer = await (await api()).post('/api/contact', { json }).json<{ id?: unknown } | null>();
        // A network that asks for a login, or a proxy, may answer in place of the server.
        if (typeof answer?.id !== 'string') throw new Error('The server has not answered.');
        setRefused(undefined);
        toasts.clear();
        // A visitor who has gone on to another page, or has gone on writing, stays there.
        if (isSame() && window.location.pathname === pathname) await navigate('/thank-you', { state: received });
        else showToast({ title: 'Message sent', text: received, tone: 'plain' });
        // What was written since is another message.
        setDraft(isSame() ? RESET : (now) => ({ ...now, values: { ...now.values, idempotencyKey: newKey() } }));
      } catch (cause) {
        const { error, fields } = (cause as { data?: { error?: unknown; fields?: object } }).data ?? {};
        // A gateway may answer in our place, with objects instead of words.
        const text = (typeof error === 'string' && error) || 'Failed to send message. Please try again.';
        const wrong = Object.entries(fields ?? {}).filter(([name, text]) => name in values && typeof text === 'string');
        showToast({ title: 'Error', text, tone: 'error' });
        if (wrong.length === 0 || !form.current) setFailure(text);
        reject(Object.fromEntries(wrong));
      } finally {
        setSubmitting(false);
      }
    },
  };
}

/** A new message, with its start time: on a slow network, the visitor may see the form long before this runs. */
function newMessage(): Values {
  const startedAt = String(Math.round(performance.timeOrigin));
  return { interest: 'sales', website: '', startedAt, idempotencyKey: newKey() };
}

/** The key by which the server spots duplicates. It needs a secure page. */
function newKey(): string | undefined {
  return crypto.randomUUID?.().replaceAll('-', '');
}

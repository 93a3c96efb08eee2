import { useEffect, useRef } from 'react';
import type { ContactBlock } from '../../../schemas/generated/blocks/contact.ts';
import { hidden } from '../../layout/layout.css.ts';
import type { Topic } from '../../state/contact-draft.ts';
import { useContactForm } from '../../state/contact-form.ts';
import { Button } from '../Button.tsx';
import { ChangingText } from '../ChangingText.tsx';
import { Form } from '../Form.tsx';
import { PhoneLink } from '../PhoneLink.tsx';
import { RadioGroup } from '../RadioGroup.tsx';
import { TextField } from '../TextField.tsx';
import { preloadToasts } from '../ToastRegion.tsx';
import * as styles from './ContactForm.css.ts';

const texts = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
  { name: 'email', label: 'Email', autoComplete: 'email', inputMode: 'email' },
  { name: 'phone', label: 'Phone', autoComplete: 'tel', type: 'tel' },
] as const;

const interests = [
  { value: 'sales', label: 'Sales' },
  { value: 'service', label: 'Service' },
  { value: 'parts', label: 'Parts' },
  { value: 'general', label: 'General' },
] as const;

interface ContactFormProps {
  topic: Topic | undefined;
  /** The number to call if sending fails. */
  phone: ContactBlock['phone'];
}

/** The contact form. Without JavaScript the browser posts it, and the server returns the page with the errors. */
export function ContactForm({ topic, phone }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { values, set, isSubmitting, failure, errors, onSubmit } = useContactForm(form, topic);
  // If sending fails for lack of a network, loading the toasts only then would fail too.
  useEffect(preloadToasts, []);
  return (
    <Form
      ref={form}
      data-contact-form=""
      action="/api/contact"
      method="post"
      className={styles.root}
      onSubmit={onSubmit}
    >
      {/* The server fills this in if it returns the page. */}
      <p data-form-error="" hidden role="alert" className={styles.formError} />
      <p className={styles.note}>All fields are required.</p>
      {texts.map((field) => (
        <TextField
          key={field.name}
          {...field}
          value={values[field.name] ?? ''}
          onChange={set(field.name)}
          error={errors[field.name]}
        />
      ))}
      <div className={styles.wide}>
        <RadioGroup
          label="What is it about?"
          name="interest"
          choices={interests}
          value={values.interest ?? 'sales'}
          onChange={set('interest')}
        />
      </div>
      <TextField
        label="Message"
        name="message"
        rows={6}
        isWide
        value={values.message ?? ''}
        onChange={set('message')}
        error={errors.message}
      />
      <div className={hidden} aria-hidden="true">
        <TextField
          label="Leave this empty"
          name="website"
          autoComplete="off"
          excludeFromTabOrder
          value={values.website ?? ''}
          onChange={set('website')}
        />
      </div>
      <input type="hidden" name="startedAt" />
      <input type="hidden" name="idempotencyKey" />
      <Button type="submit" className={styles.submit} isPending={isSubmitting}>
        <ChangingText>{isSubmitting ? 'Sending...' : 'Send Message'}</ChangingText>
      </Button>
      {failure === undefined ? null : (
        // Not a live region, because the toast was announced already.
        <p className={styles.formError}>
          <ChangingText>{failure}</ChangingText>{' '}
          <span className={styles.instead}>
            You can also call <PhoneLink phone={phone} />.
          </span>
        </p>
      )}
    </Form>
  );
}

// Written by `npm run generate` from the schemas. Do not edit.
/**
 * An enquiry from the contact form, after white space around and control characters in it have been removed. A key that is missing counts as empty, and so does a text in which nothing can be seen; one that is not named here is dropped.
 */
export interface ContactMessage {
  /**
   * Given name, in any script.
   */
  firstName: string;
  /**
   * Family name, in any script.
   */
  lastName: string;
  /**
   * Address that the dealer answers to.
   */
  email: string;
  /**
   * Phone number in any notation, with area code.
   */
  phone: string;
  /**
   * What the enquiry is about.
   */
  interest: 'sales' | 'service' | 'parts' | 'general';
  /**
   * The enquiry itself; lines are kept.
   */
  message: string;
}

/** What the validator says: the message as it is to be stored, or what is wrong by the name of the field. */
export type ContactMessageResult = { ok: true; value: ContactMessage } | { ok: false; fields: Record<string, string> };

/**
 * Cleans and checks what a contact form holds. White space at the ends and control characters are removed, text is put in
 * Unicode's composed form, a field that is missing or in which nothing can be seen counts as empty (a missing interest as
 * the default), unknown keys are dropped.
 */
export declare function validateContactMessage(data: unknown): ContactMessageResult;

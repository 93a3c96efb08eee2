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

/** The message to store, or what is wrong with each field, by name. */
export type ContactMessageResult = { ok: true; value: ContactMessage } | { ok: false; fields: Record<string, string> };

/**
 * Cleans and checks the data of a contact form. It trims white space, removes control characters, and normalizes text to
 * NFC. A field that is missing or has no visible characters counts as empty (a missing interest gets the default).
 * Unknown keys are dropped.
 */
export declare function validateContactMessage(data: unknown): ContactMessageResult;

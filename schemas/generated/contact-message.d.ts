// Written by `npm run generate` from the schemas. Do not edit.
/**
 * A message from the contact form, trimmed and without control characters. A missing interest gets the default. Any other missing key counts as empty, and so does a text without visible characters. Unknown keys are dropped.
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
   * Email address that the dealer replies to.
   */
  email: string;
  /**
   * Phone number in any format, with area code.
   */
  phone: string;
  /**
   * What the message is about.
   */
  interest: 'sales' | 'service' | 'parts' | 'general';
  /**
   * The message itself. Line breaks are kept.
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

import type { Source } from '../source/source.ts';

/** The entry that a text is about. */
export interface Subject {
  /** What its texts call it: `vehicle`. */
  name: string;
  /** Its path among the facts: `vehicles.ev-city`. */
  path: string;
}

/** The path of a fact as a text names it, with the path of the subject in place of its name. */
export function fullPath(written: string, subject: Subject | undefined): string {
  if (!subject || !`${written}.`.startsWith(`${subject.name}.`)) return written;
  return subject.path + written.slice(subject.name.length);
}

/** The record that a fact belongs to: its texts call it by the name of its schema. */
export function recordWith({ records }: Source, fact: string): Subject | undefined {
  const path = fact.split('.').slice(0, 2).join('.');
  const record = records.get(path);
  return record && { name: record.schema, path };
}

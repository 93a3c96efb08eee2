import type { Check } from './check.ts';

const ofLinks = new Set(['name', 'fullName', 'slug', 'href']);

/** `text: "{{ municipalities.edison.known }}"` on the page that is made for every town: all of them would say it. */
export const fixedEntry: Check = ({ text, path, fact, reference }) => {
  const subject = text.page?.kind === 'entry' ? text.page.subject : undefined;
  const [collection = '', entry, ...fields] = path.split('.');
  if (!subject || fact || reference.path !== path || text.raw.trim() !== reference.source) return undefined;
  if (subject.path.split('.')[0] !== collection || fields.length === 0 || ofLinks.has(fields.at(-1) ?? ''))
    return undefined;
  return { message: `${reference.source} is of "${entry}", and the page is made for each of ${collection}.` };
};

import { type Document, Element, Text } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

/** What the contact form shows, for example after we rejected it. */
interface FormState {
  /** Values by field name. */
  values: Record<string, unknown>;
  /** Error messages by field name. */
  fields?: Record<string, string> | undefined;
  /** A message for the whole form, if the problem is not about fields. */
  error?: string | undefined;
}

const { findAll, findOne, getChildren, getOuterHTML, prependChild, removeElement, textContent } = DomUtils;

/**
 * The built contact page with values and messages filled into its form. The response to a posted form leaves out the scripts, since they
 * would look up the page by the address that the form posted to.
 */
export function contactPageWith(
  html: string,
  { values, fields = {}, error }: FormState,
  scripts: 'with its scripts' | 'without scripts' = 'without scripts',
): string {
  const document: Document = parseDocument(html);
  if (scripts === 'without scripts')
    for (const script of findAll(loadsScript, document.children)) removeElement(script);
  const form = findOne((element) => 'data-contact-form' in element.attribs, document.children);
  if (!form) return html;

  const controls = findAll(({ name }) => ['input', 'textarea', 'select'].includes(name), form.children);
  for (const control of controls) {
    const value = values[control.attribs.name ?? ''];
    if (typeof value === 'string') setValue(control, value);
  }
  const invalid = controls.filter(({ attribs }) => fields[attribs.name ?? '']);
  for (const { attribs } of invalid) attribs['aria-invalid'] = 'true';
  if (invalid[0]) invalid[0].attribs.autofocus = '';

  for (const [name, message] of Object.entries(fields)) {
    const place = findOne(({ attribs }) => attribs['data-error-for'] === name, form.children);
    show(place ?? placeForError(form), message);
  }
  if (error) show(placeForError(form), error);
  return getOuterHTML(document, { encodeEntities: 'utf8' });
}

/** The phone number that the built contact page shows, or undefined if it shows none. */
export function phoneOn(html: string): string | undefined {
  const links = findAll(
    ({ name, attribs }) => name === 'a' && /^tel:/.test(attribs.href ?? ''),
    parseDocument(html).children,
  );
  const texts = links.map((link) => /[+(\d][\d\s()./\u2010-\u2015-]+\d/.exec(textContent(link))?.[0]);
  return texts.find(Boolean) ?? links[0]?.attribs.href?.slice('tel:'.length);
}

function setValue(control: Element, value: string): void {
  const { name, attribs } = control;
  if (name === 'textarea') {
    // A browser drops a line break right after the opening tag.
    setText(control, value.startsWith('\n') || value.startsWith('\r') ? `\n${value}` : value);
  } else if (name === 'select') {
    for (const option of findAll((element) => element.name === 'option', control.children)) {
      setFlag(option, 'selected', (option.attribs.value ?? textContent(option)) === value);
    }
  } else if (attribs.type === 'radio' || attribs.type === 'checkbox') {
    setFlag(control, 'checked', attribs.value === value);
  } else {
    attribs.value = value;
  }
}

function setFlag({ attribs }: Element, name: string, isOn: boolean): void {
  if (isOn) attribs[name] = '';
  else delete attribs[name];
}

function show(place: Element, message: string): void {
  delete place.attribs.hidden;
  setText(place, message);
}

function setText(element: Element, text: string): void {
  for (const child of [...getChildren(element)]) removeElement(child);
  prependChild(element, new Text(text));
}

function placeForError(form: Element): Element {
  const place = findOne(({ attribs }) => 'data-form-error' in attribs, form.children);
  if (place) return place;
  const added = new Element('p', { role: 'alert' });
  prependChild(form, added);
  return added;
}

function loadsScript({ name, attribs }: Element): boolean {
  return (
    (name === 'script' && attribs.type !== 'application/ld+json') ||
    (name === 'link' && attribs.rel === 'modulepreload')
  );
}

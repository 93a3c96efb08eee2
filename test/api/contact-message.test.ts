import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import schema from '../../schemas/api/contact-message.schema.json' with { type: 'json' };
import { validateContactMessage } from '../../schemas/generated/contact-message.js';
import { generate } from '../../schemas/generators/contact-message.ts';
import { validMessage } from './support/app.ts';

const problems = (data: unknown) => {
  const result = validateContactMessage(data);
  return result.ok ? {} : result.fields;
};
const problemOf = (name: string, value: unknown) => problems({ ...validMessage(), [name]: value })[name];

describe('the messages of the specification', () => {
  test.each([
    ['firstName', '', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['email', 'nobody', 'Invalid email address'],
    ['phone', '732555014', 'Phone number is required'],
    ['message', 'too short', 'Message must be at least 10 characters'],
    ['interest', 'other', "Invalid enum value. Expected 'sales' | 'service' | 'parts' | 'general', received 'other'"],
    ['interest', 5, "Expected 'sales' | 'service' | 'parts' | 'general', received number"],
    ['firstName', 5, 'Expected string, received number'],
    ['lastName', null, 'Expected string, received null'],
    ['email', [], 'Expected string, received array'],
    ['phone', {}, 'Expected string, received object'],
    ['message', true, 'Expected string, received boolean'],
    ['firstName', 'a'.repeat(101), 'Please use at most 100 characters'],
    ['message', 'a'.repeat(5001), 'Please use at most 5000 characters'],
  ])('%s with %j is answered with "%s"', (name, value, message) => {
    expect(problemOf(name, value)).toBe(message);
  });

  test('a field that is missing counts as empty, and a missing interest as sales', () => {
    expect(problems({})).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Invalid email address',
      phone: 'Phone number is required',
      message: 'Message must be at least 10 characters',
    });
    const { interest: _, ...rest } = validMessage();
    expect(validateContactMessage(rest)).toMatchObject({ ok: true, value: { interest: 'sales' } });
  });

  test.each([null, undefined, 5, 'text', [], [validMessage()]])('%j, which is no form, has all of them', (data) => {
    expect(Object.keys(problems(data))).toHaveLength(5);
  });
});

describe('what is accepted', () => {
  test.each([
    'a@b.co',
    "o'neil.a.b+cart@sub.example.co.uk",
    'jörg@müller.example',
    '用户@例子.广告',
    'a@xn--p1ai.xn--p1ai',
  ])('the address %s', (email) => expect(problemOf('email', email)).toBeUndefined());

  test.each([
    'a@b',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.de',
    'a@b.c',
    'a b@c.de',
    '<a@b.co>',
    'a@-b.co',
    'a@b-.co',
    'a@b..co',
    '@b.co',
    'a@b.co,c@d.co',
    'a@b.co\nBcc: c@d.co',
  ])('not the address %j', (email) => expect(problemOf('email', email)).toBe('Invalid email address'));

  test.each([
    ['firstName', 'A'],
    ['lastName', 'B'],
    ['phone', '7325550142'],
    ['message', 'Call me at'],
  ])('the shortest %s, %j', (name, value) => expect(problemOf(name, value)).toBeUndefined());

  test.each(['李', 'Nguyễn Thị', "D'Arcy-O’Neil", 'محمد', 'Åsa', '🦊'])('the name %s', (name) => {
    expect(problemOf('firstName', name)).toBeUndefined();
  });

  test.each(['\u200b', ' \u200d\ufeff ', '\u3164\u00ad'])('not %j, which has no visible characters', (text) => {
    expect(problemOf('firstName', text)).toBe('First name is required');
    expect(problemOf('message', text.repeat(10))).toBe('Message must be at least 10 characters');
  });

  test('text is trimmed, normalized, and free of control characters, which would break a mail header', () => {
    const result = validateContactMessage({
      firstName: '  Zoe\u0308\r\nBcc: everyone@example.com ',
      lastName: 'a\u0000b\tc',
      email: ' zoe@example.com ',
      phone: '732\u00a0555\u20030142',
      message: ' first line\r\nsecond\u0007 line\ud800 ',
    });
    expect(result).toEqual({
      ok: true,
      value: {
        firstName: 'Zoë Bcc: everyone@example.com',
        lastName: 'a b c',
        email: 'zoe@example.com',
        phone: '732 555 0142',
        interest: 'sales',
        message: 'first line\nsecond line\ufffd',
      },
    });
  });

  test('a line has no marks that turn text around, which come with a copied address and hide in a name', () => {
    const invisible = { email: '\u202azoe@example.com\u202c\u200b', phone: '\u2068(732) 555-0177\u2069' };
    const turned = { ...invisible, firstName: '\u202eZoë', lastName: '\u200fنیم\u200cروز' };
    expect(validateContactMessage({ ...validMessage(), ...turned })).toEqual({
      ok: true,
      value: { ...validMessage(), firstName: 'Zoë', lastName: 'نیم\u200cروز' },
    });
    const message = 'A word in Hebrew: \u2067שלום\u2069.';
    expect(validateContactMessage({ ...validMessage(), message })).toMatchObject({ value: { message } });
  });

  test('the length is checked before a text is normalized, so that too many combining marks cost nothing', () => {
    const letters = 'e\u0301';
    expect(problemOf('firstName', letters.repeat(50))).toBeUndefined();
    expect(problemOf('firstName', letters.repeat(51))).toBe('Please use at most 100 characters');
    const result = validateContactMessage({ ...validMessage(), firstName: letters.repeat(50) });
    expect(result).toMatchObject({ ok: true, value: { firstName: 'é'.repeat(50) } });
  });

  test('unknown keys are dropped, even those of the prototype', () => {
    const sent = JSON.parse(
      JSON.stringify(validMessage()).replace('{', '{"__proto__":{"firstName":"x"},"constructor":1,'),
    );
    expect(validateContactMessage(sent)).toEqual({ ok: true, value: validMessage() });
  });

  test('a value of the prototype does not fill a field', () => {
    expect(problems(Object.create({ ...validMessage() }))).toHaveProperty('firstName');
  });

  test('the examples of the schema', () => {
    for (const example of schema.examples)
      expect(validateContactMessage(example)).toEqual({ ok: true, value: example });
  });
});

describe('the module', () => {
  test('is what the schema generates, needs no other module and is small', async () => {
    for (const [name, content] of Object.entries(await generate())) {
      expect(readFileSync(`schemas/generated/${name}`, 'utf8')).toBe(content);
    }
    const code = readFileSync('schemas/generated/contact-message.js', 'utf8');
    expect(code).not.toMatch(/\brequire\(|\bimport\b/);
    expect(gzipSync(code).length).toBeLessThan(2500);
  });
});

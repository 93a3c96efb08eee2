import { describe, expect, it } from 'vitest';
import { addFigureTexts, figureText } from '../../../cli/facts/figure-text.ts';
import { SchemaNode } from '../../../cli/schema/schemas.ts';
import type { JsonSchema } from '../../../schemas/source-schema.ts';

describe('The text of a figure', () => {
  it.each([
    [{ kind: 'money', per: 'day' }, 245, '$245'],
    [{ kind: 'distance', unit: 'mile' }, 1, '1 mile'],
    [{ kind: 'distance', unit: 'meter' }, 300, '300 meters'],
    [{ kind: 'distance', unit: 'inch' }, 6, '6 inches'],
    [{ kind: 'speed', unit: 'mph' }, 25, '25 mph'],
    [{ kind: 'speed', unit: 'kph' }, 40, '40 kph'],
    [{ kind: 'weight', unit: 'pound' }, 900, '900 pounds'],
    [{ kind: 'weight', unit: 'kilogram' }, 25, '25 kilograms'],
    [{ kind: 'duration', unit: 'day', business: true }, 5, '5 business days'],
    [{ kind: 'count', nouns: ['plans', 'rental plans'] }, 3, '3 plans'],
    [{ kind: 'count', nouns: ['models', 'model'] }, 1, '1 model'],
    [{ kind: 'count', nouns: ['municipalities', 'municipality'] }, 1, '1 municipality'],
    [{ kind: 'phone' }, '+17325550142', '(732) 555-0142'],
  ] as const)('%o of %s is %s', (mark, value, text) => {
    expect(figureText(mark as never, value)).toBe(text);
  });

  it('is missing for a value that is no such figure', () => {
    expect(figureText({ kind: 'money' }, 'a lot')).toBeUndefined();
    expect(figureText({ kind: 'count', nouns: ['plans'] }, ['a', 'b'])).toBeUndefined();
  });
});

describe('Texts beside figures', () => {
  const money: JsonSchema = { type: 'number', figure: { kind: 'money' } };
  const schema = { properties: { fee: money, fees: { additionalProperties: money } } };

  it('stand beside the keys that the schema names, and not among the entries of a map', () => {
    const facts = { fee: 25, fees: { late: 5 } };
    addFigureTexts(new SchemaNode(schema, schema, new Map()), facts);
    expect(facts).toEqual({ fee: 25, feeText: '$25', fees: { late: 5 } });
  });
});

import { describe, expect, it } from 'vitest';
import { createTemplateEngine } from '../../../cli/facts/template.ts';

const facts = {
  policy: { days: 7, hours: 48, isOpen: true, wait: { min: 2, max: 6 }, notice: { min: 1, max: 1 } },
  plans: [
    { price: 245, desk: { city: 'Leeds' } },
    { price: 685, desk: { city: 'York' }, name: 'Week' },
  ],
};
const engine = createTemplateEngine(facts);
const referencesOf = (text: string) => {
  const { value, references } = engine.render(text, {});
  return references.map(({ path, start, end }) => [path, String(value).slice(start, end)]);
};

describe('references inside tags', () => {
  it('are noted where they stand in the final text', () => {
    expect(
      referencesOf('Within {{ policy.days }} days{%- if policy.isOpen %}, or {{ policy.hours }} hours{% endif %}.'),
    ).toEqual([
      ['policy.days', '7'],
      ['policy.hours', '48'],
    ]);
  });

  it('are left out where a condition leaves them out', () => {
    expect(
      referencesOf('Now{% unless policy.isOpen %} {{ policy.hours }}{% else %} {{ policy.days }}{% endunless %}'),
    ).toEqual([['policy.days', '7']]);
  });

  it.each([
    ['{{ policy.days | words: "day" }}', 'seven days'],
    ['{{ plans | slice: 0, 1 | count | words: "plan" | capitalize }}', 'One plan'],
    ['{{ policy.wait | unit: "hour" }}', '2-6 hours'],
    ['{{ policy.notice | unit: "hour" }}', '1 hour'],
    ['{{ policy.days | words: "bus" }}', 'seven buses'],
    ['{{ plans | pluck: "desk.city" | list }}', 'Leeds and York'],
    ['{{ plans | where: "name" | pluck: "name" | list }}', 'Week'],
  ])('%s says "%s"', (text, said) => {
    expect(engine.render(text, {}).value).toBe(said);
  });

  it('name the list that a loop goes through', () => {
    expect(referencesOf('{% for plan in plans %}{{ plan.price | usd }} {% endfor %}')).toEqual([
      ['plans.price', '$245'],
      ['plans.price', '$685'],
    ]);
  });

  it('name the fact that a word of the text stands for', () => {
    expect(referencesOf('{% assign window = policy.days %}{{ window | unit: "day" }}')).toEqual([
      ['policy.days', '7 days'],
    ]);
  });

  it('name the fact that a word stands for there, if it stands for another further down', () => {
    const text = '{% assign it = policy.days %}{{ it }} {% assign it = plans[0].price %}{{ it }}';
    expect(referencesOf(text)).toEqual([
      ['policy.days', '7'],
      ['plans.0.price', '245'],
    ]);
  });

  it('name no fact where the author typed what the word stands for', () => {
    expect(referencesOf('{% assign price = 245 %}{{ price | usd }}')).toEqual([[undefined, '$245']]);
    expect(referencesOf('{% capture price %}245{% endcapture %}{{ price }}')).toEqual([[undefined, '245']]);
  });

  it.each([
    ['{{ plans | pluck: "name" | list }}', 'Filter "list" needs texts or numbers, not nothing.'],
    ['{{ policy.days | compound }}', 'Filter "compound" needs a noun in the singular, not nothing.'],
    ['{{ policy.days | unit: "days" }}', 'Filter "unit" needs a noun in the singular, not "days".'],
  ])('in %s print nothing that has no words', (text, message) => {
    expect(engine.render(text, {}).problems).toMatchObject([{ rule: 'wrong-filter', message }]);
  });

  it('are no list, which is not text', () => {
    const { problems } = engine.render('{% if policy.isOpen %}{{ plans }}{% endif %}', {});
    expect(problems).toMatchObject([
      { rule: 'wrong-filter', message: 'Reference {{ plans }} gives a list of 2, which is not text.' },
    ]);
  });
});

describe('words that Liquid would drop', () => {
  it.each([
    '{{ policy.days, plans }}',
    '{{ policy.days | number, plans }}',
    '{% if policy.isOpen %}{{ policy.days , plans }}{% endif %}',
    '{% unless policy.isOpen %}Yes{% else %}{{ policy.days plans }}{% endunless %}',
  ])('are a problem in %s', (text) => {
    expect(engine.render(text, {}).problems).toMatchObject([{ rule: 'liquid-syntax' }]);
  });
});

it.each([
  ['many tags without spaces', `${'{%if policy.isOpen%}x{%endif%}'.repeat(500)}{% endfi %}`],
  ['many spaces', `{{ a${' '.repeat(30_000)}b }}`],
])('a wrong text with %s takes at most 20 times as long as a right one', (_, text) => {
  const timeFor = (read: string) => {
    const start = performance.now();
    const { problems } = engine.render(read, {});
    return { problems, time: performance.now() - start };
  };
  // The engine parses a text only once, so each is another. The first is slow, since no code is warm.
  const rights = [1, 2, 3].map((mark) =>
    timeFor(`{% if policy.isOpen %}x{% endif %}${text.length}-${mark}`.repeat(500)),
  );
  const right = Math.min(...rights.map(({ time }) => time));
  const wrong = timeFor(text);
  expect(wrong.problems).toHaveLength(1);
  expect(wrong.time).toBeLessThan(20 * right);
});

describe('a condition', () => {
  const until = (path: string) => engine.render(`{% if ${path} %}Until {{ ${path} }}{% else %}Always{% endif %}`, {});

  it('may ask for the last day of a fact that has none', () => {
    expect(until('policy.daysUntil')).toMatchObject({ value: 'Always', problems: [] });
  });

  it('may not ask for a fact that does not exist', () => {
    expect(until('policy.yearsUntil').problems).toMatchObject([{ rule: 'missing-fact', fact: 'policy.yearsUntil' }]);
  });
});

describe('the hint for a reference that cannot be read', () => {
  it.each([
    ['{{ policy days | unit day }}', "{{ policy.days | unit: 'day' }}"],
    ['{{ policy.days | unit: “day” }}', "{{ policy.days | unit: 'day' }}"],
    ['{{ number(policy.days) }}', '{{ policy.days | number }}'],
    ['{{ policy.days || number }}', '{{ policy.days | number }}'],
    ['{{ plans.count }}', '{{ plans | count }}'],
    ['{% if policy.days = 7 %}A week{% endif %}', '{% if policy.days == 7 %}'],
  ])('is what %s was meant as', (text, correction) => {
    expect(engine.render(`Yes: ${text}.`, {}).problems).toMatchObject([{ hint: `Write ${correction}.` }]);
  });

  it.each([
    '{{ policy.days | number | number }}',
    '{{ policy.days | upcase | nosuch }}',
    '{{ policy.days and plans }}',
  ])('is no other reading of %s, of which none is right', (text) => {
    const [problem] = engine.render(`Yes: ${text}.`, {}).problems;
    expect(problem?.hint).not.toMatch(/^Write \{\{/);
  });
});

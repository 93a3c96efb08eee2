/** Draws whole numbers from 0 up to a limit, the same ones for the same seed. */
export type Random = (limit: number) => number;

/** @param seed any whole number */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % Math.max(1, limit);
  };
}

/** Damages the text of a YAML file in one way. */
export type Damage = (text: string, random: Random) => string | Buffer;

const odd = [
  ...['\0', '\u0007', '\ufeff', '\u2028', '\ud83d\ude00', '\u202e', '\t', '\r', '{', '}', '[', ']', '"', "'"],
  ...['`', '@', '%', '|', '>', '&a', '*a', '!!binary', '!!set', '!x', '---', '...', '? ', ': ', '- ', '#', '\\', ','],
];
const values = [
  ...['', 'null', '~', 'true', '.nan', '-.inf', '1e999', '0x1F', '-1', '0', '1.5', '9007199254740993', '{}', '[]'],
  ...[
    '[[[]]]',
    '{a: {b: c}}',
    '!!str 5',
    '2026-02-30',
    '"\\u0000"',
    '"{{ "',
    '"{{ a.b.c | d: e }}"',
    '"{% if %}"',
    '__proto__',
  ],
  ...[
    'constructor',
    '{__proto__: {a: 1}}',
    '"{{ constructor.constructor }}"',
    '"{% for x in (1..100000000) %}x{% endfor %}"',
    `"${'{% for a in vehicles %}'.repeat(4)}${'{% endfor %}'.repeat(4)}"`,
  ],
  ...[
    '"{{ dealer }}"',
    '"{{ site }}"',
    '"{{ vehicles }}"',
    '"<script>"',
    '"javascript:alert(1)"',
    '"../../etc/passwd"',
  ],
];

/** Every kind of damage, by name. */
export const damages: Readonly<Record<string, Damage>> = {
  'bytes overwritten': (text, random) => {
    const bytes = Buffer.from(text);
    for (let times = 1 + random(8); times > 0; times--) bytes[random(bytes.length)] = random(256);
    return bytes;
  },
  'a character put in': (text, random) => insert(text, random(text.length), pick(odd, random)),
  'a stretch cut out': (text, random) => {
    const from = random(text.length);
    return text.slice(0, from) + text.slice(from + 1 + random(200));
  },
  'cut off in the middle': (text, random) => text.slice(0, random(text.length)),
  'a line deleted': (text, random) => lines(text, random, (all, at) => all.splice(at, 1)),
  'a line twice': (text, random) => lines(text, random, (all, at) => all.splice(at, 0, all[at] ?? '')),
  'two lines swapped': (text, random) =>
    lines(text, random, (all, at) => {
      const swapped = random(all.length);
      [all[at], all[swapped]] = [all[swapped] ?? '', all[at] ?? ''];
    }),
  'an indent changed': (text, random) =>
    lines(text, random, (all, at) => {
      all[at] = ' '.repeat(random(9)) + (all[at] ?? '').trimStart();
    }),
  'an indent by tab': (text, random) =>
    lines(text, random, (all, at) => {
      all[at] = `\t${(all[at] ?? '').trimStart()}`;
    }),
  'a key renamed': (text, random) => atKey(text, random, ([, indent, , rest]) => `${indent}k${random(99)}:${rest}`),
  'a key emptied': (text, random) => atKey(text, random, ([, indent, key]) => `${indent}${key}:`),
  'a value replaced': (text, random) =>
    atKey(text, random, ([, indent, key]) => `${indent}${key}: ${pick(values, random)}`),
  'a value replaced with all below it': (text, random) => {
    const keys = [...text.matchAll(/^( *)([A-Za-z-]+):.*\n(?:(?:\1 .*|\1- .*|)\n)*/gm)];
    const [whole = '', indent = '', key = ''] = keys[random(keys.length)] ?? [];
    return text.replace(whole, () => `${indent}${key}: ${pick(values, random)}\n`);
  },
  'a key that is a list': (text, random) =>
    atKey(text, random, ([, indent, key, rest]) => `${indent}? [${key}]\n${indent}:${rest}`),
  'an anchor and an alias to it': (text, random) =>
    atKey(
      text,
      random,
      ([, indent, key, rest]) => `${indent}${key}: &loop\n${indent}  inner: *loop\n${indent}after:${rest}`,
    ),
  'an alias to nothing': (text, random) => atKey(text, random, ([, indent, key]) => `${indent}${key}: *nowhere`),
  'a merge key': (text, random) => atKey(text, random, ([line, indent]) => `${indent}<<: {a: 1}\n${line}`),
  'a billion laughs': (text, random) => `${text}\n${laughs(3 + random(8))}`,
  'a billion laughs in the text of a block': (text, random) =>
    atKey(text, random, ([, indent, key]) => `${indent}${key}: [${'&a ["x","x","x","x","x"], '}${'*a, '.repeat(200)}]`),
  'nested deeply': (text, random) => `${text}\ndeep: ${'['.repeat(10 ** (1 + random(5)))}`,
  'nested deeply and closed': (text, random) => {
    const depth = 10 ** (1 + random(4));
    return `${text}\ndeep: ${'{a: '.repeat(depth)}1${'}'.repeat(depth)}`;
  },
  'nested deeply by indents': (text, random) => {
    const steps = Array.from({ length: 50 * (1 + random(20)) }, (_, depth) => `${' '.repeat(depth)}a:`);
    return `${text}\n${steps.join('\n')}`;
  },
  'a huge text': (text, random) =>
    atKey(text, random, ([, indent, key]) => `${indent}${key}: ${'1,000 carts a day at $5 '.repeat(20_000)}`),
  'a huge number of keys': (text) =>
    `${text}\n${Array.from({ length: 20_000 }, (_, at) => `key${at}: ${at}`).join('\n')}`,
  'a huge list': (text, random) =>
    atKey(text, random, ([, indent, key]) => `${indent}${key}: [${'{type: hero}, '.repeat(20_000)}]`),
  'another document after it': (text) => `${text}\n---\nsecond: document\n`,
  'all of it gone': () => '',
  'only a list': () => '- 1\n- 2\n',
  'no YAML at all': (_, random) => Buffer.from(Array.from({ length: 2000 }, () => random(256))),
};

function laughs(levels: number): string {
  const first = 'a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol]';
  const rest = Array.from({ length: levels }, (_, at) => `a${at + 1}: &a${at + 1} [${`*a${at}, `.repeat(9)}]`);
  return [first, ...rest].join('\n');
}

function insert(text: string, at: number, what: string): string {
  return text.slice(0, at) + what + text.slice(at);
}

function pick(all: readonly string[], random: Random): string {
  return all[random(all.length)] ?? '';
}

function lines(text: string, random: Random, change: (all: string[], at: number) => void): string {
  const all = text.split('\n');
  change(all, random(all.length));
  return all.join('\n');
}

/** Replaces a line that has a key. */
function atKey(text: string, random: Random, change: (line: RegExpMatchArray) => string): string {
  const keys = [...text.matchAll(/^( *(?:- )?)([A-Za-z-]+):(.*)$/gm)];
  const line = keys[random(keys.length)];
  if (!line) return text;
  return text.slice(0, line.index) + change(line) + text.slice(line.index + line[0].length);
}

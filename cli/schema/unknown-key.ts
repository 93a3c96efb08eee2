import { calledBy, didYouMean } from '../report/did-you-mean.ts';
import { inYaml } from './expected-value.ts';
import type { Place, SchemaProblem } from './schema-problem.ts';

/** The words for an unknown key: what the author probably wanted to write, where the key belongs, or which keys there are. */
export function wordsForUnknown(key: string, place: Place): Pick<SchemaProblem, 'message' | 'hint' | 'says'> {
  const { keys, value, around, schema, child, path, above } = place;
  const message = `Key "${key}" is not known here.`;
  const written = value as Record<string, unknown>;
  const aliasesOf = (name: string) => [child(name)?.schema.title ?? '', ...(child(name)?.schema.aliases ?? [])];
  const absent = new Set(keys).difference(new Set(Object.keys(written)));
  const near = didYouMean(key, absent, aliasesOf);
  const isCalled = calledBy(key, absent, aliasesOf).length > 0;
  const holder = keys.find((sibling) => child(sibling)?.keys.includes(key));
  if (holder && !isCalled) return { message, hint: `Move it below "${holder}:", where it belongs.` };
  const holding = path.findLastIndex((_, index) => Object.hasOwn(above(path.length - index).properties ?? {}, key));
  const outer = path.slice(holding).find((step) => typeof step === 'string');
  const isFree = !Object.hasOwn(Object(around), key);
  if (holding !== -1 && isFree && !isCalled && path.at(-2) !== 'dated')
    return { message, hint: `Move it to the column of "${outer}:", where it belongs.` };
  const before = Object.keys(written)[Object.keys(written).indexOf(key) - 1] ?? '';
  if (key === 'dated' && before !== '') {
    const hint = `Move it below "${before}:", further to the right, and write the value of all other days above it, as in ${before}: { value: ${inYaml(written[before])}, dated: ... }.`;
    return { message: `Key "dated" stands beside "${before}" and not below it.`, hint };
  }
  const missing = schema.required?.filter((required) => !Object.hasOwn(written, required)) ?? [];
  const isOnly = missing.length === 1 && Object.keys(written).filter((typed) => !keys.includes(typed)).length === 1;
  const given =
    written[key] === null ? `Write ${missing[0]}: ${key}` : `Write "${missing[0]}:" in its place, which is missing.`;
  if (near === undefined && isOnly) return { message, says: missing, hint: given };
  const figure = keys.find((name) => child(name)?.schema.figure && key.toLowerCase().endsWith(name.toLowerCase()));
  if (near === undefined && figure && Object.hasOwn(written, figure)) {
    const hint = `Take it out. For another ${figure} on some days, write value: and dated: below "${figure}:" (see pages/README.md).`;
    return { message, hint };
  }
  const known = keys.length > 0 ? `, or write a key that is known: ${keys.join(', ')}` : '';
  return { message, says: near?.match(/[\w-]+(?=")/g) ?? [], hint: near ?? `Take it out${known}.` };
}

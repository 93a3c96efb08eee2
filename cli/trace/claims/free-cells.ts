import { valueAt } from '../../schema/describe-error.ts';
import { ruleOf } from '../domain.ts';
import { surroundingsOf, wordsAt } from '../surroundings.ts';
import { type ClaimReader, wrongClaim } from './claim.ts';
import { hitReaderOf, topicsOf } from './wordings.ts';

const free =
  /^\s*(?:(?:always |entirely )?(?:free|complimentary|waived|included|gratis)(?: of charge)?|none|nothing(?: at all)?|no (?:charge|fee|cost)|on us|on the house)(?:, [^.!?]*)?[.!]?\s*$/i;

/** "Pet hair removal | Complimentary": a value in words beside the label of a charge that is made. */
export const freeCells: ClaimReader = {
  cue: () => free,
  read(site, text) {
    if (text.references.length > 0) return [];
    const levels = surroundingsOf(site, text, 0, text.value.length);
    const labels = wordsAt(levels, 'beside').split(' | ').filter(Boolean);
    const topics = topicsOf(site);
    const read = hitReaderOf(site);
    return labels.slice(0, 1).flatMap((label) =>
      read(`${label} is free`)
        .filter(({ start, topic }) => start === 0 && topics[topic]?.collection === undefined)
        .flatMap(({ topic, pattern: at }) => {
          const { field, patterns } = topics[topic] ?? { field: '', patterns: [] };
          const pattern = patterns[at];
          const isAbout = !pattern?.about || levels.some((level) => pattern.about?.test(level.text));
          if (!pattern || !isAbout || pattern.isTrue(valueAt(site.facts.tree, field.split('.')))) return [];
          return wrongClaim(
            text,
            { start: 0, end: text.value.length },
            {
              rule: ruleOf({ path: field }),
              message: `"${text.value.trim()}" beside "${label}" contradicts the fact ${field}.`,
              hint: 'Correct the text, or the fact.',
              related: [{ ...site.facts.locate(field), message: `The fact ${field}.` }],
            },
          );
        }),
    );
  },
};

/**
 * The keyword `charge` of a schema: how texts name what is charged. `is` are names of the charge itself ("deposit"), `of` names of what it is
 * charged for ("pet hair"), both as regular expressions.
 */
export interface Charge {
  is?: string[];
  of?: string[];
  /** Words that must stand around, where others charge for the same. */
  about?: string;
  /** Words in the same sentence that make it another matter. */
  unless?: string;
}

/** Some words of the same clause that do not turn it round. */
const some = "(?:(?!\\bnot\\b|n['’]t\\b|\\bnever\\b|\\bno\\b)[^.!?;:,()\\n]){0,40}?";
const few = '(?:[\\w-]+ ){0,2}?';
const fee = '(?:fees?|charges?|costs?|surcharges?)';
const refuses = "(?:never|not|nobody|no one|n['’]t)";
const free =
  '(?:free|waived|complimentary|gratis|on us|on the house|our treat|not charged|at no (?:extra |additional )?(?:cost|charge)|without (?:a |any |extra )?charge)';
const forFree =
  '(?:costs? (?:you )?nothing|free of charge|for free|at no (?:extra |additional )?(?:cost|charge)|without (?:extra )?charge)';

/**
 * Regular expressions for saying that a charge is not made: "no deposit", "we never charge for pet hair", "cleaning is on us". The group
 * `told` is the part to correct, where it is not all.
 */
export function waiversOf({ is = [], of = [] }: Charge): string[] {
  const charges = [...is, ...of.map((name) => `${name} ${fee}`)].join('|');
  const things = of.join('|');
  return [
    `(?:no|zero|without(?: an?| any)?) ${few}(?:${charges})`,
    `(?:${charges}) (?:is|are) ${few}(?:${free}|not (?:charged|taken|required|needed|collected|asked))`,
    `${refuses} ${few}(?:charge|take|ask for|asks for|collect|require|hold|want|bill|pay|owe|keep) (?:you )?(?:an?|any|the|your)? ?${few}(?:${charges})`,
    `(?:waiv|drop|skip|forgiv)(?:e|es|ed|ing|s|ped|ping) (?:the |all |any |your )?${few}(?:${charges})`,
    ...(of.length === 0
      ? []
      : [
          `no ${few}${fee} (?:for|on|to)${some} (?:${things})`,
          `${refuses} ${few}(?:charge|bill|pay|owe)${some} (?:${things})`,
          `(?:${things}) (?:is|are|comes?|stays?) (?:always |completely |also |entirely )?${free}`,
          `(?:${things})${some} (?<told>${forFree})`,
          // "White glove delivery does more than unload, and comes at no extra charge."
          `(?:${things})[^.!?;:()\\n]{0,50}?, and (?:it |that |this )?(?:comes |is |are |goes )?(?<told>${forFree})`,
          `(?:free|complimentary) (?:${things})`,
          // "Same-day orders carry no surcharge."
          `(?:${things}) (?:carry|carries|bring|brings|has|have|means?|adds?|comes? with) no (?:extra |additional )?${fee}`,
        ]),
  ];
}

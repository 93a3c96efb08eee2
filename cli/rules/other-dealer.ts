import { isMap } from '../facts/facts.ts';
import { flowLines } from '../flow-lines.ts';
import type { Rule } from '../rules.ts';
import type { Site } from '../site/site.ts';
import { authoredTexts } from '../trace/authored-text.ts';
import { cartMakers } from '../trace/cart-makers.ts';
import { locateInText } from '../trace/source-span.ts';
import { sentenceBefore } from '../trace/surroundings.ts';

/** The name of a cart business, where the words before it say that it is one: "at Shore Golf Carts", "our sister store, Shore Carts". */
const business =
  /(?<=(?:\b(?:[Aa]t|[Bb]y|[Ff]rom|[Vv]isit|[Cc]all|[Cc]ontact|[Cc]hoose|[Tt]rust|[Ss]ee|[Tt]ry|[Aa]sk|[Mm]eet|[Jj]oin|[Ll]ike|[Rr]ecommend|[Ww]elcome to|[Ww]e are|[Ww]ith|[Bb]ehind|[Ff]ormerly|[Kk]nown as|[Tt]o|[Tt]han|[Uu]nlike|[Vv]ia|of|[Tt]hrough|is|are|(?:sister|partner|affiliated) (?:dealer|dealership|store|shop|company|showroom),?)|©(?: \d{4})?) (?:the )?)(?:[A-Z][\w&'’-]*[ ]){1,4}(?:Golf Cars|(?:Golf )?(?:Carts?|Cars) (?:Kings?|Pros?|Masters?|Zone|Hub|Mart|Source|Nation|Kingdom|Bros\.|Brothers|Supply|Co\.|Company|Center|Sales|Outlet|Depot|World|Barn|Guys|Shop|Store|Superstore|Warehouse|Unlimited|Express|Connection|Rentals|LLC|Inc\.)|(?:Golf )?Carts)(?!\w)/gu;

/** Such a name at the head of a sentence or an imprint: "Shore Golf Carts keeps ...", "Garden State Golf Cars, Middlesex County". */
const atHead =
  /(?<=^|[.!?]\s|\n\s*(?:[-*+] )?|\b(?:and|but|where|while|that) )(?:[A-Z][\w&'’-]*[ ]){1,4}(?:Golf )?(?:Carts|Cars)(?: (?:&|and) [A-Z]\w+)?(?=, | (?:is|has|charges|asks|keeps|offers|sells|rents|delivers|serves|repairs|will|can|stands|promises|invites|welcomes|takes|handles|makes|runs|sends|brings|does|knows)\b)/gu;

/** A name that can be nothing else, in the middle of a sentence: "your message has reached Garden State Golf Cars". */
const inSentence =
  /(?<=[a-z,] (?:the )?)(?:[A-Z][\w&'’-]*[ ]){1,4}(?:Golf Cars|(?:Golf )?(?:Carts?|Cars) (?:Kings?|Pros?|Masters?|Zone|Hub|Mart|Source|Nation|Kingdom|Bros\.|Brothers|Depot|World|Barn|Guys|Superstore|Warehouse|LLC|Inc\.))(?!\w)/gu;

/** The same behind a longer word in lower case, where a heading in title case has none: "has reached Jersey Shore Golf Carts". */
const behindWord =
  /(?<=(?:^|\s)(?!(?:your|their|than|that|this|over|near|into|best|used|most|many|more|some|such|only|also|both|each)\s)[a-z]{4,},? (?:the )?)(?:[A-Z][\w&'’-]*[ ]){1,4}Golf Carts(?!\w)/gu;

/** A maker whose dealer somebody claims to be: "an authorized Yamaha dealer". */
const maker =
  /(?<=\b(?:[Aa]uthorized|[Cc]ertified|[Oo]fficial|[Ee]xclusive) )[A-Z][\w-]*(?: [A-Z][\w-]*){0,2}(?= (?:golf cart |cart )?(?:dealer|dealership|retailer|reseller)\b)/gu;

/** A maker, said to be sold: one that the dealer does not carry is none. */
const sale =
  /\b(?:sell|sells|selling|carry|carries|stock|stocks|offer|offers|rent|rents|deal in|dealer for|from|new|choose|including)\b[^.!?;]{0,60}$/;
const makers = new RegExp(`\\b(?:${cartMakers.join('|')})\\b`, 'gu');

/** What every one of them ends in: few texts have it, and the patterns above are slow. */
const mayName = new RegExp(`Carts?\\b|Cars?\\b|[Dd]ealer|retailer|reseller|${cartMakers.join('|')}`);

/** Words of such names that tell kinds of carts apart, not businesses. */
const kinds =
  'all any best certified course custom electric every family fleet four gas golf legal lifted lithium low new off our own passenger people personal pre-owned preowned premium quality quiet rental rentals repair road rented seat seater service shop six speed sport store street the their these two used utility your';

export default {
  name: 'other-dealer',
  description: 'A customer who reads the name of another dealer calls that one.',

  checkSite(site, report) {
    const known = knownWords(site);
    for (const text of authoredTexts(site)) {
      if (!mayName.test(text.value)) continue;
      for (const { 0: name, index } of namesIn(text.value)) {
        if (isElsewhere(text.value, index)) continue;
        // What a reference brings in is judged where it is written.
        if (!flowLines(text.raw).includes(name)) continue;
        const isMisnamed = misnames(name, dealerName(site));
        if (!isMisnamed && wordsOf(name).every((word) => known.has(word))) continue;
        report({
          ...locateInText(text, index, index + name.length),
          message: isMisnamed
            ? `"${name}" is not what the dealer is called.`
            : `"${name}" is neither the dealer nor a brand that it carries.`,
          hint: 'Write {{ dealer.name }}, or list the brand under otherBrands.',
          related: [{ ...site.facts.locate('dealer.name'), message: 'The name of the dealer.' }],
        });
      }
    }
  },
} satisfies Rule;

/** "Was yours sold by Garden State Golf Cars?" */
function isElsewhere(value: string, index: number): boolean {
  return /\b(?:yours|your (?:own )?cart)\b[^,;:]* (?:from|by|at) (?:the )?$/i.test(sentenceBefore(value, index));
}

function namesIn(value: string): RegExpExecArray[] {
  const sold = [...value.matchAll(makers)].filter(({ index }) => isSold(value.slice(0, index)));
  const found = [
    ...[business, atHead, inSentence, behindWord, maker].flatMap((pattern) => [...value.matchAll(pattern)]),
    ...sold,
  ];
  return found.filter((one, at) => found.findIndex(({ index }) => index === one.index) === at);
}

/** False where makers are told of that are not sold: "trade in your Yamaha", "we repair Yamahas as well". */
function isSold(before: string): boolean {
  return (
    sale.test(before) &&
    !/\b(?:trad|repair|servic|fix|maintain|not|never|unlike|than|compar|charger|batter|parts|did|used to|owners?)\w*/i.test(
      sentenceBefore(before, before.length),
    )
  );
}

/** The words of the dealer's name, its brands, series, vehicles and towns, and those that only say what kind of cart is meant. */
function knownWords({ facts: { tree } }: Site): Set<string> {
  const dealer = isMap(tree.dealer) ? tree.dealer : {};
  const state = isMap(dealer.state) ? dealer.state.name : '';
  const entries = [tree.brands, tree.series, tree.vehicles, tree.municipalities, tree.showrooms, tree.rentals]
    .flatMap((group) => (isMap(group) ? Object.values(group) : []))
    .map((entry) => (isMap(entry) ? entry.name : ''));
  const others = Array.isArray(tree.otherBrands) ? tree.otherBrands : [];
  const texts = [dealer.name, dealer.county, state, ...entries, ...others, kinds, 'carts cars cart'];
  return new Set(texts.flatMap((text) => wordsOf(String(text ?? ''))));
}

function dealerName({ facts: { tree } }: Site): string {
  return isMap(tree.dealer) ? String(tree.dealer.name ?? '') : '';
}

/** True for the dealer's own name with other words in it: "Raritan Golf Carts". A shorter form of it is none. */
function misnames(text: string, dealer: string): boolean {
  const generic = new Set([...wordsOf(kinds), 'cart', 'carts', 'cars']);
  const own = wordsOf(dealer);
  const said = wordsOf(text);
  return own.some((word) => !generic.has(word) && said.includes(word)) && said.some((word) => !own.includes(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? [];
}

import { IDEA_TEXT_FIELDS, type IdeaSpan } from '@playbook/contracts/analysis/idea-check.schema';
import type { Span } from '@playbook/contracts/core/span.schema';
import { clauseAround, quoted } from '../../engine/quotes.js';
import { tellsOfPast } from '../../engine/words/tells-of-past.js';
import { sentenceAround } from '../../text/spans/sentence-around.js';
import { quotedSentence } from '../reading/quoted-sentence.js';
import type { IdeaText } from '../signals/idea-text.js';
import { saysNoChange } from './own-results.js';

/** What is told of the world that may be why now, and what is asked of it. */
interface ToldEvent {
  readonly text: string;
  readonly span: IdeaSpan;
}

const MONTH =
  'January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter';
/** A year of these days, or one that a plan of somebody runs to; an old one only says since when something is so. */
const RECENT = new RegExp(
  String.raw`\b(?:by 20[2-4]\d|(?:in|from|of|the|since|until) (?:early |mid-?|late )?(?:(?:${MONTH}) )?202\d|(?:${MONTH}) 202\d)\b`,
  'i',
);
const LAW = new RegExp(
  String.raw`(?<![\p{L}\d])(?:IRC|CFR|USC) ?(?:§ ?)?\d[\d().a-z]{0,12}|\b(?:EU )?(?:Directive` +
    String.raw`|Regulation) \(?(?:EU\) )?\d{4}/\d{1,5}|\b(?:\p{Lu}\p{L}{2,20} ){1,4}Act(?: (?:of )?20\d\d)?\b(?! (?:on|as` +
    String.raw`|like|now)\b)`,
  'u',
);
const MOVED = new RegExp(
  String.raw`\b(?:now (?:starts? (?:at|from)|costs?|takes?|requires?|has to|have to)|(?:has|have) (?:exploded|doubled|tripled)|exploded` +
    String.raw`|because of the (?:war|inflation|pandemic|tariffs?|drought|naira|lira|peso|euro|rupee|law|ban|shortage))\b`,
  'i',
);

/** What happens to more than one startup. */
const OF_THE_WORLD = new RegExp(
  String.raw`\b(?:frosts?|fires?|burned|floods?|drought|war|laws?|rules?|bans?|bann?ed|tax(?:es)?|tariffs?|government|ministr\w+|minister|state|parliament|EU` +
    String.raw`|commission|regulators?|courts?|central bank|the plan|prices?|inflation|strikes?|outbreak|pandemic|earthquake|storm|hurricane|shortage|reform` +
    String.raw`|budgets?|subsid\w+|standard|deadline|mandat\w+|devalu\w+|changes? (?:in|of|to))\b`,
  'i',
);

/** What the founders did, or happened with their customers, is their own doing. */
const OF_FOUNDERS = new RegExp(
  String.raw`\b(?:we|we've|our|ours|us|i|i've|my)\b|\bit['’]?s (?:live|paying|free)\b|\b(?:users?|customers?|pilots?` +
    String.raw`|founded|launched|went live|orders?|subscribers?|prototypes?|used it|so far)\b`,
  'i',
);

const isOfFounders = (text: string, at: Span): boolean => {
  const { start, end } = clauseAround(text, at);
  return OF_FOUNDERS.test(text.slice(start, end));
};

const KINDS: readonly (readonly [found: RegExp, asks: string])[] = [
  [LAW, '% is a rule. Say since when it holds, and what you can do about it that nobody could before.'],
  [RECENT, '% has a date. Say what it changed for good, and who acts on that today.'],
  [MOVED, '% is a change without a year. Say when it came, and what made it come.'],
];

/** The first law, dated event or move in a text that is not the founders' own doing; null where none is told. */
export function datedEventOf({ fields }: IdeaText): ToldEvent | null {
  for (const [found, asks] of KINDS) {
    for (const field of IDEA_TEXT_FIELDS) {
      const { original } = fields[field];
      const match = found.exec(original);
      if (match === null) continue;
      const at = { start: match.index, end: match.index + match[0].length };
      const sentence = sentenceAround(original, at);
      if (tellsOfPast(sentence) || saysNoChange(sentence) || (found !== LAW && isOfFounders(original, at))) continue;
      if (found === RECENT && !OF_THE_WORLD.test(sentence)) continue;
      const words = found === LAW ? quoted(original, at) : quotedSentence(fields[field], at);
      return {
        text: asks.replace('%', () => words),
        span: { field, ...at },
      };
    }
  }
  return null;
}

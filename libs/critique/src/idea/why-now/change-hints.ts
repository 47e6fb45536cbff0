import { IDEA_TEXT_FIELDS } from '@playbook/contracts/analysis/idea-check.schema';
import { clauseAround } from '../../engine/quotes.js';
import { tellsOfPast } from '../../engine/words/tells-of-past.js';
import { sentenceAround } from '../../text/spans/sentence-around.js';
import type { IdeaText } from '../signals/idea-text.js';

const MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter';
/** "Since 10 November 2025", "until early 2019", "in spring 2024". */
const YEAR =
  String.raw`(?:about |around |(?:the )?(?:\d{1,2}(?:st|nd|rd|th)? )?(?:early|mid|late|beginning|end|${MONTH})[ -](?:of |\d{1,2}(?:st` +
  String.raw`|nd|rd|th)?,? )?)?(?:19[5-9]|20[0-4])\d`;
const FEW =
  '(?:a few|few|couple of|some|two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty|thirty|[1-9]\\d?)';

/**
 * Words of a text that may tell what changed, in whatever way: "burned since 2017", "until 2019 it took 9 months", "three closed in the last four
 * years", "since contactless", "the small places are shutting". No rule is sure of all of them.
 */
const MAY_TELL_CHANGE: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:since|until|till|before|after|by) ${YEAR}\b`, 'i'),
  new RegExp(
    String.raw`\b(?:was|were|cost|took|paid|made|had|like that|set|built|written|because)\b(?:[^.!?]|\.\d){0,40} in ${YEAR}\b`,
    'i',
  ),
  new RegExp(String.raw`\bin ${YEAR}\b[^.!?]{0,80}\b(?:now|today|since|this year|last year|20[12]\d)\b`, 'i'),
  new RegExp(String.raw`\b(?:in|over|within|for) the (?:last|past) ${FEW} (?:years|decades)\b`, 'i'),
  new RegExp(String.raw`\b${FEW} (?:years|decades) ago\b`, 'i'),
  new RegExp(
    String.raw`\b(?:since|after|because of|thanks to) (?:the )?(?:contactless|covid|pandemic|lockdowns?|war|crisis|strikes?|reforms?` +
      String.raw`|(?:first )?smartphones?|chatgpt|new (?:laws?|rules?|tax))\b`,
    'i',
  ),
  /\bsince (?:the )?[\w-]{2,20} (?:came|went|closed|opened|began|started|changed|ended|left|shut|stopped|took over)\b/i,
  /\b(?:used to (?:be|have|cost|take|come|pay|do|get|work)|no longer|any ?more|these days|nowadays|recently|lately|ever since|now that)\b/i,
  /\b(?:are|keep) (?:all |slowly |now )?(?:shutting|closing|dying(?: out)?|retiring|disappearing|vanishing|shrinking|running out|giving up)\b/i,
  /\b(?:gone|went|came|come) (?:up |down )?from [^.!?]{1,30} to\b/i,
  new RegExp(
    String.raw`\b(?:prices?|costs?|numbers?|share|population|rates?|wages?|rents?|premiums?)\b[^.!?]{0,40}\b(?:rose|risen|fell` +
      String.raw`|fallen|dropped|grew|grown|soared|collapsed)\b`,
    'i',
  ),
  /\b(?:rose|risen|fell|fallen|dropped|shrunk|shrank) (?:by|from|to|since|over) |\b(?:doubled|tripled|halved|quadrupled|exploded)\b/i,
  new RegExp(
    String.raw`\b(?:new|coming|upcoming) (?:[\w-]{2,15} )?(?:laws?|rules?|regulations?|directives?|standards?|tax(?:es)?|targets?|mandates?)\b` +
      String.raw`|\b(?:mandatory|obligatory|compulsory|outlawed|phased out)\b|\b\w{3,12} targets\b`,
    'i',
  ),
  /\b(?:lidar|starlink|chatgpt)\b/i,
  // "The machine got small enough in 2024".
  /\b(?:got|became|is now|are now) (?:so |much |far )?(?:small|cheap|fast|good|light|thin|accurate|reliable)\w{0,3}\b/i,
  /\b(?:only|just) (?:became|become|becomes)\b|\b(?:became|become) (?:possible|legal|cheap|allowed)\b/i,
];

/** What the founders did themselves or have: "I am one since 2011", "live since February 2024". */
const OF_FOUNDERS =
  /\b(?:I|we)\b|\b(?:live|us(?:e|es|ed|ing) (?:it|us|ours)|wear it|founded|launched|incorporated|customers?|users?|pilots?|subscribers?|invoiced)\b/i;

/** Whether a text may tell a change in words that no rule is sure of, so that nobody can say that it names none. */
export const hintsAtChange = ({ fields }: IdeaText): boolean =>
  IDEA_TEXT_FIELDS.some((field) => {
    const { original } = fields[field];
    return MAY_TELL_CHANGE.some((pattern) => {
      const found = pattern.exec(original);
      if (found === null) return false;
      const at = { start: found.index, end: found.index + found[0].length };
      const clause = clauseAround(original, at);
      return !tellsOfPast(sentenceAround(original, at)) && !OF_FOUNDERS.test(original.slice(clause.start, clause.end));
    });
  });

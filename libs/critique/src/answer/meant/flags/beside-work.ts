import type { Span } from '@playbook/contracts/core/span.schema';
import { sentenceAround } from '../../../text/spans/sentence-around.js';
import type { AnswerText } from '../../signals/answer-text.js';

/** "Was on it in the evenings until August": over. */
const IS_OVER = /\b(?:until|till|before|used to|was|were|last year)\b/i;
/** Whether what is told of time beside another work is over. */
export const isOver = (text: string, span: Span): boolean => IS_OVER.test(sentenceAround(text, span));

/** "My nephew built the site in his evenings": whoever helps or is employed is no founder who could leave a job. */
const HELPER = new RegExp(
  String.raw`\b(?:my|our|his|her|an?|the|one|two|three|four|first|\d{1,2}) (?:[\p{L}-]{2,14} ){0,2}(?:nephew|niece|cousin` +
    String.raw`|brother|sister|son|daughter|wife|engineer|developer|programmer` +
    String.raw`|husband|friend|intern|student|freelancer|contractor|advis[eo]r|designer|employee|assistant|bookkeeper|accountant|volunteer|apprentice)s?\b`,
  'iu',
);
/** "Brian is paid part time and is not a founder". */
const NO_FOUNDER = /\b(?:not|isn['’]?t) (?:an? |our |the )?(?:co-?)?founder\b|\bpaid (?:part[- ]time|by the hour)\b/i;
/** Whether a sentence tells what somebody beside the founders does. */
export const isOfHelper = (sentence: string): boolean =>
  NO_FOUNDER.test(sentence) || (HELPER.test(sentence) && !/\b(?:co-?founders?|I|we)\b/i.test(sentence));

/** "We have a part-time designer": whoever is named behind it is employed, or advises. */
const OF_STAFF = new RegExp(
  String.raw`^ (?:\p{L}{2,12} ){0,2}(?:designer|developer|engineer|programmer|bookkeeper|accountant|student|intern|help|assistant|contractor|freelancer` +
    String.raw`|staff|employee|salesperson|nurse|driver|cook|teacher|tutor|annotator|label?ler|typist|technician|mechanic|secretary|worker|consultant` +
    String.raw`|advis[eo]r|marketer|researcher|analyst|lawyer|cleaner|operator|agent|translator|editor|people|person|hire|volunteer|helper)s?\b`,
  'iu',
);
export const isOfStaff = (text: string, { end }: Span): boolean => OF_STAFF.test(text.slice(end));

/** "One weekend in May we rebuilt it", "every second weekend the kids come": one event, and no time of work. */
const ONE_OF_THEM = /^(?:evening|weekend)$/i;
const ONCE_BEFORE =
  /\b(?:one|an?|that|this|last|next|first|same|whole|odd|long|single|per|every (?:other|second)|friday|saturday|sunday)\s$/i;
const EACH_BEHIND = /^ (?:a|per|each|every|work)\b/i;
const BEFORE_CHARS = 24;
export const isOnce = (text: string, { start, end }: Span): boolean =>
  ONE_OF_THEM.test(text.slice(start, end)) &&
  ONCE_BEFORE.test(text.slice(Math.max(0, start - BEFORE_CHARS), start)) &&
  !EACH_BEHIND.test(text.slice(end));

/** "Both full-time, neither has another job": an evening beside it takes nothing away. */
const ALL_FULL_TIME = new RegExp(
  String.raw`\b(?:both|all|neither|none|nobody)\b[^.;!?]{0,60}\b(?:full[- ]?time|(?:other|another|day|second|side) jobs?)\b|\bfull[- ]?time,? (?:both|all)\b` +
    String.raw`|\b(?:we|both of us|the two of us|the three of us)(?:['’]re| are|['’]ve been| have been) (?:both |all )?(?:working ` +
    String.raw`|on (?:it|this) )?full[- ]?time\b`,
  'i',
);
/** "Tobi Adeyemi (CEO) and Hattie Marsden (CTO) have been full time since March". */
const NAMED_FULL_TIME = new RegExp(
  String.raw`\b\p{Lu}\p{Ll}{1,20}(?: \p{Lu}[\p{L}'’-]{1,20})?(?: \([^()]{1,30}\))? and (?:I` +
    String.raw`|\p{Lu}\p{Ll}{1,20})\b[^.;!?]{0,50}(?<!\bnot )\b(?:are|have been|went|both` +
    String.raw`|is)\b(?! not\b)[^.;!?]{0,20}\bfull[- ]?time\b(?! (?:if|when|once)\b)`,
  'u',
);
const NOBODY = /\b(?:nobody|no one|neither|none)\b[^.;!?]{0,30}\bfull[- ]?time\b/i;
const NO_OTHER_JOB = /\b(?:neither|none|nobody)\b[^.;!?]{0,60}\b(?:other|another|day|second|side) jobs?\b/i;

/** Whether all founders are said to do nothing else. */
export const areAllFullTime = ({ original }: Pick<AnswerText, 'original'>): boolean =>
  NO_OTHER_JOB.test(original) ||
  (!NOBODY.test(original) && (ALL_FULL_TIME.test(original) || NAMED_FULL_TIME.test(original)));

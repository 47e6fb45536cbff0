import { isTheirWay } from '@playbook/critique/answer/prefill/told-of-others';
import type { KnownStartup } from '../../startup/known-startup.js';
import { saidOf } from '../../startup/said-of-startup.js';
import { quoted } from '../own-words.js';
import { sentenceOf, sentencesOf } from './sentences.js';

const IS_OF_PRODUCT = /^(?:an?|it) |\b(?:we|ours?|us|app|software|bot|platform)\b/i;
/** What nobody has or can do is no way to do it. */
const IS_NONE = /\b(?:no|not|cannot|can.t|never|nobody)\b/i;
/** What a founder wrote as markup is named nowhere. */
export const HAS_MARKUP = /[[\]()<>`*_#|\\]/;
/** Numbers of theirs, or of a study, are no way to do it today. */
const IS_RESULT =
  /^free\b|^\d|\d ?%|\b(?:use|try|wear|installed) it\b|\b\d[\d.,]{0,9} of \d|\d ?% still\b|\b(?:faster|more|less|longer|sooner) than they\b/i;

const inQuotes = (sentence: string): string => `“${quoted(sentence)}”`;

/** What the words call today's way; null where they do not. */
function statedLine(startup: KnownStartup): string | null {
  const { text, description, problem, todaysTools } = startup;
  const { today } = saidOf(startup);
  const isProblem = (one: string): boolean => problem !== '' && !description.includes(one);
  const sentence =
    today.state === 'absent'
      ? null
      : sentenceOf(
          text,
          today.spans,
          (one) =>
            ![IS_OF_PRODUCT, IS_NONE, IS_RESULT, HAS_MARKUP].some((pattern) => pattern.test(one)) && !isProblem(one),
        );
  if (sentence === null) return null;
  if (today.state === 'stated' || todaysTools !== null || /\btoday\b/i.test(sentence))
    return `${inQuotes(sentence)}: that is the first competitor. Say what it costs them.`;
  // What is not surely today's way may be what hurts in it; a problem of the founder's is told in the recommendations.
  return problem === ''
    ? `${inQuotes(sentence)}: what they do about that today is the first competitor. Say what it is and what it costs.`
    : null;
}

/** "Vineyards in Moldova light candles against frost": what others do, where a sentence begins with them. */
function ownWayLine({ description, customer }: KnownStartup): string | null {
  const name = customer?.toLowerCase().split(' ').at(-1) ?? '';
  const way = sentencesOf(description).find(
    ({ text }, index) => !HAS_MARKUP.test(text) && isTheirWay(text, index === 0, name),
  );
  return way === undefined
    ? null
    : `${inQuotes(way.text)}: if that is what they do today, it is the first competitor. Say what it costs them.`;
}

/** What customers do today by the founder's words, and what to say of it; null where they do not tell. */
export const todaysWayLine = (startup: KnownStartup): string | null =>
  startup.text === '' ? null : surest(statedLine(startup), ownWayLine(startup));

const MAY_BE = /: what they do about that today/;
/** What others do says more than what may hurt. */
const surest = (stated: string | null, own: string | null): string | null =>
  stated !== null && own !== null && MAY_BE.test(stated) ? own : (stated ?? own);

import type { Slots } from '@playbook/critique/engine/slots/slot';
import { tellsOfPast } from '@playbook/critique/engine/words/tells-of-past';
import type { KnownStartup } from '../../../startup/known-startup.js';
import { freeSoFarSentence, noMoneySentence } from '../../no-money.js';
import {
  averageSentence,
  costQuestion,
  HAS_AMOUNT,
  hasOneSum,
  hasOnlySumsOfOthers,
  incomeSentence,
  isPlannedPrice,
  perhapsPrice,
  priceSentence,
  shareLine,
} from './own-price.js';
import { sentencesOf } from '../sentences.js';
import { HAS_MARKUP } from '../todays-way.js';
import { inQuotes, whom, whose } from '../whom.js';

const ASKS_FOR_PRICE = 'Say in one sentence who pays you, how much, for what and how often.';

/** A line that quotes a sentence; null where there is none. */
const quoting = (sentence: string | null, rest: string): string | null =>
  sentence === null ? null : `${inQuotes(sentence)}: ${rest}`;

/** "Paid by the water utility", "of which the city gives R2m": who pays instead is told. */
const IS_FUNDED = new RegExp(
  String.raw`\b(?:paid|funded|financed|covered|supported|sponsored) by (?:the |an? |our )?\p{L}{3,}` +
    String.raw`|\bof which (?:the |an? )?[\p{L} ]{3,40} (?:gives?|pays?|covers?)\b|\b(?:grants? from|from donations)\b`,
  'iu',
);
const fundedSentence = ({ description }: KnownStartup): string | null =>
  sentencesOf(description).find(({ text }) => IS_FUNDED.test(text) && !HAS_MARKUP.test(text) && !tellsOfPast(text))
    ?.text ?? null;

function noMoneyLine(startup: KnownStartup): string | null {
  const free = noMoneySentence(startup);
  if (free === null) return null;
  const funded = fundedSentence(startup);
  if (funded !== null)
    return quoting(funded, 'say how long that is promised for, and who pays what it does not cover.');
  return HAS_MARKUP.test(free)
    ? 'Say who pays for the work, how much a year, and who has promised what.'
    : quoting(free, 'say who pays for the work instead, how much a year, and who has promised what.');
}

function priceLine(startup: KnownStartup, slots: Slots): string | null {
  const sentence = priceSentence(startup, slots);
  if (sentence === null) return null;
  return isPlannedPrice(sentence)
    ? `${inQuotes(sentence)}: nobody has paid that yet. Ask ${whom(startup, 'your customers')} for it before you build more.`
    : `The price in your words: ${inQuotes(sentence)}. ${shareLine(startup) ?? costQuestion(startup)}`;
}

const unpaidLine = (startup: KnownStartup): string | null =>
  quoting(freeSoFarSentence(startup), 'say who is to pay, how much, and from when.');

const averageLine = (startup: KnownStartup): string | null =>
  quoting(averageSentence(startup), 'say how much of that average stays with you.');

const othersLine = (startup: KnownStartup): string | null =>
  hasOnlySumsOfOthers(startup) ? `The sums in what you wrote are what is paid today. ${ASKS_FOR_PRICE}` : null;

const incomeLine = (startup: KnownStartup): string | null =>
  quoting(incomeSentence(startup), `say what one of ${whose(startup)} pays of that, for what and how often.`);

function doubtLine(startup: KnownStartup): string | null {
  if (perhapsPrice(startup) === null) return null;
  const sums = hasOneSum(startup) ? 'whether the sum in your words is what' : 'which of the sums in your words';
  return `Playbook is not sure ${sums} one customer pays you: say who pays, how much, for what and how often.`;
}

/** "We take 8%", "€9 per building": what likely is the price, in words that no pattern knows. */
const likelyPriceLine = ({ briefRoles }: KnownStartup): string | null =>
  quoting(
    briefRoles.saying('price', 'likely').find((sentence) => HAS_AMOUNT.test(sentence) && !HAS_MARKUP.test(sentence)) ??
      null,
    'if that is what you charge, say who pays it, for what and how often.',
  );

const noPriceLine = ({ text }: KnownStartup, { price }: Slots): string =>
  price.state === 'absent' && !HAS_AMOUNT.test(text)
    ? 'What you wrote has no price. Say in one sentence who pays, how much, for what and how often.'
    : `Playbook is not sure what you charge. ${ASKS_FOR_PRICE}`;

/** What is told first is said: that nobody pays, the price, what comes in, or that Playbook does not know. */
const LINES = [noMoneyLine, priceLine, unpaidLine, averageLine, likelyPriceLine, othersLine, incomeLine, doubtLine];

/** What the founder's words say of what is charged, or that they do not. */
export const moneyLine = (startup: KnownStartup, slots: Slots): string =>
  LINES.reduce<string | null>((said, lineOf) => said ?? lineOf(startup, slots), null) ?? noPriceLine(startup, slots);

import type { MemoQuote } from '@playbook/contracts/analysis/partners-memo/application-memo.schema';
import { areOfOneDate, areOfOthers, type Claim, type ClaimTopic, numberOf } from './claims.js';

type Say = (first: Claim, second: Claim) => string;

const two =
  (what: string, ask: string): Say =>
  (first, second) =>
    `${what}: ${numberOf(first)} here, ${numberOf(second)} there. ${ask}`;

/** How each kind of contradiction is told. */
const SAYINGS: Readonly<Record<ClaimTopic, Say>> = {
  price: two('Two prices', 'Which one does a new customer pay today?'),
  customers: (first, second) =>
    `Two numbers of paying ${first.of}: ${first.value} here, ${second.value} there. Which is today's?`,
  users: (first, second) =>
    `Two numbers of ${first.of} that use it: ${first.value} here, ${second.value} there. Which is today's?`,
  founders: two('Two numbers of founders', 'How many of you are there?'),
  known: two('You have known one another for different numbers of years', 'Which is right?'),
  met: two('You met in two different years', 'Which is right?'),
  live: (first, second) => `It went live twice: in ${nameOf(first)} here, in ${nameOf(second)} there. When was it?`,
  monthly: (first, second) =>
    first.of === ''
      ? `Two figures for the revenue of a month: ${inFigures(first)} here, ${inFigures(second)} there. Which is today's?`
      : `Two figures for last month's revenue: ${inFigures(first)} here, ${inFigures(second)} there. Which is right?`,
  fulltime: () => 'One answer has everybody full-time, another has not. Who works on what today?',
  rivals: () => 'One answer says that there is no competition, another names some. Believe the second yourself.',
  revenue: () => 'One answer says that nobody pays yet, another counts who pays. Which is today’s?',
};

function nameOf({ value }: Claim): string {
  return value.charAt(0).toUpperCase() + value.slice(1);
}

/** "4000" reads "4,000"; the quotes beside it have the currency. */
function inFigures({ value }: Claim): string {
  return Number.isFinite(Number(value)) ? Number(value).toLocaleString('en-US') : value;
}

const keyOf = ({ topic, of }: Claim): string => `${topic} ${of}`;

/** A text that says two things of the same has its reasons, such as a series of months or two kinds of customers. */
function clearClaims(claims: readonly Claim[]): Claim[] {
  const bySource = [...Map.groupBy(claims, ({ source }) => source).values()];
  return bySource.flatMap((own) => (new Set(own.map(({ value }) => value)).size === 1 ? own.slice(0, 1) : []));
}

function pairIn(claims: readonly Claim[]): readonly [Claim, Claim] | null {
  for (const [index, first] of claims.entries()) {
    const second = claims
      .slice(index + 1)
      .find((other) => other.value !== first.value && !areOfOthers(first, other) && !areOfOneDate(first, other));
    if (second !== undefined) return [first, second];
  }
  return null;
}

/** A contradiction between two texts, with the words of both. */
export interface Contradiction {
  readonly topic: ClaimTopic;
  readonly text: string;
  readonly quotes: [MemoQuote, MemoQuote];
}

/**
 * Where two texts say different things of the same today, one of each kind. A false one is worse than a missed one: what is dated, planned,
 * of others, of a part or said twice within one text is compared with nothing.
 */
export function contradictionsOf(claims: readonly Claim[]): Contradiction[] {
  return [...Map.groupBy(claims, keyOf).values()].flatMap((same) => {
    const pair = pairIn(clearClaims(same));
    if (pair === null) return [];
    const [first, second] = pair;
    return [
      {
        topic: first.topic,
        text: SAYINGS[first.topic](first, second),
        quotes: [first.source.quote(first.sentence), second.source.quote(second.sentence)] as [MemoQuote, MemoQuote],
      },
    ];
  });
}

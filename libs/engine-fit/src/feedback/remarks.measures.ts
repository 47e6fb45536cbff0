import { SLOTS, type SlotName } from '@playbook/critique/engine/slots/slot';
import { shareOf, type Measure, type ReadAndTold } from './measure.js';

const MIN_PRECISION = 0.97;
const MIN_RECALL = 0.6;
const MIN_FIRST_RIGHT = 0.6;
const MAX_REPEATED = 0.15;

const isMissing = (slot: SlotName) => (topic: string) => topic === `missing:${slot}`;

/** Is it called missing where a reader found it? One reader who does not find it is enough for a partner to ask. */
export function missingPrecision(texts: readonly ReadAndTold[]): Measure {
  const claims = texts.flatMap(({ text, readings, told }) =>
    SLOTS.filter((slot) => told.topics.some(isMissing(slot))).map((slot) => ({
      words: `${text.id} ${slot}`,
      isTrue: readings.some(({ slots }) => slots[slot].state === 'absent'),
    })),
  );
  const wrong = claims.filter(({ isTrue }) => !isTrue);
  return {
    name: 'what is called missing is missing',
    value: shareOf(claims.length - wrong.length, claims.length),
    bar: { atLeast: MIN_PRECISION },
    of: claims.length,
    short: wrong.map(({ words }) => words),
  };
}

/** Before these are mended, nothing else is worth saying. */
const BEFORE_ALL_ELSE = new Set(['blanks', 'another-language', 'nonsense', 'joke', 'prompt-injection']);
const isReadable = ({ readings }: ReadAndTold): boolean =>
  !readings.some(({ first }) => first.some((topic) => BEFORE_ALL_ELSE.has(topic)));

/** Who asks what is paid asks who pays. */
const SAYS_TOO: Readonly<Partial<Record<SlotName, string>>> = { payer: 'missing:price' };
const isSaid = (slot: SlotName, topics: readonly string[]): boolean =>
  [`missing:${slot}`, `unclear:${slot}`, SAYS_TOO[slot]].some((topic) => topic !== undefined && topics.includes(topic));

/** Is it said where both readers would want what is not there? Silence is no feedback. */
export function missingRecall(texts: readonly ReadAndTold[]): Measure {
  const wanted = texts.filter(isReadable).flatMap(({ text, readings, told }) =>
    SLOTS.filter((slot) =>
      readings.every(({ slots }) => slots[slot].state === 'absent' && 'matters' in slots[slot] && slots[slot].matters),
    ).map((slot) => ({
      words: `${text.id} ${slot}`,
      isTold: isSaid(slot, told.topics),
    })),
  );
  const unsaid = wanted.filter(({ isTold }) => !isTold);
  return {
    name: 'what matters and is missing is said',
    value: shareOf(wanted.length - unsaid.length, wanted.length),
    bar: { atLeast: MIN_RECALL },
    of: wanted.length,
    short: unsaid.map(({ words }) => words),
  };
}

const EMPTY_WORDS = new Set(['hype', 'buzzwords', 'padding']);

/** What a topic is about: what is missing and what is unclear of a slot is the same first remark, and so are words that say nothing. */
const subjectOf = (topic: string): string =>
  EMPTY_WORDS.has(topic) ? 'empty words' : topic.replace(/^(?:missing|unclear):/, '');

/** Is the first remark about what one of the readers would say first? */
export function firstRemarkRight(texts: readonly ReadAndTold[]): Measure {
  const wrong = texts.flatMap(({ text, readings, told }) => {
    const first = told.topics[0] ?? 'ready';
    const wanted = [...new Set(readings.flatMap((reading) => reading.first))];
    return wanted.some((topic) => subjectOf(topic) === subjectOf(first))
      ? []
      : [`${text.id} ${first}, not ${wanted.join(' or ')}`];
  });
  return {
    name: 'the first remark is what a reader would say first',
    value: shareOf(texts.length - wrong.length, texts.length),
    bar: { atLeast: MIN_FIRST_RIGHT },
    of: texts.length,
    short: wrong,
  };
}

/** How many texts hear the sentence that most of them hear? Quotes of the founder's own words are left out. */
export function repetition(texts: readonly ReadAndTold[]): Measure {
  const counts = new Map<string, number>();
  for (const { told } of texts) {
    const remarks = new Set(told.remarks.map((remark) => remark.replace(/'[^']{1,170}'/g, "''")));
    for (const remark of remarks) counts.set(remark, (counts.get(remark) ?? 0) + 1);
  }
  const most = [...counts].toSorted(([, a], [, b]) => b - a);
  return {
    name: 'texts that hear the same sentence',
    value: shareOf(most[0]?.[1] ?? 0, texts.length),
    bar: { atMost: MAX_REPEATED },
    of: texts.length,
    short: most.slice(0, 5).map(([remark, count]) => `${count} hear: ${remark}`),
  };
}

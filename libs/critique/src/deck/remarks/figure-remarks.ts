import type { DeckLine } from '@playbook/contracts/decks/deck-facts.schema';
import type { DeckRemark } from '@playbook/contracts/decks/deck-review.schema';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';
import { boxOf, quote, type SlideToJudge } from '../slide-to-judge.js';
import { statesPoint } from '../states-point.js';

const CUES = readSinglePatterns('deck-figures', [
  'figure',
  'cumulative',
  'vanity',
  'realUse',
  'dated',
  'sourced',
  'fromTo',
]);
const PERCENT = /\d\s?%/;
/** Percentages of fewer say little (docs/deck-rubric.md, rule 4). */
const TINY_BASE = 20;

const LOGO_KINDS = new Set(['traction', 'other']);
const MIN_LOGOS = 4;
/** More words than these may say it. */
const LOGO_MAX_WORDS = 8;

type Rule = (judged: SlideToJudge) => DeckRemark | null;

const lineWith = ({ slide }: SlideToJudge, pattern: RegExp): DeckLine | undefined =>
  slide.facts.lines.find(({ text }) => pattern.test(text));

const remark = (
  id: DeckRemark['id'],
  line: DeckLine | undefined,
  { text, fix }: { text: string; fix: string },
): DeckRemark => ({ id, criterion: 'proof', text, fix, box: boxOf(line) });

const cumulative: Rule = (judged) => {
  const line = lineWith(judged, CUES.cumulative);
  const names = judged.slide.facts.charts.flatMap(({ title, series }) => [
    title ?? '',
    ...series.map(({ name }) => name),
  ]);
  const found = line?.text ?? names.find((name) => CUES.cumulative.test(name));
  return found === undefined
    ? null
    : remark('cumulative', line, {
        text: `${quote(found)} can only rise, whatever happens.`,
        fix: 'Show what is new each month instead.',
      });
};

const vanity: Rule = (judged) => {
  const line = lineWith(judged, CUES.vanity);
  if (judged.kind !== 'traction' || line === undefined || CUES.realUse.test(judged.slide.text)) return null;
  return remark('vanity', line, {
    text: `${quote(line.text)} says that people came, and not that they pay or stay.`,
    fix: 'Show who pays or comes back each week.',
  });
};

const tinyBase: Rule = (judged) => {
  const line = judged.slide.facts.lines.find(({ text }) => CUES.fromTo.test(text) && PERCENT.test(text));
  const base = Number(CUES.fromTo.exec(line?.text ?? '')?.[1] ?? TINY_BASE);
  if (line === undefined || base >= TINY_BASE) return null;
  return remark('tiny-base', line, {
    text: `A percentage that begins at ${base} says little.`,
    fix: 'Say the two numbers, and leave the percentage out.',
  });
};

const isDated = ({ slide }: SlideToJudge): boolean => CUES.dated.test(slide.text);

const noDate: Rule = (judged) => {
  const line = lineWith(judged, CUES.figure);
  if (judged.kind !== 'traction' || line === undefined || isDated(judged)) return null;
  return remark('no-date', line, {
    text: `${quote(line.text)} does not say as of when, or over which time.`,
    fix: 'Add the month.',
  });
};

const noSource: Rule = (judged) => {
  const line = lineWith(judged, CUES.figure);
  if (judged.kind !== 'market' || line === undefined || CUES.sourced.test(judged.slide.text)) return null;
  return remark('no-source', line, {
    text: `${quote(line.text)} has no source, and is not worked out from customers and a price.`,
    fix: 'Write who counted, or multiply the number of customers by what one pays.',
  });
};

/** A slide of pictures with a topic over it, where it is not of people or of the product. */
const logos: Rule = ({ slide, kind }) => {
  const { pictures } = slide.facts;
  const isClaim = slide.title !== null && statesPoint(slide.title);
  if (!LOGO_KINDS.has(kind) || pictures < MIN_LOGOS || slide.words === 0 || slide.words > LOGO_MAX_WORDS || isClaim)
    return null;
  return remark('logos', undefined, {
    text: `There are ${pictures} pictures on this slide, and no sentence says what they stand for.`,
    fix: 'Say what they do with you: who pays, how much, and since when.',
  });
};

const RULES: readonly Rule[] = [cumulative, vanity, tinyBase, noDate, noSource, logos];

/** What is to be said of the figures of an English slide. */
export const figureRemarks = (judged: SlideToJudge): DeckRemark[] => RULES.flatMap((rule) => rule(judged) ?? []);

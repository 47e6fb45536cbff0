import type { DeckLine } from '@playbook/contracts/decks/deck-facts.schema';
import type { DeckRemark } from '@playbook/contracts/decks/deck-review.schema';
import { boxOf, quote, type SlideToJudge } from '../slide-to-judge.js';

/** A number with what it counts. */
export const FIGURE = /(?:[$€£]\s?\d|\d{1,12}(?:[.,]\d{1,6})?\s?(?:%|k\b|m\b|bn\b|million|billion|[a-z]))/i;
const CUMULATIVE =
  /\b(?:cumulative|all-time|since launch|total (?:sign-?ups|users|downloads|registrations|revenue))\b/i;
const VANITY = /\b(?:registered users|sign-?ups|downloads|followers|page ?views|impressions|likes|wait-?list)\b/i;
const REAL_USE = /\b(?:paying|revenue|mrr|arr|retention|weekly|daily|active|order(?:s|ed)|renewed)\b/i;
const DATE = /\b(?:19|20)\d\d\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b|\bq[1-4]\b/i;
const SPAN_OF_TIME = /\b(?:week|month|quarter|year|day)s?\b|\b(?:weekly|monthly|today)\b/i;
const SOURCE = /\b(?:source|according to|census|bureau|our own|we counted)\b|[×*]|\bx \$?\d|\btimes \$?\d|https?:/i;
const PERCENT = /\d\s?%/;
const FROM_TO = /\bfrom (\d{1,2}) to \d{1,3}\b(?!\s?%)/i;
/** Percentages of fewer say little (docs/deck-rubric.md, rule 4). */
const TINY_BASE = 20;

type Rule = (judged: SlideToJudge) => DeckRemark | null;

const lineWith = ({ slide }: SlideToJudge, pattern: RegExp): DeckLine | undefined =>
  slide.facts.lines.find(({ text }) => pattern.test(text));

const remark = (
  id: DeckRemark['id'],
  line: DeckLine | undefined,
  { text, fix }: { text: string; fix: string },
): DeckRemark => ({ id, criterion: 'proof', text, fix, box: boxOf(line) });

const cumulative: Rule = (judged) => {
  const line = lineWith(judged, CUMULATIVE);
  const names = judged.slide.facts.charts.flatMap(({ title, series }) => [
    title ?? '',
    ...series.map(({ name }) => name),
  ]);
  const found = line?.text ?? names.find((name) => CUMULATIVE.test(name));
  return found === undefined
    ? null
    : remark('cumulative', line, {
        text: `${quote(found)} can only rise, whatever happens.`,
        fix: 'Show what is new each month instead.',
      });
};

const vanity: Rule = (judged) => {
  const line = lineWith(judged, VANITY);
  if (judged.kind !== 'traction' || line === undefined || REAL_USE.test(judged.slide.text)) return null;
  return remark('vanity', line, {
    text: `${quote(line.text)} says that people came, and not that they pay or stay.`,
    fix: 'Show who pays or comes back each week.',
  });
};

const tinyBase: Rule = (judged) => {
  const line = judged.slide.facts.lines.find(({ text }) => FROM_TO.test(text) && PERCENT.test(text));
  const base = Number(FROM_TO.exec(line?.text ?? '')?.[1] ?? TINY_BASE);
  if (line === undefined || base >= TINY_BASE) return null;
  return remark('tiny-base', line, {
    text: `A percentage that begins at ${base} says little.`,
    fix: 'Say the two numbers, and leave the percentage out.',
  });
};

const isDated = ({ slide }: SlideToJudge): boolean => DATE.test(slide.text) || SPAN_OF_TIME.test(slide.text);

const noDate: Rule = (judged) => {
  const line = lineWith(judged, FIGURE);
  if (judged.kind !== 'traction' || line === undefined || isDated(judged)) return null;
  return remark('no-date', line, {
    text: `${quote(line.text)} does not say as of when, or over which time.`,
    fix: 'Add the month.',
  });
};

const noSource: Rule = (judged) => {
  const line = lineWith(judged, FIGURE);
  if (judged.kind !== 'market' || line === undefined || SOURCE.test(judged.slide.text)) return null;
  return remark('no-source', line, {
    text: `${quote(line.text)} has no source, and is not worked out from customers and a price.`,
    fix: 'Write who counted, or multiply the number of customers by what one pays.',
  });
};

const RULES: readonly Rule[] = [cumulative, vanity, tinyBase, noDate, noSource];

/** What is to be said of the figures of an English slide. */
export const figureRemarks = (judged: SlideToJudge): DeckRemark[] => RULES.flatMap((rule) => rule(judged) ?? []);

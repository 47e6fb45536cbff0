import type { DeckLine, DeckSlide } from '@playbook/contracts/decks/deck-facts.schema';
import { detectInjection } from '../injection/detect-injection.js';
import { wordsOf } from './states-point.js';

/** A title stands in the upper part of a slide. */
const TITLE_WITHIN = 0.45;
/** Lines of nearly the same size are one title. */
const SAME_SIZE = 0.95;
/** Foot lines: numbers, sources and legal words in the lowest part are not meant to be read from afar. */
const FOOT_FROM = 0.9;
const FOOT = /^(?:source|\d{1,3}$|©|\(c\)|confidential|page \d)/i;
const TITLE_MAX_CHARS = 300;
const TITLE_MAX_LINES = 3;

/** A slide as its reader sees it. Words to whoever judges are left out. */
export interface SlideReading {
  readonly facts: DeckSlide;
  readonly title: string | null;
  readonly titleLines: readonly DeckLine[];
  /** Everything but the title. */
  readonly body: readonly DeckLine[];
  /** Title and body, a sentence each line. */
  readonly text: string;
  readonly words: number;
  /** What was left out; null where nothing was. */
  readonly injection: string | null;
}

export const isFoot = ({ box, text }: DeckLine): boolean => FOOT.test(text) || (box !== null && box.top >= FOOT_FROM);

function titleOf(lines: readonly DeckLine[]): readonly DeckLine[] {
  const named = lines.filter(({ isTitle }) => isTitle);
  if (named.length > 0) return named;
  const upper = lines.filter((line) => !isFoot(line) && (line.box === null || line.box.top <= TITLE_WITHIN));
  const largest = Math.max(...upper.map(({ sizePt }) => sizePt));
  const first = upper.findIndex(({ sizePt }) => sizePt >= largest * SAME_SIZE);
  if (first < 0) return [];
  const rest = upper.slice(first);
  const end = rest.findIndex(({ sizePt }) => sizePt < largest * SAME_SIZE);
  const title = end < 0 ? rest : rest.slice(0, end);
  // A slide in one size has no title but its first line.
  return title.length > TITLE_MAX_LINES || end < 0 ? title.slice(0, 1) : title;
}

/** Reads a slide. */
export function readSlide(facts: DeckSlide): SlideReading {
  const whole = facts.lines.map(({ text }) => text).join('\n');
  const [found] = detectInjection(whole, 'text').spans;
  const injection = found === undefined ? null : whole.slice(found.start, found.end);
  const lines = facts.lines.filter(
    ({ text }) => injection === null || detectInjection(text, 'text').spans.length === 0,
  );
  const titleLines = titleOf(lines);
  const title = titleLines
    .map(({ text }) => text)
    .join(' ')
    .slice(0, TITLE_MAX_CHARS)
    .toWellFormed();
  const text = lines.map((line) => line.text).join('\n');
  return {
    facts,
    title: title === '' ? null : title,
    titleLines,
    body: lines.filter((line) => !titleLines.includes(line)),
    text,
    words: wordsOf(text).length,
    injection,
  };
}

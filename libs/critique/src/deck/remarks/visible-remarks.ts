import type { DeckPurpose, DeckRemark } from '@playbook/contracts/decks/deck-review.schema';
import { boxOf, palestLine, quote, readLines, type SlideToJudge, smallestLine } from '../slide-to-judge.js';
import { wordsOf } from '../states-point.js';

/** Limits of a slide (docs/deck-rubric.md, rules 1 and 2). */
const PURPOSE_RULES: Readonly<Record<DeckPurpose, { readonly maxWords: number; readonly smallestShare: number }>> = {
  'demo-day': { maxWords: 60, smallestShare: 14 / 540 },
  reading: { maxWords: 150, smallestShare: 9 / 540 },
};
/** Files round sizes: what is smaller by less than this is not remarked on. */
const ROUNDING_SHARE = 0.02;
/** Of large letters (WCAG 2.2, success criterion 1.4.3). */
const MIN_CONTRAST = 3;
const PERCENT = 100;

function textInPictures({ slide }: SlideToJudge): DeckRemark[] {
  const { lines, pictures, isRecognized } = slide.facts;
  if (!isRecognized && (lines.length > 0 || pictures === 0)) return [];
  return [
    {
      id: 'no-text',
      criterion: 'legibility',
      text: isRecognized
        ? 'This slide is a picture. Its words were read off it, and a word may be read wrong.'
        : 'This slide is a picture without text that can be read.',
      fix: 'Put the words into the slide as text; words in a picture can be neither searched nor read aloud.',
      box: null,
    },
  ];
}

function manyWords(judged: SlideToJudge): DeckRemark[] {
  const { maxWords } = PURPOSE_RULES[judged.purpose];
  const words = readLines(judged).flatMap(({ text }) => wordsOf(text)).length;
  if (words <= maxWords) return [];
  return [
    {
      id: 'too-many-words',
      criterion: 'legibility',
      text: `There are ${words} words on this slide; ${maxWords} are as many as this kind of deck should have.`,
      fix: 'Keep the one line that the slide is for, and say the rest or move it into the notes.',
      box: null,
    },
  ];
}

function smallLetters(judged: SlideToJudge): DeckRemark[] {
  const { heightPt } = judged.deck;
  const { smallestShare } = PURPOSE_RULES[judged.purpose];
  const smallest = smallestLine(judged);
  if (smallest === undefined || smallest.sizePt / heightPt >= smallestShare * (1 - ROUNDING_SHARE)) return [];
  const percent = ((smallest.sizePt / heightPt) * PERCENT).toFixed(1);
  return [
    {
      id: 'small-letters',
      criterion: 'legibility',
      text: `${quote(smallest.text)} is ${Math.round(smallest.sizePt)} points high, ${percent}% of the slide.`,
      fix: `Use at least ${Math.ceil(smallestShare * heightPt)} points on a slide of this height, or leave the line out.`,
      box: boxOf(smallest),
    },
  ];
}

function paleLetters(judged: SlideToJudge): DeckRemark[] {
  const palest = palestLine(judged);
  const contrast = palest?.contrast ?? null;
  if (palest === undefined || contrast === null || contrast >= MIN_CONTRAST) return [];
  return [
    {
      id: 'low-contrast',
      criterion: 'legibility',
      text: `${quote(palest.text)} has a contrast of ${contrast.toFixed(1)} to 1 with what is behind it.`,
      fix: `Use letters that differ from the background by ${MIN_CONTRAST} to 1 at least, such as near-black on white.`,
      box: boxOf(palest),
    },
  ];
}

/** What can be seen of a slide without understanding a word. */
export const visibleRemarks = (judged: SlideToJudge): DeckRemark[] =>
  [textInPictures, manyWords, smallLetters, paleLetters].flatMap((rule) => rule(judged));

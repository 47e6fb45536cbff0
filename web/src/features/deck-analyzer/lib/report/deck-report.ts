import { OVERALL_MAX_POINTS } from '@playbook/contracts/core/limits';
import type { DeckAnalysis, DeckSlideRecord, WholeDeckReview } from '@playbook/contracts/decks/deck-analysis.schema';
import { engineName } from '../../../../components/analysis/result/engine-name.js';
import { differenceText } from '../../../../lib/analysis/difference-text.js';
import type { DocumentPart, ReadableDocument } from '../../../../lib/document/readable-document.js';
import {
  answerText,
  CRITERION_WORDS,
  KIND_WORDS,
  PURPOSE_WORDS,
  REMARK_WORDS,
  remarksText,
  slidesText,
  WORDS_NOT_JUDGED,
} from '../words/deck-words.js';

/** A deck with its judgement, as a report needs it. */
export interface ReportedDeck extends Pick<DeckAnalysis, 'fileName' | 'slides'> {
  readonly review: WholeDeckReview;
}

const scoreText = (score: number | null): string =>
  score === null ? 'not assessed' : `${score} of ${OVERALL_MAX_POINTS}`;

function overview({ fileName, slides, review }: ReportedDeck): DocumentPart {
  const { purpose, overallScore, wordsNotJudged, injections, engine } = review;
  return {
    heading: 'The deck',
    paragraphs: [
      [fileName],
      [
        `${slidesText(slides.length)}. ${PURPOSE_WORDS[purpose]}.`,
        `Overall score: ${scoreText(overallScore)}.`,
        `Engine: ${engineName(engine)}.`,
      ],
      ...(wordsNotJudged === null ? [] : [[WORDS_NOT_JUDGED[wordsNotJudged]]]),
      ...(injections.length === 0
        ? []
        : [
            [
              'Words to whoever judges were left out:',
              ...injections.map(({ slide, quote }) => `Slide ${slide}: \u201c${quote}\u201d`),
            ],
          ]),
    ],
  };
}

const criteria = ({ scores }: WholeDeckReview): DocumentPart[] =>
  scores.map(({ criterion, score, rows }) => ({
    heading: `${CRITERION_WORDS[criterion].name}: ${scoreText(score)}`,
    paragraphs: rows.length === 0 ? [] : [rows.map(({ label, points }) => `${differenceText(points)} ${label}`)],
  }));

function mapOf({ slides, review }: ReportedDeck): DocumentPart[] {
  const rows = slides.map(({ number, review: { kind, title, score, remarks } }) =>
    [`${number}. ${KIND_WORDS[kind]}`, title, scoreText(score), remarksText(remarks.length)]
      .filter((part) => part !== null)
      .join(', '),
  );
  const missing = review.missing.map(({ kind, text }) => `${KIND_WORDS[kind]}: ${text}`);
  return [
    { heading: 'Slides', paragraphs: [rows] },
    ...(missing.length === 0 ? [] : [{ heading: 'What is missing', paragraphs: [missing] }]),
  ];
}

function slidePart({ number, review }: DeckSlideRecord): DocumentPart {
  const { kind, title, score, remarks, betterTitle, answer } = review;
  return {
    heading: `Slide ${number}, ${KIND_WORDS[kind].toLowerCase()}: ${scoreText(score)}`,
    paragraphs: [
      ...(title === null ? [] : [[title]]),
      ...remarks.map(({ id, text, fix }, index) => [`${index + 1}. ${REMARK_WORDS[id]}. ${text}`, fix]),
      ...(remarks.length === 0 ? [['No remarks.']] : []),
      ...(betterTitle === null ? [] : [['A title that says more, from the slide itself:', betterTitle]]),
      ...(answer === null ? [] : [[answerText(answer), answer.feedback]]),
    ],
  };
}

/** What is exported of a deck: scores with their reasons, the map, and the remarks on each slide. */
export const deckReport = (deck: ReportedDeck): ReadableDocument => ({
  title: 'Deck report',
  sections: [
    { title: 'Scores', parts: [overview(deck), ...criteria(deck.review)] },
    { title: 'Map of the deck', parts: mapOf(deck) },
    { title: 'Slide by slide', parts: deck.slides.map(slidePart) },
  ],
});

import { Injectable } from '@nestjs/common';
import { OVERALL_MAX_POINTS } from '@playbook/contracts/core/limits';
import type { WholeDeckReview } from '@playbook/contracts/decks/deck-analysis.schema';
import type { SharedDocument, SharedPart } from '@playbook/contracts/sharing/shared-document.schema';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { labelOf } from '@playbook/service-kit/sharing/label-of';
import type { SharedDocuments } from '@playbook/service-kit/sharing/shared-documents.controller';
import { DeckAnalysesRepository } from '../analyses/deck-analyses.repository.js';
import type { DeckRow, DeckSlideRow } from '../analyses/deck-rows.schema.js';

const points = (score: number): string => `${score} of ${OVERALL_MAX_POINTS}`;

const slidePart = ({ facts, review }: DeckSlideRow): SharedPart => ({
  target: `slide.${facts.number}`,
  heading: `Slide ${facts.number}: ${labelOf(review.kind)}`,
  text: facts.lines.map(({ text }) => text).join('\n'),
  notes: [
    ...(review.score === null ? [] : [{ label: 'Score', text: points(review.score) }]),
    ...review.remarks.map(({ text, fix }) => ({ label: 'Remark', text: `${text} ${fix}` })),
  ],
});

const NOT_JUDGED = {
  'no-text': 'No text was found in this deck, so that its words were not judged.',
  'not-english': 'This deck is not in English, so that its words were not judged.',
} as const;

/** What is said of the deck as a whole; what was not looked for is not said to be there. */
function sayingsOf({ missing, wordsNotJudged }: WholeDeckReview): string {
  if (wordsNotJudged !== null) return NOT_JUDGED[wordsNotJudged];
  if (missing.length === 0) return 'No kind of slide that such a deck needs was found missing.';
  return missing.map(({ text }) => text).join('\n');
}

function wholePart({ overallScore, review }: DeckRow): SharedPart | null {
  if (review === null) return null;
  const scores = review.scores.flatMap(({ criterion, score }) =>
    score === null ? [] : [{ label: labelOf(criterion), text: points(score) }],
  );
  const overall = overallScore === null ? [] : [{ label: 'Overall', text: points(overallScore) }];
  return {
    target: 'deck',
    heading: 'The deck as a whole',
    text: sayingsOf(review),
    notes: [...overall, ...scores],
  };
}

/** The report on a deck as the holder of a share link reads it: the judgement and the words of each slide, without the file. */
@Injectable()
export class SharedDeck implements SharedDocuments {
  constructor(private readonly decks: DeckAnalysesRepository) {}

  async read(founder: Pick<Actor, 'founderId'>, objectId: string | null): Promise<SharedDocument | null> {
    const found = objectId === null ? null : await this.decks.find(founder, objectId);
    if (found === null) return null;
    const whole = wholePart(found);
    // Slides of an analysis that ended before its result are not shown.
    const slides = found.analyzedAt === null ? [] : found.slides.map(slidePart);
    return { title: found.fileName, parts: whole === null ? slides : [whole, ...slides] };
  }
}

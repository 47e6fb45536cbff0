import { PITCH_DIMENSIONS, type ScoreBreakdown } from '@playbook/contracts/analysis/pitch-analysis.schema';
import type { Span } from '@playbook/contracts/core/span.schema';
import { SKIPPED_WEIGHT } from '../text/terms/term-catalogue.js';
import { otherBoundaries } from '../injection/boundaries.js';
import { worstCaseReading } from '../injection/worst-case.js';
import { pitchPoints } from './scoring/score-pitch.js';
import { measurePitch, type PitchSignals } from './signals/pitch-signals.js';
import { withoutDoubtful } from '../engine/relevance/doubtful-sentences.js';
import { plainTextOf, readPitch, type PitchText, type PlainText } from '../engine/read-text.js';
import { translateWords, type WordTranslation } from '../text/language/word-translation.js';
import { isNoise, languageOf, type Language } from '../text/language/language.js';
import { blankSpans } from '../text/spans/span.js';
import { IN_PLACE, withSpans } from '../text/spans/with-spans.js';

/** A pitch with all that is measured in it; spans are offsets in the founder's own text. */
export interface MeasuredPitch {
  /** As read in English; its own offsets are those of `readIn`. */
  readonly pitch: PitchText;
  readonly signals: PitchSignals;
  readonly language: Language;
  readonly isNoise: boolean;
  /** Where a span of `pitch` stands in the founder's text. */
  readonly spanOf: (span: Span) => Span;
}

/** A buzzword in English is one in any sentence: it is taken out before the language is judged, and left as it is. */
function translationFor({ plain, terms: hits }: PlainText): {
  language: Language;
  translation: WordTranslation | null;
} {
  const terms = hits.filter(({ term }) => term.weight >= SKIPPED_WEIGHT).map(({ span }) => span);
  const language = languageOf(blankSpans(plain, terms));
  return {
    language,
    translation: language === 'english' || language === 'other' ? null : translateWords(plain, language, terms),
  };
}

const overallOf = (points: ScoreBreakdown): number => PITCH_DIMENSIONS.reduce((sum, own) => sum + points[own], 0);

const readWorstCase = (text: string, known: PlainText): PitchText =>
  worstCaseReading(
    readPitch(text, known),
    otherBoundaries(known.original, known.instructions).map((injections) =>
      readPitch(text, plainTextOf(text, injections)),
    ),
    (pitch) => overallOf(pitchPoints(measurePitch(pitch))),
  );

function measureWhole(text: string): MeasuredPitch {
  const known = plainTextOf(text);
  const { language, translation } = translationFor(known);
  const pitch = translation === null ? readWorstCase(text, known) : readPitch(translation.text);
  const measured = measurePitch(pitch);
  const noise = language === 'english' && isNoise(pitch.read, pitch.tokens, pitch.hits.length > 0);
  if (translation === null) return { pitch, signals: measured, language, isNoise: noise, spanOf: IN_PLACE };
  const signals = { ...withSpans(measured, translation.spanOf), text };
  return { pitch, signals, language, isNoise: noise, spanOf: translation.spanOf };
}

/** Without what may say nothing of the startup, and so without its say in the language. */
function measureWithout(text: string, leftOut: readonly Span[]): MeasuredPitch {
  const measured = measureWhole(blankSpans(text, leftOut));
  return { ...measured, signals: { ...measured.signals, text } };
}

/**
 * Reads and measures a pitch, word by word in English where it is in a language of the glossary. What may say nothing of the startup is read
 * only where that makes the pitch no better. Pure.
 */
export function measureText(text: string): MeasuredPitch {
  const whole = measureWhole(text);
  const {
    signals,
    language,
    isNoise: noise,
  } = worstCaseReading(
    whole,
    withoutDoubtful(text).map((leftOut) => measureWithout(text, leftOut)),
    (measured) => (measured.isNoise ? 0 : overallOf(pitchPoints(measured.signals))),
  );
  return { ...whole, signals, language, isNoise: noise };
}

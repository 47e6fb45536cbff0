import { anyPadding, laterPadding, blanks, padding, paraphrases, typos } from './edits.measures.js';
import { customerMeasures } from './customers.measures.js';
import { labelledTexts, type LabelledText } from './labelled-texts.js';
import { isMet, type Measure, type ReadAndTold } from './measure.js';
import { firstRemarkRight, missingPrecision, missingRecall, repetition } from './remarks.measures.js';
import { rewritesThatPass, textsWithRewrite } from './rewrites.measures.js';
import { toldOf } from './told.js';

const MEASURES: readonly ((texts: readonly ReadAndTold[]) => Measure)[] = [
  missingPrecision,
  missingRecall,
  firstRemarkRight,
  repetition,
  rewritesThatPass,
  textsWithRewrite,
  paraphrases,
  padding,
  anyPadding,
  laterPadding,
  blanks,
  typos,
];
const SHORT_SHOWN = 6;

/** Every figure of how good the words are, over the labelled texts. */
export function measureFeedback(labelled: readonly LabelledText[] = labelledTexts()): Measure[] {
  const texts = labelled.map((one) => ({ ...one, told: toldOf(one.text) }));
  return [...MEASURES.map((measure) => measure(texts)), ...customerMeasures()];
}

const barOf = ({ bar }: Measure): string => ('atLeast' in bar ? `>= ${bar.atLeast}` : `<= ${bar.atMost}`);

function linesOf(measure: Measure, isAll: boolean): string[] {
  const { name, value, of, short } = measure;
  const shown = isAll ? short : short.slice(0, SHORT_SHOWN);
  const more = short.length > shown.length ? [`       and ${short.length - shown.length} more`] : [];
  const head = `${isMet(measure) ? 'met   ' : 'MISSED'} ${value.toFixed(3)} (${barOf(measure)}, of ${of}) ${name}`;
  return [head, ...shown.map((words) => `       ${words}`), ...more];
}

export interface FeedbackReport {
  readonly lines: readonly string[];
  readonly isMet: boolean;
}

/** Figures in lines, with what falls short of each. @param isAll Whether all of that is shown */
export function feedbackReport(measures: readonly Measure[], isAll: boolean): FeedbackReport {
  return { lines: measures.flatMap((measure) => linesOf(measure, isAll)), isMet: measures.every(isMet) };
}

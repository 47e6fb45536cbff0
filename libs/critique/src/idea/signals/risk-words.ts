import { IDEA_TEXT_FIELDS, type IdeaField, type IdeaSpan } from '@playbook/contracts/analysis/idea-check.schema';
import { oncePer } from '../../text/once-per.js';
import { SILENT_WEIGHT } from '../../engine/words/word-table.js';
import { weightOf, type WordUse } from '../../engine/words/word-use.js';
import type { IdeaFeature } from './idea-text.js';
import type { IdeaWords } from './idea-words.js';

/** Points of the risk figure that each listed word is a sign of, as they stand in the model file. */
export interface RiskWordsFile {
  /** By text field: points of one unit of its column. */
  readonly units: readonly number[];
  /** Base64 of signed bytes, word by word in the order of the list of English words, a column for each text field. */
  readonly columns: string;
}

/** The feature that says what the words of an idea are a sign of. */
export const RISK_WORDS = 'words.risk';

const SHOWN_SPANS = 6;
const DIGITS = 100;

/** What words say about the risk of a category: those of regulated ground and pastimes raise it, those of trades lower it. */
export class RiskWords {
  private readonly units: readonly number[];
  private readonly columns: Int8Array;

  constructor({ units, columns }: RiskWordsFile) {
    this.units = units;
    this.columns = new Int8Array(Buffer.from(columns, 'base64'));
  }

  /** The means of both fields' words together, in points of the risk figure, with the words that say most. */
  feature(words: IdeaWords): IdeaFeature {
    const means = IDEA_TEXT_FIELDS.map((field) => this.mean(field, words[field]));
    return {
      id: RISK_WORDS,
      value: Math.round(means.reduce((sum, mean) => sum + mean, 0) * DIGITS) / DIGITS,
      spans: this.tellingSpans(words),
    };
  }

  private mean(field: IdeaField, uses: readonly WordUse[]): number {
    let [sum, total] = [0, SILENT_WEIGHT];
    for (const use of uses) {
      sum += this.points(field, use);
      total += weightOf(use.rank);
    }
    return sum / total;
  }

  private tellingSpans(words: IdeaWords): IdeaSpan[] {
    return IDEA_TEXT_FIELDS.flatMap((field) =>
      words[field].map((use) => ({ span: { field, ...use.span }, points: Math.abs(this.points(field, use)) })),
    )
      .toSorted((a, b) => b.points - a.points)
      .slice(0, SHOWN_SPANS)
      .map(({ span: { field, start, end } }) => ({ field, start, end }));
  }

  private points(field: IdeaField, { rank }: WordUse): number {
    const column = IDEA_TEXT_FIELDS.indexOf(field);
    const points = (this.columns[(rank - 1) * this.units.length + column] ?? 0) * (this.units[column] ?? 0);
    return weightOf(rank) * points;
  }
}

/** The table of a model, decoded once. */
export const riskWordsOf = oncePer((file: RiskWordsFile) => new RiskWords(file));

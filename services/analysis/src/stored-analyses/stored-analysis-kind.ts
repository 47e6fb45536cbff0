import type { AnalystOutcome, Engine } from '@playbook/contracts/core/analyst.schema';
import type { KindName, StoredKind } from '@playbook/contracts/analysis/analysis-kinds.contract';
import type { AnalysisKindContract } from '@playbook/contracts/analysis/define-analysis-kind';
import type { AnalysisKind } from '../analyst/analysis-kind.js';
import type { SimilarCompanies } from '../companies/similar-companies.service.js';

/** The types that differ from kind to kind. */
export interface KindTypes {
  /** What is judged. */
  readonly Input: object;
  /** What of it stands in an analysis, each member in a column of its own. */
  readonly Kept: object;
  readonly Critique: { readonly engine: Engine };
  readonly Reply: unknown;
  readonly Partial: unknown;
  readonly Analysis: { readonly id: string; readonly createdAt: string };
}

/** A stored row as it is read. */
export type StoredRow<T extends KindTypes> = T['Kept'] & {
  readonly id: string;
  readonly critique: T['Critique'];
  readonly outcome: AnalystOutcome;
  readonly createdAt: string;
};

/** Where knowledge comes from that the engine, which reads texts only, does not have. */
interface Sources {
  readonly companies: Pick<SimilarCompanies, 'find'>;
}

/**
 * One kind of analysis, as data: how a text is judged, and how its analyses are stored. A new kind is such an object in `KINDS`, a
 * `TextEngine`, a table with the function that reads a page of its summaries (`<table>_page`), and a line in the contract.
 */
export interface StoredAnalysisKind<T extends KindTypes>
  extends AnalysisKind<T['Input'], T['Critique'], T['Reply'], T['Partial']>, AnalysisKindContract {
  readonly name: KindName;
  readonly storedAs: StoredKind;
  readonly table: string;
  /** What an error calls one of them, without an article. */
  readonly title: string;
  /** Properties of `Kept`. */
  readonly keptColumns: readonly string[];
  /** Properties of what `scoresOf` returns: what lists show without the critique. */
  readonly scoreColumns: readonly string[];
  /** Members of a list's query that narrow it, as the page function takes them, in its order. */
  readonly filters?: readonly string[];
  keep(input: T['Input']): T['Kept'];
  scoresOf(critique: T['Critique']): Readonly<Record<string, unknown>>;
  toAnalysis(row: StoredRow<T>): T['Analysis'];
  /** Adds to a judgement what stands in no text. */
  complete?(input: T['Input'], critique: T['Critique'], sources: Sources): Promise<T['Critique']>;
}

import type { AnalysisData } from '@playbook/contracts/insights/industry-analysis.schema';
import {
  type FieldInsights,
  INSIGHT_SECTIONS,
  type InsightSection,
} from '@playbook/contracts/insights/industry-insights.schema';

/** What a card shows. */
export type SectionState =
  | { readonly status: 'empty' }
  | { readonly status: 'loading' }
  | { readonly status: 'data'; readonly data: FieldInsights }
  | { readonly status: 'error' };

export type SectionStates = Readonly<Record<InsightSection, SectionState>>;

const EMPTY: SectionState = { status: 'empty' };
const LOADING: SectionState = { status: 'loading' };

const all = (state: SectionState): SectionStates => ({
  'market-size': state,
  'target-customers': state,
  'business-model': state,
  competitors: state,
  trends: state,
  challenges: state,
});

export const NO_INSIGHTS = all(EMPTY);
export const ALL_LOADING = all(LOADING);

/** The cards of a stored analysis; those that are not in it are empty. */
export const statesOf = (analysis: AnalysisData): SectionStates =>
  INSIGHT_SECTIONS.reduce<SectionStates>((states, section) => {
    const data = analysis[section];
    return data ? { ...states, [section]: { status: 'data', data } } : states;
  }, NO_INSIGHTS);

/** What can be stored of the cards. */
export const analysisOf = (states: SectionStates): AnalysisData =>
  Object.fromEntries(
    INSIGHT_SECTIONS.flatMap((section) => {
      const state = states[section];
      return state.status === 'data' ? [[section, state.data]] : [];
    }),
  );

/** What is left when nothing is waited for any more: what was loading failed. */
export const withoutLoading = (states: SectionStates): SectionStates =>
  INSIGHT_SECTIONS.reduce<SectionStates>(
    (left, section) => (left[section].status === 'loading' ? { ...left, [section]: { status: 'error' } } : left),
    states,
  );

export const countOf = (states: SectionStates, status: SectionState['status']): number =>
  INSIGHT_SECTIONS.filter((section) => states[section].status === status).length;

/** What the first card with data holds; null where none has any. */
export function firstDataOf(states: SectionStates): FieldInsights | null {
  for (const section of INSIGHT_SECTIONS) {
    const state = states[section];
    if (state.status === 'data') return state.data;
  }
  return null;
}

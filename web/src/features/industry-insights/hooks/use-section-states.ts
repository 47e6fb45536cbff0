import type { InsightSection } from '@playbook/contracts/insights/industry-insights.schema';
import { useRef, useState } from 'react';
import { NO_INSIGHTS, type SectionState, type SectionStates } from '../lib/section-states.js';

export interface SectionStatesStore {
  readonly states: SectionStates;
  /** The newest states, also where React has not rendered them yet. */
  readonly read: () => SectionStates;
  readonly setAll: (states: SectionStates) => void;
  readonly set: (section: InsightSection, state: SectionState) => void;
}

/** The states of the six cards, which change independently of each other. */
export function useSectionStates(): SectionStatesStore {
  const newest = useRef(NO_INSIGHTS);
  const [states, setStates] = useState(NO_INSIGHTS);
  const setAll = (next: SectionStates): void => {
    newest.current = next;
    setStates(next);
  };
  return {
    states,
    read: () => newest.current,
    setAll,
    set: (section, state) => setAll({ ...newest.current, [section]: state }),
  };
}

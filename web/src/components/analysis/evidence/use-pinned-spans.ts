import type { Span } from '@playbook/contracts/core/span.schema';
import { useState } from 'react';
import type { EvidenceEntry } from './evidence-entry.js';

/** Pointing at passages of the founder's text from the reasons beside it. */
export interface Pointing {
  /** The reason that stays pointed at after a click; null for none. */
  readonly pinned: EvidenceEntry | null;
  readonly point: (row: EvidenceEntry) => void;
  readonly leave: () => void;
  readonly togglePin: (row: EvidenceEntry) => void;
}

const NO_SPANS: readonly Span[] = [];

/** What is pointed at, and the ways to point. */
export interface PinnedSpans {
  /** Passages of the reason that the founder points at. */
  readonly activeSpans: readonly Span[];
  readonly pointing: Pointing;
}

/** Mouse and keyboard point for as long as they stay; a click or tap keeps pointing until the next one. */
export function usePinnedSpans(): PinnedSpans {
  const [pinned, setPinned] = useState<EvidenceEntry | null>(null);
  const [activeSpans, setActiveSpans] = useState(NO_SPANS);
  const pointing: Pointing = {
    pinned,
    point: (row) => setActiveSpans(row.spans),
    leave: () => setActiveSpans(pinned?.spans ?? NO_SPANS),
    togglePin: (row) => {
      const next = pinned === row ? null : row;
      setPinned(next);
      setActiveSpans(next?.spans ?? NO_SPANS);
    },
  };
  return { activeSpans, pointing };
}

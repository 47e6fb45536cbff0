import type { Span } from '@playbook/contracts/shared/span.schema';
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

/** Mouse and keyboard point for as long as they stay; a click or tap keeps pointing until the next one. */
export function usePinnedSpans(onActiveSpans: (spans: readonly Span[] | null) => void): Pointing {
  const [pinned, setPinned] = useState<EvidenceEntry | null>(null);
  return {
    pinned,
    point: (row) => onActiveSpans(row.spans),
    leave: () => onActiveSpans(pinned?.spans ?? null),
    togglePin: (row) => {
      const next = pinned === row ? null : row;
      setPinned(next);
      onActiveSpans(next?.spans ?? null);
    },
  };
}

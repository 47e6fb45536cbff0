import { STORED_KINDS, type StoredKind } from '@playbook/contracts/analysis/analysis-kinds.contract';

/** One value for each kind of analysis. */
export const byKind = <T>(make: (kind: StoredKind) => T): Record<StoredKind, T> =>
  Object.fromEntries(STORED_KINDS.map((kind) => [kind, make(kind)])) as Record<StoredKind, T>;

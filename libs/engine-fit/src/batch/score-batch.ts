import { batchItemIdSchema, type BatchFault } from '@playbook/contracts/analysis/batch-scoring.schema';
import type { BatchKind } from './batch-kind.js';

/** A result in the contract's shape with the item's id, or what is wrong with the item. */
export type BatchResult = ({ readonly id: string } & object) | BatchFault;

function idOf(item: unknown): string | null {
  const id = typeof item === 'object' && item !== null && 'id' in item ? item.id : null;
  return batchItemIdSchema.safeParse(id).data ?? null;
}

function repeatedIds(items: readonly unknown[]): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const id of items.map(idOf)) {
    if (id !== null && seen.has(id)) repeated.add(id);
    if (id !== null) seen.add(id);
  }
  return repeated;
}

/** One result an item, in the items' order. An item that cannot be scored, or whose id is not its own, gets a fault instead. */
export function scoreBatch(kind: BatchKind, items: readonly unknown[]): BatchResult[] {
  const repeated = repeatedIds(items);
  return items.map((item) => {
    const id = idOf(item);
    const outcome = kind.score(item);
    const issues = 'issues' in outcome ? outcome.issues : [];
    const own = id !== null && repeated.has(id) ? [{ path: 'id', message: 'is used by more than one item' }] : [];
    if ('issues' in outcome || id === null || own.length > 0)
      return { id, error: { code: 'validation_failed' as const, issues: [...issues, ...own] } };
    return { id, ...outcome.result };
  });
}

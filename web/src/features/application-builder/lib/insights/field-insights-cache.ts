import type { FieldId } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { IndustryInsights } from '@playbook/contracts/insights/industry-insights.schema';
import { type CachedInsights, FIELD_INSIGHTS_KEY } from '../../../../lib/browser-storage/field-insights.schema.js';
import { readStored, writeStored } from '../../../../lib/browser-storage/stored-value.js';
import type { UserContext } from './user-context.js';

/** How long a copy is good (specification, section 9). */
export const INSIGHTS_LIFETIME_MS = 24 * 60 * 60 * 1_000;

const isFresh = (entry: CachedInsights, context: UserContext, nowMs: number): boolean =>
  nowMs - Date.parse(entry.timestamp) < INSIGHTS_LIFETIME_MS &&
  entry.contextHash === context.hash &&
  entry.startupDescription === context.startupDescription &&
  entry.targetUsers === context.targetUsers;

/** What a copy is of: a question's insights, or a prefill of all of them. */
export type InsightsSubject = FieldId | 'prefill';

/** The copy of one kind of insights; null when there is none, it is older than a day, or the idea check has changed since. */
export function readInsights(ownerId: string, about: InsightsSubject, context: UserContext): IndustryInsights | null {
  const entry = readStored(FIELD_INSIGHTS_KEY, ownerId)?.[about];
  return entry !== undefined && isFresh(entry, context, Date.now()) ? entry.data : null;
}

/** Keeps a copy, and drops those that are no longer good. */
export function keepInsights(
  ownerId: string,
  about: InsightsSubject,
  data: IndustryInsights,
  context: UserContext,
): void {
  const now = new Date();
  const { hash: contextHash, startupDescription, targetUsers } = context;
  const kept = Object.entries(readStored(FIELD_INSIGHTS_KEY, ownerId) ?? {}).filter(([, entry]) =>
    isFresh(entry, context, now.getTime()),
  );
  const entry = { data, timestamp: now.toISOString(), contextHash, startupDescription, targetUsers };
  writeStored(FIELD_INSIGHTS_KEY, ownerId, { ...Object.fromEntries(kept), [about]: entry });
}

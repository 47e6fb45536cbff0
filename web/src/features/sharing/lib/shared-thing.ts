import { type ShareKind, shareKindSchema } from '@playbook/contracts/sharing/sharing.schema';
import { z } from 'zod';

/** What is to be shared. */
export interface SharedThing {
  readonly kind: ShareKind;
  /** Null for the application. */
  readonly objectId: string | null;
}

const searchSchema = z.object({ kind: shareKindSchema, id: z.uuid().optional() });

/** What the address of the page names; the application where it names nothing, or something that cannot be. */
export function sharedThingIn(search: unknown): SharedThing {
  const named = searchSchema.safeParse(search).data;
  if (named?.id === undefined || named.kind === 'application') return { kind: 'application', objectId: null };
  return { kind: named.kind, objectId: named.id };
}

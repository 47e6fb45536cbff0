import type { SchemaAccess } from '@playbook/service-kit/persistence/migration/migrate';
import type { ProcessPlan } from '../supervision/supervised-process.js';
import type { PlanInput } from './plan-processes.js';

/** What the supervisor knows of a start and the process that plans it does not. */
export interface PlanningRequest {
  readonly dataDirectory: string;
  /** Without the secrets that the product makes for itself. */
  readonly input: Omit<PlanInput, 'publicKeys'>;
}

/** What the supervisor asks, in this order. */
export type PlanningQuestion =
  { readonly migrate: ReadonlyMap<string, SchemaAccess> } | { readonly plan: PlanningRequest };

/** What it is told: first the names of the services, unasked. */
export type PlanningReply =
  | { readonly names: readonly string[] }
  | { readonly isMigrated: true }
  | { readonly plans: readonly (readonly ProcessPlan[])[] }
  | { readonly fault: PlanningFault };

/** Why there is no reply. */
export interface PlanningFault {
  /** Of a StartError; null where something else went wrong. */
  readonly code: string | null;
  readonly message: string;
  readonly stack: string | undefined;
}

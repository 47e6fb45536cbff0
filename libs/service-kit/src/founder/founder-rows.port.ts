import type { FounderLifecycle } from '@playbook/contracts/founder/define-founder-lifecycle';
import type { ExportPage } from '@playbook/contracts/founder/founder-lifecycles.contract';
import type { DayUses } from '@playbook/contracts/founder/usage.contract';
import type { Actor } from '../identity/actor.js';

/** What a service does with everything that it keeps of one founder. */
export interface FounderRows<L extends FounderLifecycle> {
  /**
   * One page of everything; the first without a cursor.
   * @throws ProcedureError `validation_failed` for a cursor that no page handed out
   */
  exportPage(actor: Actor, cursor: string | undefined): Promise<ExportPage<L>>;
  /**
   * Removes everything, and marks the founder first, so that calls that are still under way leave nothing behind. Once more does no harm.
   * @throws ProcedureError `service_unavailable` while something that holds rows is away
   */
  erase(founder: Pick<Actor, 'founderId'>): Promise<void>;
  /** Uses by tool and day. @param since The first day of UTC that counts, as `2026-11-21` */
  countUses(actor: Actor, since: string): Promise<DayUses[]>;
}

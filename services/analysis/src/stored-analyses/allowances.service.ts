import { Inject, Injectable } from '@nestjs/common';
import { STORED_KINDS, type StoredKind } from '@playbook/contracts/analysis/analysis-kinds.contract';
import type { AnalysisStorage, StoredCount } from '@playbook/contracts/analysis/stored-analyses.contract';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import type { AnalysisSettings } from '../analysis.settings.js';
import { maxStoredOf } from './allowance.settings.js';
import { startOfDay } from './start-of-day.js';

const DAY_MS = 86_400_000;
const MS_PER_S = 1_000;

/** 'pitch analyses'. */
const nameOf = (kind: StoredKind): string => kind.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What a founder may store: nobody alone can fill the disk that all share. */
@Injectable()
export class Allowances {
  private readonly maxStored: Readonly<Record<StoredKind, number>>;
  private readonly maxStoredPerDay: number;

  constructor(@Inject(SERVICE_SETTINGS) settings: AnalysisSettings) {
    this.maxStored = maxStoredOf(settings);
    this.maxStoredPerDay = settings.PLAYBOOK_ALLOWANCE_PER_DAY;
  }

  /**
   * Requires that what is stored is within the allowance.
   * @param count What is stored, the new analysis included.
   * @throws ProcedureError `over_allowance` until something is deleted, `over_daily_allowance` with `retryAfterS` until the next day
   */
  require(kind: StoredKind, { stored, storedToday }: StoredCount): void {
    const [name, maxStored] = [nameOf(kind), this.maxStored[kind]];
    if (stored > maxStored) {
      const way = 'delete older ones on the profile to store new ones';
      throw new ProcedureError('over_allowance', `${maxStored} ${name} can be stored for an account: ${way}`);
    }
    if (storedToday > this.maxStoredPerDay) {
      const now = new Date();
      const retryAfterS = Math.ceil((startOfDay(now).getTime() + DAY_MS - now.getTime()) / MS_PER_S);
      const what = `${this.maxStoredPerDay} ${name} can be stored for an account on one day`;
      throw new ProcedureError('over_daily_allowance', `${what}, which ends at midnight UTC`, { retryAfterS });
    }
  }

  /** Every kind with what is stored of it and what may be. */
  describe(stored: Readonly<Record<StoredKind, StoredCount>>): AnalysisStorage {
    const { maxStored, maxStoredPerDay } = this;
    return {
      kinds: STORED_KINDS.map((kind) => ({ kind, ...stored[kind], maxStored: maxStored[kind], maxStoredPerDay })),
    };
  }
}

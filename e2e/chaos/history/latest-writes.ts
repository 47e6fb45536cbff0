import { RepeatedWrites } from './repeated-writes.js';

/** Writes of which the last one stays: it is the last that was acknowledged, or one after it without a reply. */
export abstract class LatestWrites extends RepeatedWrites {
  protected readonly isRepeatable = true;

  async faults(): Promise<readonly string[]> {
    const written = [...this.fates];
    const last = written.findLastIndex(([, fate]) => fate === 'stored');
    if (last < 0) return [];
    const possible = written.slice(last).flatMap(([value, fate]) => (fate === 'refused' ? [] : [value]));
    return (await this.isOneOf(possible)) ? [] : [`${written[last]?.[0]}: acknowledged, and something else is there`];
  }

  /** Whether what is stored is one of these values. */
  protected abstract isOneOf(values: readonly string[]): Promise<boolean>;
}

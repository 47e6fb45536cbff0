import { RepeatedWrites } from './repeated-writes.js';

/** Writes that all stay: each that was acknowledged is there once, each without a reply once at most, each that was refused not at all. */
export abstract class UniqueWrites extends RepeatedWrites {
  async faults(): Promise<readonly string[]> {
    const stored = await this.stored();
    const timesOf = (value: string): number => stored.filter((one) => one === value).length;
    return [...this.fates].flatMap(([value, fate]) => {
      const times = timesOf(value);
      if (times > 1) return [`${value}: stored ${times} times`];
      if (fate === 'stored' && times === 0) return [`${value}: acknowledged, and not there`];
      return fate === 'refused' && times > 0 ? [`${value}: refused, and there`] : [];
    });
  }

  /** Every value that is stored, as often as it is. */
  protected abstract stored(): Promise<readonly string[]>;
}

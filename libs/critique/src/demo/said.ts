import { DEMO_VIDEO_MAX_S } from '@playbook/contracts/demos/demo-limits';

/** A time of the video as a player shows it: 0:09, 1:23. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** "1 second", "3 seconds". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** A number with so many decimals at most, and none that say nothing. */
export const rounded = (value: number, decimals = 0): number => {
  const factor = 10 ** decimals;
  const whole = Math.round(value * factor) / factor;
  // No minus before nothing.
  return whole === 0 ? 0 : whole;
};

/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** A time that the contract allows, whatever was measured. */
export const timeWithin = (seconds: number): number =>
  Number.isFinite(seconds) ? rounded(Math.min(DEMO_VIDEO_MAX_S + 1, Math.max(0, seconds)), 2) : 0;

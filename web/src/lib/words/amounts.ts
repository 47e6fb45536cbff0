import { lazy } from '@playbook/domain/lazy';

const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;
const UNIT_STEP = 1_024;
const S_PER_MINUTE = 60;
const format = lazy(() => new Intl.NumberFormat('en', { maximumFractionDigits: 1 }));

/** A number as it is shown: with one decimal at most. */
export const numberText = (value: number): string => format().format(value);

/** The size of a file: '512 Bytes', '31.4 MB'. */
export function sizeText(sizeBytes: number): string {
  const fitting = sizeBytes < UNIT_STEP ? 0 : Math.floor(Math.log(sizeBytes) / Math.log(UNIT_STEP));
  const step = Math.min(fitting, UNITS.length - 1);
  return `${numberText(sizeBytes / UNIT_STEP ** step)} ${UNITS[step] ?? ''}`;
}

/** A moment or a length: '1:07'. Parts of a second are left out, as players do. */
export function timeText(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / S_PER_MINUTE)}:${String(whole % S_PER_MINUTE).padStart(2, '0')}`;
}

const SECONDS_A_MINUTE = 60;

/** "4:07", of whole seconds; never below 0:00. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const rest = String(whole % SECONDS_A_MINUTE).padStart(2, '0');
  return `${Math.floor(whole / SECONDS_A_MINUTE)}:${rest}`;
}

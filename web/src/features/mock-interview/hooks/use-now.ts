import { useEffect, useState } from 'react';

const TICK_MS = 1_000;

/** The time in milliseconds since 1970, brought up to date once a second. */
export function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}

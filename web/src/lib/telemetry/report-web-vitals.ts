import { webVitalsRoute } from '@playbook/contracts/telemetry/telemetry.contract';
import { isWebPath } from '@playbook/contracts/core/web-paths';
import { onCLS, onINP, onLCP } from 'web-vitals';

/**
 * Sends how this page felt, once, when it is first hidden: what comes after belongs to a page that was left and come back to. What was
 * measured before this was called counts. A page that is no screen of the app says nothing.
 */
export function reportWebVitals(): void {
  const page = location.pathname;
  if (!isWebPath(page)) return;
  const vitals: { lcpMs?: number; inpMs?: number; cls?: number } = {};
  onLCP(({ value }) => void (vitals.lcpMs = value));
  onINP(({ value }) => void (vitals.inpMs = value));
  onCLS(({ value }) => void (vitals.cls = value));
  // The library has been asked to listen before, so that it tells its last values first.
  const send = (): void => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    if (Object.keys(vitals).length === 0) return;
    const body = new Blob([JSON.stringify({ page, ...vitals })], { type: 'application/json' });
    navigator.sendBeacon(webVitalsRoute.path, body);
  };
  document.addEventListener('visibilitychange', send);
}

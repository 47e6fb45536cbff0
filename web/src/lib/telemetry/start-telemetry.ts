import { CancelledError } from '@tanstack/react-query';
import { queryClient } from '../query-client/query-client.js';
import { webConfigQuery } from '../web-config/web-config.query.js';
import { findTracing, installTracing } from './tracing.js';

/** Loads and installs tracing and web vitals when the operator wants them from browsers. Never throws: the app works without it. */
export async function startTelemetry(): Promise<void> {
  if (findTracing() !== null) return;
  try {
    const { isTelemetryEnabled } = await queryClient.fetchQuery(webConfigQuery);
    if (!isTelemetryEnabled) return;
    const [{ createOtelTracing }, { reportWebVitals }] = await Promise.all([
      import('./otel-tracing.js'),
      import('./report-web-vitals.js'),
    ]);
    installTracing(createOtelTracing());
    reportWebVitals();
  } catch (error) {
    // Who signs out meanwhile takes the question along.
    if (error instanceof CancelledError) return;
    console.warn('Telemetry is off, because its settings could not be read', error);
  }
}

import { CancelledError } from '@tanstack/react-query';
import { queryClient } from '../query-client/query-client.js';
import { webConfigQuery } from '../web-config/web-config.query.js';
import { findTracing, installTracing } from './tracing.js';

/** Loads and installs tracing when the operator wants spans from browsers. Never throws: the app works without it. */
export async function startTelemetry(): Promise<void> {
  if (findTracing() !== null) return;
  try {
    const { isTelemetryEnabled } = await queryClient.fetchQuery(webConfigQuery);
    if (!isTelemetryEnabled) return;
    const { createOtelTracing } = await import('./otel-tracing.js');
    installTracing(createOtelTracing());
  } catch (error) {
    // Who signs out meanwhile takes the question along.
    if (error instanceof CancelledError) return;
    console.warn('Telemetry is off, because its settings could not be read', error);
  }
}

import { z } from 'zod';
import { defineRoute } from '../core/route.js';

/** Largest batch of browser spans that is taken. */
export const BROWSER_TELEMETRY_MAX_BYTES = 65_536;

/** Takes the browser's spans in OTLP/HTTP JSON on the app's own origin and hands them to the collector. */
export const browserTracesRoute = defineRoute({
  method: 'POST',
  path: '/telemetry/v1/traces',
  access: 'public',
  bodyMaxBytes: BROWSER_TELEMETRY_MAX_BYTES,
  body: z.object({ resourceSpans: z.array(z.record(z.string(), z.unknown())).max(16) }),
  response: z.object({}),
  status: 200,
  callsPerMinute: 120,
  // Anybody may send some, and the collector is the operators'.
  callsPerMinuteInAll: 1_200,
});

/** What the web app must know before it starts: whether spans are wanted, and what the auth endpoints ask of it. */
export const webConfigRoute = defineRoute({
  method: 'GET',
  path: '/rest/v1/web-config',
  access: 'public',
  response: z.object({
    isTelemetryEnabled: z.boolean(),
    isDevelopmentSignIn: z.boolean(),
    /** What the auth endpoints want in the header `apikey`; null where they want nothing. */
    apiKey: z.string().nullable(),
  }),
  status: 200,
});

import { z } from 'zod';
import { defineRoute } from '../core/route.js';
import { WEB_PATHS } from '../core/web-paths.js';

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

const MS_MAX = 600_000;
const SHIFT_MAX = 1_000;

/**
 * Takes how a page felt to the founder on it, once for each time that it was loaded: the three Core Web Vitals, of which a page that was left
 * early may lack some. The page is an address of ours, and nothing else is told of whoever is on it.
 */
export const webVitalsRoute = defineRoute({
  method: 'POST',
  path: '/telemetry/v1/web-vitals',
  access: 'public',
  bodyMaxBytes: 1_024,
  body: z.object({
    page: z.enum(WEB_PATHS),
    /** Largest contentful paint: when the main thing was there. */
    lcpMs: z.number().min(0).max(MS_MAX).optional(),
    /** Interaction to next paint: how long the page took to show that it was used. */
    inpMs: z.number().min(0).max(MS_MAX).optional(),
    /** Cumulative layout shift, without a unit. */
    cls: z.number().min(0).max(SHIFT_MAX).optional(),
  }),
  response: z.object({}),
  status: 200,
  callsPerMinute: 60,
  callsPerMinuteInAll: 6_000,
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

import type { browserTracesRoute } from '@playbook/contracts/telemetry/telemetry.contract';
import type { z } from 'zod';

type Batch = z.output<NonNullable<typeof browserTracesRoute.body>>;

const BROWSER_SERVICE = 'playbook-web';

/** Spans that anybody may send say of themselves what they like; to the collector all of them are the browser's. */
export const namedAsBrowser = ({ resourceSpans }: Batch): Batch => ({
  resourceSpans: resourceSpans.map((spans) => ({
    ...spans,
    resource: { attributes: [{ key: 'service.name', value: { stringValue: BROWSER_SERVICE } }] },
  })),
});

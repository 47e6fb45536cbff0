import type { browserTracesRoute } from '@playbook/contracts/telemetry/telemetry.contract';
import { ATTRIBUTES } from '@playbook/service-kit/telemetry/registry/attributes';
import { z } from 'zod';

type Batch = z.output<NonNullable<typeof browserTracesRoute.body>>;

const BROWSER_SERVICE = 'playbook-web';
const NAME_MAX_CHARS = 80;
const MAX_SCOPES = 8;
const MAX_SPANS = 512;
const MAX_ATTRIBUTES = 32;

const valueSchema = z.union([
  z.object({ stringValue: z.string().max(200) }),
  z.object({ intValue: z.union([z.number(), z.string().max(20)]) }),
]);
const attributeSchema = z.object({ key: z.string(), value: z.unknown() });
const idSchema = z.string().max(64);
const timeSchema = z.union([z.string().max(24), z.number(), z.object({ low: z.number(), high: z.number() })]);

/** What is passed on of a span: what it is, when it was, how it ended. Events, links and messages are left out. */
const spanSchema = z.object({
  traceId: idSchema,
  spanId: idSchema,
  parentSpanId: idSchema.optional(),
  name: z.string().max(NAME_MAX_CHARS),
  kind: z.number().optional(),
  flags: z.number().optional(),
  startTimeUnixNano: timeSchema,
  endTimeUnixNano: timeSchema,
  attributes: z
    .array(attributeSchema)
    .max(MAX_ATTRIBUTES)
    .default([])
    .transform((attributes) =>
      attributes.flatMap(({ key, value }) => {
        const known = valueSchema.safeParse(value);
        return key in ATTRIBUTES && known.success ? [{ key, value: known.data }] : [];
      }),
    ),
  status: z.object({ code: z.number().optional() }).optional(),
});

const resourceSpansSchema = z.object({
  scopeSpans: z
    .array(z.object({ spans: z.array(spanSchema).max(MAX_SPANS).default([]) }))
    .max(MAX_SCOPES)
    .default([]),
});

/**
 * Spans that anybody may send say of themselves what they like. To the collector all of them are the browser's, with the attributes of the
 * registry alone; what is no span, or of a trace that is not kept, is left out.
 */
export function namedAsBrowser({ resourceSpans }: Batch, isKept: (traceId: string) => boolean): Batch['resourceSpans'] {
  return resourceSpans.flatMap((sent) => {
    const known = resourceSpansSchema.safeParse(sent);
    if (!known.success) return [];
    const resource = { attributes: [{ key: 'service.name', value: { stringValue: BROWSER_SERVICE } }] };
    const scopeSpans = known.data.scopeSpans
      .map(({ spans }) => ({ spans: spans.filter(({ traceId }) => isKept(traceId)) }))
      .filter(({ spans }) => spans.length > 0);
    return scopeSpans.length === 0 ? [] : [{ resource, scopeSpans }];
  });
}

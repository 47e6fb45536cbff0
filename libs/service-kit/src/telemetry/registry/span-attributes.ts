import type { AttributeName } from './attributes.js';

/** What a span may say: nothing but the attributes of the registry. */
export type SpanAttributes = Readonly<Partial<Record<AttributeName, string | number>>>;

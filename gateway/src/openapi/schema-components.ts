import { z } from 'zod';

type JsonSchema = Readonly<Record<string, unknown>>;

/** Collects the document's schemas under names of their own, because JSON Schema's `$defs` have no place in an OpenAPI document. */
export class SchemaComponents {
  readonly schemas: Record<string, unknown> = {};

  /** Adds a schema. @param io What a caller may send, or what it gets @returns A reference to it */
  add(name: string, schema: z.ZodType, io: 'input' | 'output'): { $ref: string } {
    const { $schema: _, $defs, ...root } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
    for (const [key, definition] of Object.entries(($defs ?? {}) as JsonSchema)) {
      this.schemas[`${name}.${key}`] = movedBelow(name, definition);
    }
    this.schemas[name] = movedBelow(name, root);
    return { $ref: `#/components/schemas/${name}` };
  }
}

/** The same schema with its references to `#` and `#/$defs/` leading into the components. */
const movedBelow = (name: string, schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    if (key !== '$ref' || typeof value !== 'string') return value;
    return value === '#' ? `#/components/schemas/${name}` : value.replace('#/$defs/', `#/components/schemas/${name}.`);
  });

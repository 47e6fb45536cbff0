import { z } from 'zod';

/** What of a JSON schema decides whether one side can read what the other writes; limits of lengths and numbers do not. */
export type WireShape =
  | { readonly kind: 'anything' }
  | { readonly kind: 'type'; readonly type: string }
  | { readonly kind: 'values'; readonly values: readonly unknown[] }
  | { readonly kind: 'one-of'; readonly shapes: readonly WireShape[] }
  | { readonly kind: 'list'; readonly items: WireShape; readonly places?: readonly WireShape[] | undefined }
  | {
      readonly kind: 'fields';
      readonly fields: Readonly<Record<string, WireShape>>;
      readonly required: readonly string[];
      /** Of fields with names that are not known beforehand. */
      readonly others?: WireShape | undefined;
    };

const jsonSchema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
  items: z.unknown().optional(),
  prefixItems: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  additionalProperties: z.unknown().optional(),
});
type JsonSchema = z.output<typeof jsonSchema>;

const ANYTHING: WireShape = { kind: 'anything' };

/** The shape of what a schema reads. */
export const shapeOfSchema = (schema: z.ZodType): WireShape =>
  shapeOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));

function shapeOf(document: unknown): WireShape {
  const schema = jsonSchema.parse(document);
  if ('const' in schema) return { kind: 'values', values: [schema.const] };
  if (schema.enum) return { kind: 'values', values: schema.enum };
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return { kind: 'one-of', shapes: choices.map(shapeOf) };
  if (schema.allOf) return together(schema.allOf.map(shapeOf));
  if (Array.isArray(schema.type)) {
    return { kind: 'one-of', shapes: schema.type.map((type) => shapeOf({ ...schema, type })) };
  }
  return shapeOfType(schema);
}

function shapeOfType(schema: JsonSchema): WireShape {
  const { type, items, prefixItems } = schema;
  // Only JSON of any depth refers to itself, and has no type then.
  if (typeof type !== 'string') return ANYTHING;
  if (type === 'object') return fieldsOf(schema);
  if (type !== 'array') return { kind: 'type', type };
  return {
    kind: 'list',
    items: typeof items === 'object' ? shapeOf(items) : ANYTHING,
    places: prefixItems?.map(shapeOf),
  };
}

function fieldsOf({ properties = {}, required = [], additionalProperties }: JsonSchema): WireShape {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, shapeOf(property)]));
  const others = typeof additionalProperties === 'object' ? shapeOf(additionalProperties) : undefined;
  return { kind: 'fields', fields, required, others };
}

/** Both at once. @throws Error where they are not fields, which no contract has */
function together(shapes: readonly WireShape[]): WireShape {
  const fields = shapes.filter((shape) => shape.kind === 'fields');
  if (fields.length !== shapes.length) throw new Error('A contract puts together what has no fields');
  return {
    kind: 'fields',
    fields: Object.assign({}, ...fields.map((shape) => shape.fields)),
    required: fields.flatMap((shape) => shape.required),
  };
}

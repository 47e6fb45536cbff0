import { AUTH_LIMITS, type RateLimit } from '@playbook/contracts/auth/auth-limits';
import { JSON_BODY_MAX_BYTES } from '@playbook/contracts/core/limits';
import { idempotencyKeySchema, withIdempotencyKey } from '@playbook/contracts/core/function-route';
import type { Route } from '@playbook/contracts/core/route';
import { z } from 'zod';
import { isRedirecting } from '../http/responses/redirect-status.js';
import type { SchemaComponents } from './schema-components.js';
import { AUTH_TEXTS } from './texts/auth-texts.js';
import { FILE_TEXTS } from './texts/file-texts.js';
import { SHARING_TEXTS } from './texts/sharing-texts.js';
import { FOUNDER_TEXTS } from './texts/founder-texts.js';
import type { OperationTexts } from './texts/operation-text.js';

const PARAMETER = /:(\w+)/g;
const NO_CONTENT = 204;
const LIMITS: Readonly<Record<string, RateLimit>> = AUTH_LIMITS;

/** The address as OpenAPI writes it, with parameters in braces. */
export const pathOf = ({ path }: Route): string => path.replaceAll(PARAMETER, '{$1}');

/** Method and address as one name, such as `get-rest-v1-usage`. */
const operationIdOf = ({ method, path }: Route): string =>
  `${method.toLowerCase()}${path.replaceAll(/[^A-Za-z0-9]+/g, '-')}`;

const isAuth = ({ path }: Route): boolean => path.startsWith('/auth/v1/');

function parametersOf(place: 'path' | 'query', schema: z.ZodType | undefined): object[] {
  if (schema === undefined) return [];
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(json.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (json.required ?? []).includes(name),
    schema: property,
  }));
}

/** A route without a schema of its parameters takes any text for them. */
const pathParametersOf = ({ path, params }: Route): object[] =>
  params !== undefined
    ? parametersOf('path', params)
    : [...path.matchAll(PARAMETER)].map(([, name]) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      }));

const TEXTS: OperationTexts = { ...AUTH_TEXTS, ...FOUNDER_TEXTS, ...FILE_TEXTS, ...SHARING_TEXTS };

/** A call that is repeated with the same key is made once. */
const headersOf = ({ binding }: Route): object[] =>
  binding?.toInput === withIdempotencyKey
    ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: z.toJSONSchema(idempotencyKeySchema) }]
    : [];

function limitsOf(route: Route): object {
  const auth = LIMITS[`${route.method} ${route.path.replaceAll(PARAMETER, ':')}`];
  return {
    ...(auth && { callsPerAddress: auth.calls, windowS: auth.windowS }),
    ...(route.callsPerMinute !== undefined && { callsPerMinute: route.callsPerMinute }),
    ...(route.callsPerMinuteInAll !== undefined && { callsPerMinuteInAll: route.callsPerMinuteInAll }),
    bodyMaxBytes: route.bodyMaxBytes ?? JSON_BODY_MAX_BYTES,
  };
}

function successOf(route: Route, name: string, components: SchemaComponents): object {
  if (route.response instanceof z.ZodNever) return {};
  const description = isRedirecting(route) ? 'The browser goes on to `location`' : 'Success';
  if (isRedirecting(route)) {
    const location = { schema: { type: 'string' }, description: 'Where to go on' };
    return { [route.status]: { description, headers: { location } } };
  }
  if (route.status === NO_CONTENT) return { [route.status]: { description } };
  const schema = components.add(`${name}.response`, route.response, 'output');
  const events = route.chunks && { 'text/event-stream': eventsOf(name, route.chunks, schema, components) };
  return { [route.status]: { description, content: { 'application/json': { schema }, ...events } } };
}

/** OpenAPI 3.1 describes a stream as text, whose content has a schema. */
function eventsOf(name: string, chunks: z.ZodType, result: object, components: SchemaComponents): object {
  const chunk = components.add(`${name}.chunk`, chunks, 'output');
  const error = { $ref: '#/components/schemas/Problem' };
  const data = { anyOf: [chunk, result, error] };
  const description =
    'Server-sent events: chunks, then one `result` or `error`; the schema is that of the data of each';
  return { schema: { type: 'string', contentMediaType: 'text/event-stream', contentSchema: data, description } };
}

/** One route as an operation; its schemas are added to the components. */
export function toOperation(route: Route, components: SchemaComponents): object {
  const name = operationIdOf(route);
  const { summary, example: body } = TEXTS[`${route.method} ${route.path}`] ?? {};
  const type = route.bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  const schema = route.body && components.add(`${name}.request`, route.body, 'input');
  const example = body !== undefined && { example: body };
  const failure = { $ref: `#/components/responses/${isAuth(route) ? 'AuthError' : 'Problem'}` };
  return {
    operationId: name,
    summary,
    tags: [route.path.split('/').slice(1, 3).join('/')],
    security: route.access === 'public' ? [] : [{ [route.access]: [] }],
    parameters: [...pathParametersOf(route), ...parametersOf('query', route.query), ...headersOf(route)],
    ...(schema && { requestBody: { content: { [type]: { schema, ...example } } } }),
    responses: { ...successOf(route, name, components), '4XX': failure, '5XX': failure },
    'x-limits': limitsOf(route),
  };
}

import { problemSchema } from '@playbook/contracts/core/errors';
import type { Route } from '@playbook/contracts/core/route';
import { VERSION } from '@playbook/service-kit/telemetry/version';
import { z } from 'zod';
import { pathOf, toOperation } from './operation.js';
import { SchemaComponents } from './schema-components.js';

/** Errors below `/auth/v1`, before and since the version of that wire contract in which `code` is the error's name. */
const authErrorSchema = z.object({
  code: z.union([z.number().int(), z.string()]),
  error_code: z.string().optional(),
  msg: z.string().optional(),
  message: z.string().optional(),
  weak_password: z.object({ reasons: z.array(z.string()) }).optional(),
});

/** Bearer tokens: a founder's access token, and a service key for operators' programs. */
const bearer = (description: string): object => ({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description });

/** The OpenAPI 3.1 document of the given routes, made of their contracts. */
export function openApiDocument(routes: readonly Route[], publicUrl: string) {
  const components = new SchemaComponents();
  const problem = components.add('Problem', problemSchema.loose(), 'output');
  const authError = components.add('AuthError', authErrorSchema.loose(), 'output');
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const operations = (paths[pathOf(route)] ??= {});
    operations[route.method.toLowerCase()] = toOperation(route, components);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Playbook',
      version: VERSION,
      description: 'Made from the contracts that the product is checked by.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: components.schemas,
      responses: {
        Problem: { description: 'RFC 9457', content: { 'application/problem+json': { schema: problem } } },
        AuthError: { description: 'The auth wire contract', content: { 'application/json': { schema: authError } } },
      },
      securitySchemes: { founder: bearer("A founder's access token"), admin: bearer('A service key') },
    },
  };
}

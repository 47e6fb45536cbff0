import { serviceOf } from '@playbook/contracts/core/procedure';
import { z } from 'zod';
import { type ControllerMethod, controllerMethods } from '@playbook/testing/nest/controller-methods';

/** Where Nest's message decorators write; `@Rpc` and `@OnEvent` put their contract into the last. */
const PATTERN = 'microservices:pattern';
const EXTRAS = 'microservices:pattern_extras';

const isSchema = (value: unknown): boolean => value instanceof z.ZodType;
const procedureSchema = z.object({
  subject: z.string(),
  access: z.enum(['founder', 'admin', 'public']),
  input: z.custom(isSchema),
  output: z.custom(isSchema),
  timeoutMs: z.number().positive(),
});
const extrasSchema = z.union([
  z.object({ procedure: procedureSchema }),
  z.object({
    event: z.object({ subject: z.string(), payload: z.custom(isSchema) }),
    delivery: z.enum(['each-process', 'one-process']),
  }),
]);

/** Subjects of the procedures that a service's controllers serve. */
export function servedSubjects(module: unknown): string[] {
  return controllerMethods(module).flatMap(({ handler }) => {
    const extras = extrasSchema.safeParse(Reflect.getMetadata(EXTRAS, handler));
    return extras.success && 'procedure' in extras.data ? [extras.data.procedure.subject] : [];
  });
}

/** What is wrong with each controller method of a service: one without a contract, or with another service's procedure. */
export function handlerFaults(module: unknown, serviceName: string): string[] {
  return controllerMethods(module).flatMap((method) => {
    const fault = faultOf(method, serviceName);
    return fault === null ? [] : [`${method.controller.name}.${method.name} ${fault}`];
  });
}

function faultOf({ handler }: ControllerMethod, serviceName: string): string | null {
  if (Reflect.getMetadata(PATTERN, handler) === undefined) return 'is no handler: it has neither @Rpc nor @OnEvent';
  const extras = extrasSchema.safeParse(Reflect.getMetadata(EXTRAS, handler));
  if (!extras.success) return 'has no schema: it was declared without @Rpc or @OnEvent';
  if ('event' in extras.data) return null;
  const { subject } = extras.data.procedure;
  return serviceOf(subject) === serviceName ? null : `serves ${subject}, which belongs to another service`;
}

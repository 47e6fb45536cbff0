import { defineEvent } from '@playbook/contracts/core/event';
import { defineProcedure } from '@playbook/contracts/core/procedure';
import { z } from 'zod';

/** Procedures of a service that exists to show what transports do to calls. */
const TIMEOUT_MS = 5_000;
/** Short enough to wait for in a test. */
export const IMPATIENT_TIMEOUT_MS = 150;
const text = z.object({ text: z.string() });

export const echo = defineProcedure({
  subject: 'probe.v1.text.echo',
  access: 'public',
  input: text,
  output: text,
  timeoutMs: TIMEOUT_MS,
});

/** Returns what the handler can see of its caller's surroundings. */
export const inspect = defineProcedure({
  subject: 'probe.v1.context.inspect',
  access: 'public',
  input: z.object({}),
  output: z.object({ callersContext: z.string().nullable(), traceId: z.string() }),
  timeoutMs: TIMEOUT_MS,
});

export const refuse = defineProcedure({
  subject: 'probe.v1.fault.refuse',
  access: 'public',
  input: z.object({}),
  output: z.object({}),
  timeoutMs: TIMEOUT_MS,
});

export const crash = defineProcedure({
  subject: 'probe.v1.fault.crash',
  access: 'public',
  input: z.object({}),
  output: z.object({}),
  timeoutMs: TIMEOUT_MS,
});

/** Its handler returns a number where the contract says text. */
export const breakContract = defineProcedure({
  subject: 'probe.v1.fault.break-contract',
  access: 'public',
  input: z.object({}),
  output: z.object({ text: z.union([z.string(), z.number().max(0)]) }),
  timeoutMs: TIMEOUT_MS,
});

/** Replies when the test opens the gate. */
export const hold = defineProcedure({
  subject: 'probe.v1.gate.hold',
  access: 'public',
  input: text,
  output: text,
  timeoutMs: TIMEOUT_MS,
});

export const holdImpatiently = defineProcedure({
  subject: 'probe.v1.gate.hold-impatiently',
  access: 'public',
  input: text,
  output: text,
  timeoutMs: IMPATIENT_TIMEOUT_MS,
});

export const fill = defineProcedure({
  subject: 'probe.v1.text.fill',
  access: 'public',
  input: z.object({ chars: z.number().int() }),
  output: text,
  timeoutMs: TIMEOUT_MS,
});

export const measure = defineProcedure({
  subject: 'probe.v1.text.measure',
  access: 'public',
  input: text,
  output: z.object({ bytes: z.number() }),
  timeoutMs: TIMEOUT_MS,
});

export const identify = defineProcedure({
  subject: 'probe.v1.founder.identify',
  access: 'founder',
  input: z.object({}),
  output: z.object({ founderId: z.string() }),
  timeoutMs: TIMEOUT_MS,
});

/** Tells each word before it responds, then waits at the gate. */
export const narrate = defineProcedure({
  subject: 'probe.v1.text.narrate',
  access: 'public',
  input: text,
  output: text,
  chunks: z.object({ word: z.string().max(100) }),
  timeoutMs: TIMEOUT_MS,
});

/** No controller serves it. */
export const neverServed = defineProcedure({
  subject: 'probe.v1.nobody.serve',
  access: 'public',
  input: z.object({}),
  output: z.object({}),
  timeoutMs: TIMEOUT_MS,
});

/** Every process takes it. */
export const announced = defineEvent('probe.events.v1.news.announced', text);
/** One process of the service takes it. */
export const ordered = defineEvent('probe.events.v1.work.ordered', text);

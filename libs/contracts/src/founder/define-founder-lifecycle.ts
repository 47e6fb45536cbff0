import { z } from 'zod';
import { DATA_TIMEOUT_MS } from '../core/limits.js';
import { defineProcedure, type Procedure } from '../core/procedure.js';
import { dayUsesSchema } from './usage.contract.js';

const EXPORT_TIMEOUT_MS = 8_000;
const ERASURE_TIMEOUT_MS = 10_000;

/** Where an export goes on: the `nextCursor` of the page before; the first page has none. */
const pageInputSchema = z.object({
  cursor: z
    .string()
    .regex(/^[\w-]{1,256}$/, { error: 'is not a cursor from an earlier page' })
    .optional(),
});
/** Null on the last page, and where everything fits into one message. */
const nextPageShape = { nextCursor: z.string().nullable().default(null) };
/** The first day that counts, in UTC. */
const sinceSchema = z.object({ since: z.iso.date() });
const usesSchema = z.object({ uses: z.array(dayUsesSchema) });
const nothing = z.object({});
const anyFounderSchema = z.object({ founderId: z.uuid() });

/** What the procedures of every lifecycle have in common, whatever the service keeps. */
export interface FounderLifecycle {
  readonly service: string;
  /** Schema of everything that the service keeps of a founder. */
  readonly stored: z.ZodObject;
  /** Names of the lists that the pages of an export fill one after the other; null where an export is one page. */
  readonly lists: readonly string[] | null;
  readonly exportPage: Procedure<
    typeof pageInputSchema,
    z.ZodType<{ readonly nextCursor: string | null } & Readonly<Record<string, unknown>>>,
    'founder'
  >;
  readonly erase: Procedure<typeof nothing, typeof nothing, 'founder'>;
  readonly eraseForOperator: Procedure<typeof anyFounderSchema, typeof nothing, 'admin'>;
  readonly usage: Procedure<typeof sinceSchema, typeof usesSchema, 'founder'>;
}

/** Also one that an older service does not hand out yet, and that is empty then. */
const isList = (member: z.core.$ZodType): boolean =>
  member instanceof z.ZodArray || (member instanceof z.ZodDefault && member.unwrap() instanceof z.ZodArray);

/**
 * Declares what a service that keeps rows of founders has to offer: a founder takes everything along, has it removed, and sees how
 * much was used. Whatever is declared so is also one entry of `FOUNDER_LIFECYCLES`; a test refuses a service that is not.
 * @param stored Everything that the service keeps of a founder. Where it has lists only, it is handed out page by page, because a
 * message has a largest size; otherwise it is one page and must fit.
 */
export const defineFounderLifecycle = <const N extends string, const S extends z.ZodRawShape>(
  service: N,
  stored: z.ZodObject<S>,
) =>
  Object.freeze({
    service,
    stored,
    lists: Object.values(stored.shape).every(isList) ? Object.keys(stored.shape) : null,
    exportPage: defineProcedure({
      subject: `${service}.v1.founder.export`,
      access: 'founder',
      input: pageInputSchema,
      output: stored.extend(nextPageShape),
      timeoutMs: EXPORT_TIMEOUT_MS,
    }),
    /** Removes everything of the founder; once more does no harm. */
    erase: defineProcedure({
      subject: `${service}.v1.founder.erase`,
      access: 'founder',
      input: nothing,
      output: nothing,
      timeoutMs: ERASURE_TIMEOUT_MS,
    }),
    /** The same for an operator's program, which deletes an account. */
    eraseForOperator: defineProcedure({
      subject: `${service}.v1.founder.erase-for-operator`,
      access: 'admin',
      input: anyFounderSchema,
      output: nothing,
      timeoutMs: ERASURE_TIMEOUT_MS,
    }),
    /** Uses of the founder that the service knows of. */
    usage: defineProcedure({
      subject: `${service}.v1.founder.usage`,
      isRead: true,
      access: 'founder',
      input: sinceSchema,
      output: usesSchema,
      timeoutMs: DATA_TIMEOUT_MS,
    }),
  });

import { type ErrorMessage, errorMessageSchema } from '@playbook/contracts/core/errors';
import { ProcedureError } from '../../errors/procedure-error.js';
import { MESSAGE_MAX_BYTES } from '../transport.port.js';
import { tooLargeError } from '../transport.errors.js';

/** A reply is either a value or a typed error. */
type Reply = { readonly value: unknown } | { readonly error: ErrorMessage };

export const encodeValue = (value: unknown): string => {
  const payload = JSON.stringify({ value } satisfies Reply);
  if (Buffer.byteLength(payload) > MESSAGE_MAX_BYTES) throw tooLargeError('reply');
  return payload;
};

export const encodeError = (error: ProcedureError): string =>
  JSON.stringify({ error: error.toMessage() } satisfies Reply);

/** @throws ProcedureError the error that the callee replied with, or `unexpected_failure` for a reply that is not one. */
export function decodeReply(payload: string): unknown {
  const reply = parseReply(payload);
  if ('error' in reply) throw ProcedureError.fromMessage(reply.error);
  return reply.value;
}

function parseReply(payload: string): Reply {
  try {
    const reply: unknown = JSON.parse(payload);
    if (typeof reply === 'object' && reply !== null) {
      if ('error' in reply) return { error: errorMessageSchema.parse(reply.error) };
      if ('value' in reply) return { value: reply.value };
    }
  } catch (cause) {
    throw new ProcedureError('unexpected_failure', 'The reply is not understood', undefined, { cause });
  }
  throw new ProcedureError('unexpected_failure', 'The reply is not understood');
}

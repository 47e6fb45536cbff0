import { Ctx, MessagePattern, Payload } from '@nestjs/microservices';
import type { Access, Procedure } from '@playbook/contracts/core/procedure';
import type { z } from 'zod';
import type { RpcCall } from './rpc-call.js';

/**
 * Makes a controller method the handler of a procedure. The signature is checked against the contract: it takes the parsed
 * input and the call, and returns what the output schema accepts. Validation, identity, spans and errors are the server's.
 */
export function Rpc<I extends z.ZodType, O extends z.ZodType, A extends Access, P extends z.ZodType>(
  procedure: Procedure<I, O, A, P>,
) {
  type Handler = (input: z.output<I>, call: RpcCall<A, z.input<P>>) => Promise<z.input<O>>;
  return <H extends Handler>(target: object, key: string, descriptor: TypedPropertyDescriptor<H>): void => {
    MessagePattern(procedure.subject, { procedure })(target, key, descriptor);
    // Without these Nest hands over the payload only.
    Payload()(target, key, 0);
    Ctx()(target, key, 1);
  };
}

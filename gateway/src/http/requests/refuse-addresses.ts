import { toGatewayError } from '../errors/to-gateway-error.js';
import { sendError } from '../errors/send-error.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Adds headers to a response that no hook sees. */
export type Prepare = (request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Refuses addresses that the router cannot read, such as `/%`, in the form and with the headers of every other error. The router
 * gives up before any hook has run.
 */
export const refuseAddresses =
  (prepare: Prepare) =>
  (fault: Error, request: FastifyRequest, reply: FastifyReply): void => {
    prepare(request, reply);
    void sendError(toGatewayError(fault), request, reply);
  };

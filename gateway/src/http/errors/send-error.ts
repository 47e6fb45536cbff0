import type { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { signInErrorRedirect } from '../../auth/sign-in-error-redirect.js';
import { errorResponse } from './error-response.js';

const SEE_OTHER = 303;

/** Sends an error to the program that called, or sends a person who is on the way to or from a sign-in home with it. */
export async function sendError(error: ProcedureError, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { status, headers, body } = errorResponse(error, request);
  const home = signInErrorRedirect(error, status, request);
  if (home === null) {
    await reply.status(status).headers(headers).send(body);
    return;
  }
  const { 'content-type': _type, ...others } = headers;
  await reply.status(SEE_OTHER).headers(others).header('location', home).send();
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { connect } from '@nats-io/transport-node';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { SUBJECTS, TIMEOUT_MS } from './protocol.js';

const secret = process.env['BARE_SECRET'] ?? '';
const nats = await connect({ servers: process.env['NATS_URL'] ?? '' });

/** The founder of an HS256 token, or null: the least that a gateway must do before it asks a service. */
function founderOf(authorization: string | undefined): string | null {
  const [header, claims, signature] = (authorization ?? '').replace('Bearer ', '').split('.');
  if (!header || !claims || !signature) return null;
  const expected = createHmac('sha256', secret).update(`${header}.${claims}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const { sub, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string; exp: number };
  return exp * 1_000 > Date.now() ? sub : null;
}

/** Asks the service for the founder of the token and sends its reply on as it is. */
async function forward(request: FastifyRequest, reply: FastifyReply, subject: string): Promise<FastifyReply> {
  const founderId = founderOf(request.headers.authorization);
  if (founderId === null) return reply.status(401).send();
  return pass(request, reply, subject, founderId);
}

async function pass(
  request: FastifyRequest,
  reply: FastifyReply,
  subject: string,
  founderId: string | null,
): Promise<FastifyReply> {
  const call = { founderId, ...(request.params as object), ...(request.body as object | undefined) };
  const answer = await nats.request(subject, JSON.stringify(call), { timeout: TIMEOUT_MS });
  return reply.type('application/json').send(answer.string());
}

const server = fastify();
server.get('/pitch-analyses', (request, reply) => forward(request, reply, SUBJECTS.history));
server.get('/demo-analyses', (request, reply) => forward(request, reply, SUBJECTS.demos));
server.get('/application', (request, reply) => forward(request, reply, SUBJECTS.load));
server.put('/application/answers/:sectionId/:fieldId', (request, reply) => forward(request, reply, SUBJECTS.save));
// Whoever refreshes a session shows its token and nothing else.
server.post('/token', (request, reply) => pass(request, reply, SUBJECTS.refresh, null));
await server.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.send?.('ready');

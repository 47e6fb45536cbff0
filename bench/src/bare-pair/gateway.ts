import { createHmac, timingSafeEqual } from 'node:crypto';
import { connect } from '@nats-io/transport-node';
import fastify from 'fastify';
import { SUBJECT, TIMEOUT_MS } from './protocol.js';

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

const server = fastify();
server.get('/pitch-analyses', async (request, reply) => {
  const founderId = founderOf(request.headers.authorization);
  if (founderId === null) return reply.status(401).send();
  const answer = await nats.request(SUBJECT, JSON.stringify({ founderId }), { timeout: TIMEOUT_MS });
  return reply.type('application/json').send(answer.string());
});
await server.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.send?.('ready');

import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import fastify from 'fastify';
import pg from 'pg';

const FIND = 'select id, password_hash from auth.users where email = $1';
const OPEN = `
  insert into auth.audit_events (id, kind, user_id, session_id, at)
  select $1::uuid, 'signed_in', id, $2::uuid, now() from auth.users where id = $3 and password_hash = $4`;

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const server = fastify();

server.post<{ Body: { email: string; password: string } }>('/token', async ({ body }, reply) => {
  const found = await pool.query<{ id: string; password_hash: string }>({
    name: 'find',
    text: FIND,
    values: [body.email],
  });
  const [user] = found.rows;
  if (!user || !(await verify(user.password_hash, body.password))) return reply.code(400).send({});
  const sessionId = randomUUID();
  await pool.query({ name: 'open', text: OPEN, values: [randomUUID(), sessionId, user.id, user.password_hash] });
  const claims = Buffer.from(JSON.stringify({ sub: user.id, session_id: sessionId })).toString('base64url');
  const signature = sign('sha256', Buffer.from(claims), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return { access_token: `${claims}.${signature.toString('base64url')}` };
});

await server.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.send?.('ready');

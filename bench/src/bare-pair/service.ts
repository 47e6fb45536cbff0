import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { connect } from '@nats-io/transport-node';
import { APPLICATION_TITLE } from '@playbook/contracts/applications/application.schema';
import { ANSWER_VERSIONS_MAX_ITEMS } from '@playbook/contracts/core/limits';
import fastify from 'fastify';
import pg from 'pg';
import { type BareCall, DEMO_PAGE_ITEMS, PAGE_ITEMS, SUBJECTS } from './protocol.js';

// The statements of the product's own repositories, prepared.
const PAGE = `
  select id, pitch, overall_score as "overallScore", score_breakdown as "scoreBreakdown",
    not_scored_reason as "notScoredReason", engine, created_at as "createdAt"
  from analysis.pitch_analyses_page($1, $2, $3, $4)`;
const DEMOS = `
  select id, file_name as "fileName", file_path as "filePath", file_size as "fileSizeBytes", metadata, format,
    processing_status as status, failure, overall_score as "overallScore", key_frames as "keyFrames", stage, share,
    created_at as "createdAt", analyzed_at as "analyzedAt"
  from demos.demo_page($1, $2, $3, $4)`;
const LOAD = 'select applications.load_application($1, $2, $3) as application';
const SAVE = 'select applications.save_answer($1) as result';

// A token that comes twice gets the same successor.
const ROTATE = `
  update auth.sessions set refresh_counter = $2 + 1, refreshed_at = clock_timestamp()
  where id = $1 and refresh_counter between $2 and $2 + 1 and refresh_family_hash = $3
  returning user_id`;
/** Where the parts of the product's refresh tokens stand. */
const TOKEN = { sessionId: 1, counter: 17, secret: 21, end: 37 } as const;

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const nats = await connect({ servers: process.env['NATS_URL'] ?? '' });
const sessionId = randomUUID();

async function history({ founderId }: BareCall): Promise<unknown> {
  const { rows } = await pool.query({ name: 'page', text: PAGE, values: [founderId, null, null, PAGE_ITEMS + 1] });
  return { items: rows.slice(0, PAGE_ITEMS), nextCursor: null };
}

async function demos({ founderId }: BareCall): Promise<unknown> {
  const values = [founderId, null, null, DEMO_PAGE_ITEMS + 1];
  const { rows } = await pool.query({ name: 'demos', text: DEMOS, values });
  return { items: rows.slice(0, DEMO_PAGE_ITEMS), nextCursor: null };
}

async function load({ founderId }: BareCall): Promise<unknown> {
  const values = [founderId, randomUUID(), APPLICATION_TITLE];
  const { rows } = await pool.query({ name: 'load', text: LOAD, values });
  return rows[0]?.application;
}

async function save({ founderId, sectionId, fieldId, value, baseVersion }: BareCall): Promise<unknown> {
  const answer = { sectionId, fieldId, value, baseVersion, maxVersions: ANSWER_VERSIONS_MAX_ITEMS };
  const values = [
    JSON.stringify({ ...answer, founderId, sessionId, newId: randomUUID(), newTitle: APPLICATION_TITLE }),
  ];
  const { rows } = await pool.query({ name: 'save', text: SAVE, values });
  return rows[0]?.result;
}

async function refresh({ refresh_token: shown }: BareCall): Promise<unknown> {
  const token = Buffer.from(shown, 'base64url');
  const counter = token.readUInt32BE(TOKEN.counter);
  const family = createHash('sha256').update(token.subarray(TOKEN.secret, TOKEN.end)).digest('base64url');
  const values = [token.toString('hex', TOKEN.sessionId, TOKEN.counter), counter, family];
  const { rows } = await pool.query<{ user_id: string }>({ name: 'rotate', text: ROTATE, values });
  const [row] = rows;
  if (row === undefined) throw new Error('There is no such session');
  token.writeUInt32BE(counter + 1, TOKEN.counter);
  const claims = Buffer.from(JSON.stringify({ sub: row.user_id })).toString('base64url');
  const signature = sign('sha256', Buffer.from(claims), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return {
    access_token: `${claims}.${signature.toString('base64url')}`,
    refresh_token: token.toString('base64url'),
  };
}

function serve(subject: string, work: (call: BareCall) => Promise<unknown>): void {
  nats.subscribe(subject, {
    queue: 'bare',
    callback: (error, message) => {
      if (error) throw error;
      void work(message.json<BareCall>()).then((result) => message.respond(JSON.stringify(result)));
    },
  });
}

serve(SUBJECTS.history, history);
serve(SUBJECTS.demos, demos);
serve(SUBJECTS.load, load);
serve(SUBJECTS.save, save);
serve(SUBJECTS.refresh, refresh);

// A service has an HTTP server too, for its probes.
const server = fastify();
server.get('/livez', async () => ({ status: 'ok' }));
await server.listen({ port: 0, host: '127.0.0.1' });
await nats.flush();
process.send?.('ready');

import { connect, type Msg } from '@nats-io/transport-node';
import fastify from 'fastify';
import pg from 'pg';
import { PAGE_ITEMS, SUBJECT } from './protocol.js';

/** The statement of the product's own repository, prepared. */
const PAGE = `
  select id, pitch, overall_score as "overallScore", score_breakdown as "scoreBreakdown",
    not_scored_reason as "notScoredReason", engine, created_at as "createdAt"
  from analysis.pitch_analyses_page($1, $2, $3, $4)`;

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const nats = await connect({ servers: process.env['NATS_URL'] ?? '' });

nats.subscribe(SUBJECT, {
  queue: 'bare',
  callback: (error, message) => {
    if (error) throw error;
    void answer(message);
  },
});

async function answer(message: Msg): Promise<void> {
  const { founderId } = message.json<{ founderId: string }>();
  const { rows } = await pool.query({ name: 'page', text: PAGE, values: [founderId, null, null, PAGE_ITEMS + 1] });
  message.respond(JSON.stringify({ items: rows.slice(0, PAGE_ITEMS), nextCursor: null }));
}

// A service has an HTTP server too, for its probes.
const server = fastify();
server.get('/livez', async () => ({ status: 'ok' }));
await server.listen({ port: 0, host: '127.0.0.1' });
await nats.flush();
process.send?.('ready');

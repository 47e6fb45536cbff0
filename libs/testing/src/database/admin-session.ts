import pg from 'pg';

/** Runs statements on a connection of its own, which is closed afterwards. */
export async function withAdminSession<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

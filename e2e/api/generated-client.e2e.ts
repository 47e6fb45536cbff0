import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { OpenAPIClientAxios, type OpenAPIV3_1 } from 'openapi-client-axios';
import { productUrl } from '../support/topology.js';

const url = productUrl();
/** No parameters. */
const NONE = {};

/** A third party's program, which knows nothing of the product but its description. */
describe('a client that is generated from the description of the API', () => {
  let definition: OpenAPIV3_1.Document;
  beforeAll(async () => {
    definition = (await (await fetch(`${url}/docs/openapi.json`)).json()) as OpenAPIV3_1.Document;
  });

  async function clientFor(token: string | null) {
    const headers = token === null ? {} : { Authorization: `Bearer ${token}` };
    const axiosConfigDefaults = { headers, validateStatus: () => true };
    const api = new OpenAPIClientAxios({ definition, withServer: { url }, axiosConfigDefaults });
    return api.init();
  }

  /** A client of a founder who signed up with it. */
  async function signedUp() {
    const client = await clientFor(null);
    const account = { email: `client-${randomUUID()}@example.com`, password: `correct horse ${randomUUID()}` };
    const { status, data } = (await client['post-auth-v1-signup']?.(NONE, account)) ?? {};
    expect(status).toBe(200);
    return clientFor(String(data.access_token));
  }

  it('saves an answer and reads it back', async () => {
    const client = await signedUp();
    const place = { sectionId: 'traction', fieldId: 'metrics' };
    const body = { value: '31 clinics pay $400 a month.', baseVersion: 0 };
    const saved = await client['put-rest-v1-application-answers-sectionId-fieldId']?.(place, body);
    expect(saved?.status).toBe(200);
    const read = await client['get-rest-v1-application']?.();
    expect(JSON.stringify(read?.data)).toContain('31 clinics pay $400 a month.');
  });

  it('has a one-liner judged once for two calls with one key', async () => {
    const client = await signedUp();
    const headers = { 'Idempotency-Key': randomUUID() };
    const judge = () =>
      client['post-functions-v1-analyze-pitch']?.(NONE, { pitch: 'Payroll for dentists' }, { headers });
    const [first, second] = [await judge(), await judge()];
    expect(first?.status).toBe(200);
    expect(second?.data.data.id).toBe(first?.data.data.id);
    const page = await client['get-rest-v1-pitch-analyses']?.({ limit: 10 });
    expect(page?.data.items).toHaveLength(1);
  });

  it('is told the field that is wrong, and that a session is missing', async () => {
    const client = await signedUp();
    const refused = await client['put-rest-v1-profile']?.(NONE, { fullName: 'x'.repeat(101) });
    expect([refused?.status, refused?.headers['content-type']]).toEqual([400, expect.stringContaining('problem+json')]);
    expect(JSON.stringify(refused?.data)).toContain('fullName');
    expect((await (await clientFor(null))['get-rest-v1-usage']?.())?.status).toBe(401);
  });
});

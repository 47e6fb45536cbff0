import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { runScanner } from './run-scanner.js';

const MINUTE_MS = 60_000;
const WAPITI_MAX_S = 480;
const WAPITI_MODULES =
  'xss,permanentxss,sql,blindsql,exec,file,crlf,ssrf,xxe,redirect,csp,cookieflags,http_headers,methods,shellshock,backup';

/** What a scanner found, a line each. */
export type Findings = readonly string[];

const tlsSchema = z.array(z.object({ id: z.string(), severity: z.string(), finding: z.string() }));
const SEVERE = new Set(['MEDIUM', 'HIGH', 'CRITICAL']);
/** A certificate that Caddy signed for this run alone: nobody trusts it, and it has no address to ask whether it was revoked. */
const OF_THE_RUN = /^cert_|^overall_grade|^grade_cap_reason|^DNS_CAArecord/;
/** What is compressed at `/` is the page that everybody gets: it holds no secret, and nothing that was sent. */
const OF_A_STATIC_PAGE = /^BREACH$/;
/** Browsers have dropped the filter that this header switched off or on; the content security policy does its part. */
const OF_THE_PAST = /X-XSS-Protection/;

/** What testssl calls medium or worse. */
export async function tlsFindings(url: string, directory: string): Promise<Findings> {
  const file = join(directory, 'tls.json');
  const words = ['--quiet', '--warnings', 'off', '--color', '0', '--jsonfile', file, url];
  await runScanner('testssl', words, { directory, timeoutMs: 10 * MINUTE_MS });
  const found = tlsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  if (!found.some(({ id }) => id === 'TLS1_2')) throw new Error('testssl came to no end');
  return found
    .filter(({ id, severity }) => SEVERE.has(severity) && !OF_THE_RUN.test(id) && !OF_A_STATIC_PAGE.test(id))
    .map(({ id, severity, finding }) => `${severity} ${id}: ${finding}`);
}

const webSchema = z.object({
  vulnerabilities: z.record(z.string(), z.array(z.object({ path: z.string(), info: z.string() }))),
});

/** What wapiti calls a vulnerability, on the pages that it finds and those that it is told. */
export async function webFindings(
  url: string,
  directory: string,
  { pages, token }: { readonly pages: readonly string[]; readonly token?: string },
): Promise<Findings> {
  const file = join(directory, 'web.json');
  const words = [
    ['--url', `${url}/`, '--scope', 'domain', '--module', WAPITI_MODULES, '--format', 'json', '--output', file],
    ['--max-scan-time', String(WAPITI_MAX_S), '--max-attack-time', '60', '--verify-ssl', '0', '--flush-session'],
    ['--no-bugreport', '--verbose', '0'],
    pages.flatMap((page) => ['--start', url + page]),
    token === undefined ? [] : ['--header', `Authorization: Bearer ${token}`],
  ].flat();
  await runScanner('wapiti', words, { directory, timeoutMs: (WAPITI_MAX_S + 120) * 1_000 });
  const { vulnerabilities } = webSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  return Object.entries(vulnerabilities).flatMap(([kind, all]) =>
    all.filter(({ info }) => !OF_THE_PAST.test(info)).map(({ path, info }) => `${kind} ${path}: ${info}`),
  );
}

/** A request as a browser sends it, in which sqlmap puts its own into each parameter, field and marked place. */
export interface Tried {
  readonly method: string;
  readonly path: string;
  readonly token?: string;
  readonly body?: object;
}

const INJECTABLE = /(?:Parameter: .{1,200}|is vulnerable|appears to be .{1,200}injectable)/g;
const CAME_TO_AN_END =
  /do not appear to be injectable|does not seem to be injectable|identified the following injection point/;

/** What sqlmap says is injectable in a request, at its level 3. */
export async function sqlFindings(url: string, directory: string, tried: Tried): Promise<Findings> {
  const { method, path, body } = tried;
  const words = [
    ['--url', url + path, '--method', method, '--batch', '--level', '3', '--risk', '2', '--disable-coloring'],
    ['--dbms', 'postgresql', '--flush-session', '--output-dir', join(directory, 'sql'), '--ignore-code', '*'],
    ['--technique', 'BEUSQ', '--threads', '4'],
    body === undefined ? [] : ['--data', JSON.stringify(body)],
    ['--headers', headersOf(tried)],
  ].flat();
  const output = await runScanner('sqlmap', words, { directory, timeoutMs: 15 * MINUTE_MS });
  if (!CAME_TO_AN_END.test(output))
    throw new Error(`sqlmap came to no end on ${method} ${path}: ${output.slice(-500)}`);
  return [...new Set(output.match(INJECTABLE) ?? [])].map((line) => `${method} ${path}: ${line}`);
}

const headersOf = ({ token, body }: Tried): string =>
  [
    'Accept: application/json',
    ...(body === undefined ? [] : ['Content-Type: application/json']),
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
  ].join('\\n');

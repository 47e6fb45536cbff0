import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeScratchFolder, removeScratchFolder } from '../infra/scratch-folder.js';

export interface TestCertificate {
  /** Paths for a server. */
  readonly certificateFile: string;
  readonly keyFile: string;
  /** The same certificate, as whoever trusts it needs it (PEM). */
  readonly certificate: string;
  remove(): Promise<void>;
}

const run = promisify(execFile);

/** A certificate that nobody but itself has signed, good for a day. */
export async function makeTestCertificate(host: string): Promise<TestCertificate> {
  const folder = await makeScratchFolder('certificate');
  const [certificateFile, keyFile] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-noenc', '-keyout', keyFile];
  const name = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  await run('openssl', ['req', '-x509', '-days', '1', ...key, ...name, '-out', certificateFile]);
  return {
    certificateFile,
    keyFile,
    certificate: await readFile(certificateFile, 'utf8'),
    remove: () => removeScratchFolder(folder),
  };
}

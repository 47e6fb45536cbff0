import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { extractText } from 'unpdf';

const run = promisify(execFile);
const OFFICE = process.env['OFFICE_PATH'] ?? 'soffice';
const TEXT_FILTER = 'txt:Text (encoded):UTF8';

/**
 * The text that LibreOffice finds in a document, without its byte order mark. It gets a profile of its own, as it runs once a profile.
 * @throws Error with what it said, where it makes no text
 */
export async function readWithOffice(path: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'playbook-office-'));
  try {
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
    const { stdout, stderr } = await run(OFFICE, [
      profile,
      '--headless',
      '--convert-to',
      TEXT_FILTER,
      '--outdir',
      folder,
      path,
    ]);
    const made = join(folder, `${basename(path, '.docx')}.txt`);
    // It ends with 0 where it cannot read a document.
    if (!existsSync(made)) throw new Error(`LibreOffice made no text: ${stdout}${stderr}`);
    const text = await readFile(made, 'utf8');
    return text.replace(/^\ufeff/u, '');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The text on the pages of a PDF. */
export async function readPdf(path: string): Promise<string> {
  const { text } = await extractText(new Uint8Array(await readFile(path)));
  return text.join('\n');
}

import { existsSync, realpathSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { detectJail, folderWithin } from '../../jail/jail.js';
import { runJailed } from '../../jail/run-jailed.js';
import { findProgram, isExecutable } from '../../jail/system-programs.js';
import { makeOfficeProfile } from './make-office-profile.js';

/** It takes a second of a quiet machine, and more for many large pictures. */
const TIMEOUT_MS = 40_000;
const LIMITS = { memoryBytes: 2_147_483_648, cpuS: 40, fileBytes: 209_715_200 };
const OUTPUT_MAX_BYTES = 4_000;
/** How LibreOffice ends that has made its profile and asks to be started again. */
const START_AGAIN = 81;
const MAX_STARTS = 3;
const SYSTEM = '/usr/';
const PROFILE = 'profile';

/** LibreOffice itself; the script of its name would start it anew by means that are not there. Null where it is not installed. */
function findOffice(): string | null {
  const script = findProgram('soffice');
  if (script === null) return null;
  const program = join(dirname(realpathSync(script)), 'soffice.bin');
  return program.startsWith(SYSTEM) && isExecutable(program) ? program : null;
}

/**
 * Has LibreOffice make a PDF of a presentation, shut in as what reads videos is.
 * @param folder Where it may work; what it leaves there is removed
 * @returns null where there is no LibreOffice, nothing to shut it in, or where it makes no PDF in its time
 */
export async function officePdf(bytes: Buffer, folder: string): Promise<Buffer | null> {
  const [program, jail] = [findOffice(), detectJail()];
  if (program === null || jail.level === 'time') return null;
  const place = await mkdtemp(join(folder, 'office-'));
  const made = join(place, 'deck.pdf');
  const home = folderWithin(jail, place);
  const profile = `-env:UserInstallation=${pathToFileURL(join(home, PROFILE)).href}`;
  const options = ['--headless', '--norestore', '--convert-to', 'pdf', '--outdir', home, 'deck.pptx'];
  try {
    await writeFile(join(place, 'deck.pptx'), bytes);
    await makeOfficeProfile(join(place, PROFILE));
    for (let start = 0; start < MAX_STARTS; start += 1) {
      const { end, exitCode } = await runJailed(jail, {
        command: [program, profile, ...options],
        folder: place,
        limits: LIMITS,
        timeoutMs: TIMEOUT_MS,
        maxOutputBytes: OUTPUT_MAX_BYTES,
        // Its libraries stand beside it, which it cannot find out without /proc.
        environment: { HOME: home, LD_LIBRARY_PATH: dirname(program) },
      });
      if (end !== 'exited' || exitCode !== START_AGAIN) break;
    }
    return existsSync(made) ? await readFile(made) : null;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

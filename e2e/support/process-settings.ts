import { readFile } from 'node:fs/promises';

/** The environment that a process was started with. */
export async function settingsOf(processId: number): Promise<Readonly<Record<string, string>>> {
  const lines = (await readFile(`/proc/${processId}/environ`, 'utf8')).split('\0').filter(Boolean);
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}

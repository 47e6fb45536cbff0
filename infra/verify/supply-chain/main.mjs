/**
 * `npm run verify -- --only supply-chain`: makes the bill of materials of what is shipped and refuses licences under which nothing may be
 * shipped. Advisories cannot be checked without a database of them.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { licenceFaults } from './licences.mjs';

const folder = mkdtempSync(join(tmpdir(), 'playbook-sbom-'));
try {
  const file = join(folder, 'sbom.cdx.json');
  execFileSync('npm', ['run', '--silent', 'sbom', '--', file], { stdio: ['ignore', 'inherit', 'pipe'] });
  const bill = JSON.parse(readFileSync(file, 'utf8'));
  const faults = licenceFaults(bill);
  for (const fault of faults) console.log(fault);
  console.log(`${bill.components.length} packages, ${faults.length} under a licence that is not allowed`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}

/**
 * Adds the optional per-platform packages that a registry did not serve to package-lock.json. npm leaves them out when it
 * writes the file and then refuses the file in `npm ci`. Run after every `npm install <package>`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const LOCK_FILE = new URL('../../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(LOCK_FILE, 'utf8'));
const OS = ['darwin', 'linux', 'win32', 'freebsd', 'android', 'openharmony'];
const CPU = ['arm64', 'x64', 'arm', 'ia32', 'riscv64', 's390x', 'ppc64', 'wasm32'];
let added = 0;

for (const parent of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const key = `node_modules/${name}`;
    if (lock.packages[key] || !/^\d/.test(version)) continue;
    const words = name.split(/[-/]/);
    const entry = { version, optional: true };
    const os = OS.filter((candidate) => words.includes(candidate));
    const cpu = CPU.filter((candidate) => words.includes(candidate));
    if (os.length > 0) entry.os = os;
    if (cpu.length > 0) entry.cpu = cpu;
    if (words.includes('musl')) entry.libc = ['musl'];
    lock.packages[key] = entry;
    added += 1;
  }
}

if (added > 0) {
  lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`);
}
console.log(`${added} optional packages added to package-lock.json`);

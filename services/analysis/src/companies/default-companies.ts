import { readFileSync } from 'node:fs';
import type { Company } from './company.js';

const FILE = new URL('../../companies/default-companies.json', import.meta.url);

/** Well-known companies, described in our words, for an installation whose operator has not imported the directory's list. */
export const DEFAULT_COMPANIES: readonly Company[] = JSON.parse(readFileSync(FILE, 'utf8'));

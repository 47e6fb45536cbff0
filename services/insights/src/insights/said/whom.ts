import type { KnownStartup } from '../../startup/known-startup.js';
import { customerName } from './customer-name.js';
import { quoted } from './quoted.js';
import { HAS_MARKUP } from './todays-way.js';

/**
 * Whoever is told to pay, by name. A choice of the form is no name, and whoever is only named may use it, make it or be its output: one line asks
 * whether they pay, and no other one calls them customers.
 */
export function whom(startup: KnownStartup, otherwise: string): string {
  const { customer, basis } = startup;
  if (customer === null || customer === basis.targetUser || !startup.isPayerTold) return otherwise;
  const name = customerName(customer);
  return name === '' || HAS_MARKUP.test(name) ? otherwise : name;
}

/** The same, of whom one is spoken of. */
export function whose(startup: KnownStartup): string {
  const named = whom(startup, '');
  return named === '' ? 'your customers' : `the ${named}`;
}

/** What a founder wrote, within a line. */
export const inQuotes = (sentence: string): string => `“${quoted(sentence)}”`;

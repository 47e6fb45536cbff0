import type { Command } from './command.js';

const POINTS = { labelStart: 100, wordStart: 80, inLabel: 60, keywordStart: 45, inKeyword: 30, scattered: 20 } as const;
/** A shorter query would be scattered over nearly everything. */
const SCATTERED_MIN_CHARS = 2;

/** Without case and accents, so that 'resume' finds 'Résumé'. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether the letters of a word stand in this order in a text, the first of them where a word begins. */
function isScattered(word: string, text: string): boolean {
  return text.split(/[^\p{L}\p{N}]+/u).some((_, start, words) => {
    const rest = words.slice(start).join('');
    if (!rest.startsWith(word.charAt(0))) return false;
    let found = 0;
    for (const letter of rest) if (letter === word.charAt(found)) found += 1;
    return found === word.length;
  });
}

function pointsOfWord(word: string, label: string, keywords: string): number {
  if (label.startsWith(word)) return POINTS.labelStart;
  if (` ${label}`.includes(` ${word}`)) return POINTS.wordStart;
  if (label.includes(word)) return POINTS.inLabel;
  if (` ${keywords}`.includes(` ${word}`)) return POINTS.keywordStart;
  if (keywords.includes(word)) return POINTS.inKeyword;
  return word.length >= SCATTERED_MIN_CHARS && isScattered(word, label) ? POINTS.scattered : 0;
}

/** How well a command matches a query, every word of which must be found; 0 for not at all. */
function pointsOf(words: readonly string[], { label, keywords }: Command): number {
  const points = words.map((word) => pointsOfWord(word, plain(label), plain(keywords.join(' '))));
  return points.includes(0) ? 0 : points.reduce((sum, one) => sum + one, 0) / points.length;
}

/** The commands that match a query, best first; those that match it equally well stay in their order. */
export function matchCommands<C extends Command>(query: string, commands: readonly C[]): readonly C[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return commands;
  return commands
    .map((command) => ({ command, points: pointsOf(words, command) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .map(({ command }) => command);
}

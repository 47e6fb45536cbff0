import { describe, expect, it } from '@jest/globals';
import { IconHome } from '@tabler/icons-react';
import type { Command } from './command.js';
import { matchCommands } from './match-commands.js';

const command = (label: string, ...keywords: string[]): Command => ({
  id: label,
  group: 'Tools',
  label,
  keywords,
  icon: IconHome,
  run: () => undefined,
});
const COMMANDS = [
  command('Dashboard', 'overview'),
  command('Industry Insights', 'market size'),
  command('Pitch Analyzer', 'one-liner'),
  command('Demo Analyzer', 'video'),
  command('Problem & Insight', 'What problem do you solve?'),
  command('R\u00e9sum\u00e9'),
];

describe('matchCommands', () => {
  it.each([
    ['pitch', 'Pitch Analyzer'],
    ['ANALYZER pitch', 'Pitch Analyzer'],
    ['market', 'Industry Insights'],
    ['dsh', 'Dashboard'],
    ['pitan', 'Pitch Analyzer'],
    ['resume', 'R\u00e9sum\u00e9'],
    ['sol', 'Problem & Insight'],
  ])('%p finds %p first', (query, label) => {
    expect(matchCommands(query, COMMANDS)[0]?.label).toBe(label);
  });

  it('puts what begins with the query before what only holds it', () => {
    expect(matchCommands('in', COMMANDS).map(({ label }) => label)).toEqual([
      'Industry Insights',
      'Problem & Insight',
      'Pitch Analyzer',
    ]);
  });

  it.each(['xyz', 'pitch banana', '???'])('%p finds nothing', (query) => {
    expect(matchCommands(query, COMMANDS)).toEqual([]);
  });

  it('lists everything in its order without a query', () => {
    expect(matchCommands('  ', COMMANDS)).toEqual(COMMANDS);
  });
});

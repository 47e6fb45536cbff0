import { describe, expect, it } from '@jest/globals';
import { licenceFaults } from './licences.mjs';

const of = (name: string, ...licenses: object[]): object => ({ name, version: '1.0.0', licenses });
const faultsOf = (...components: object[]): readonly string[] => licenceFaults({ components });

describe('licenceFaults', () => {
  it.each([
    ['a permissive one', of('a', { license: { id: 'MIT' } })],
    ['a choice', of('a', { expression: '(MIT OR CC0-1.0)' })],
    ['two at once', of('a', { expression: '(MIT AND Zlib)' })],
    ['a package of our own', { group: '@playbook', name: 'web', version: '0.1.0' }],
  ])('lets %s pass', (_, component) => expect(faultsOf(component)).toEqual([]));

  it.each([
    ['one that binds who ships it', of('a', { license: { id: 'GPL-3.0-only' } }), 'a 1.0.0: GPL-3.0-only'],
    ['a choice with one of those', of('a', { expression: 'MIT OR SSPL-1.0' }), 'a 1.0.0: MIT, SSPL-1.0'],
    ['a name of its own', of('a', { license: { name: 'Be kind' } }), 'a 1.0.0: Be kind'],
    ['none', of('a'), 'a 1.0.0: no licence'],
    ['another package of our name', { group: '@other', ...of('web') }, '@other/web 1.0.0: no licence'],
  ])('refuses %s', (_, component, fault) => expect(faultsOf(component)).toEqual([fault]));
});

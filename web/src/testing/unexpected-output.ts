import { afterEach, beforeEach, expect } from '@jest/globals';

const METHODS = ['error', 'warn'] as const;

/**
 * Fails each test that complains in the console without saying so. One that makes the app complain on purpose takes the method over
 * with `jest.spyOn` and expects the complaint.
 */
export function failOnUnexpectedOutput(): void {
  const originals = METHODS.map((method) => [method, console[method]] as const);
  let complaints: string[] = [];

  beforeEach(() => {
    complaints = [];
    for (const method of METHODS) {
      console[method] = (...words: readonly unknown[]) => complaints.push([method, ...words].join(' '));
    }
  });
  afterEach(() => {
    for (const [method, original] of originals) console[method] = original;
    expect(complaints).toEqual([]);
  });
}

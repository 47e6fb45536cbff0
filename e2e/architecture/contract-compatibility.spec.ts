import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { defineEvent } from '@playbook/contracts/core/event';
import { defineProcedure } from '@playbook/contracts/core/procedure';
import { z } from 'zod';
import { contractFaults, contractShapes, RELEASED_FILE } from '../release/released-contracts.js';
import { readSource, ROOT } from './support/workspace.js';

/** Before it there was none to work beside. */
const FIRST_VERSION = '0.1.0';

const { version } = z.object({ version: z.string() }).parse(JSON.parse(readSource('package.json')));

/** Shapes of the released version; the present ones while there is none. */
function released(): { version: string; contracts: ReturnType<typeof contractShapes> } {
  if (version === FIRST_VERSION) return { version: '0.0.0', contracts: contractShapes() };
  return JSON.parse(readSource(RELEASED_FILE)) as ReturnType<typeof released>;
}

describe('contracts', () => {
  it('can be used by processes of the version before, which is kept from the second version on', () => {
    expect(existsSync(join(ROOT, RELEASED_FILE))).toBe(version !== FIRST_VERSION);
    const before = released();
    expect(before.version.localeCompare(version, 'en', { numeric: true })).toBe(-1);
    expect(contractFaults(before.contracts, contractShapes())).toEqual([]);
  });

  it('are all looked at', () => {
    expect(Object.keys(contractShapes()).length).toBeGreaterThan(90);
    expect(contractFaults(contractShapes(), {}).length).toBe(Object.keys(contractShapes()).length);
  });
});

const note = z.object({ id: z.uuid(), text: z.string().optional(), tags: z.array(z.enum(['a', 'b'])) });

const shapesOf = (input: z.ZodType, output: z.ZodType) =>
  contractShapes({
    procedures: [defineProcedure({ subject: 'notes.v1.note.keep', access: 'public', input, output, timeoutMs: 1 })],
    events: [],
  });

/** What is said of a contract of which one side has changed. */
const ofInput = (now: z.ZodType) => contractFaults(shapesOf(note, note), shapesOf(now, note));
const ofOutput = (now: z.ZodType) => contractFaults(shapesOf(note, note), shapesOf(note, now));

describe('the check of contracts', () => {
  it.each([
    ['a field that must be given', note.extend({ at: z.string() }), '.at may be missing'],
    ['a field that must be given now', note.required(), '.text may be missing'],
    ['another type', note.extend({ text: z.number().optional() }), '.text is string in place of number'],
    ['fewer values', note.extend({ tags: z.array(z.enum(['a'])) }), '.tags[] may be "b"'],
    ['a list that was one', note.extend({ tags: z.enum(['a', 'b']) }), '.tags is list in place of values'],
  ])('finds in an input: %s', (_, now, fault) => {
    expect(ofInput(now)).toEqual([`notes.v1.note.keep input${fault}`]);
  });

  it.each([
    ['a field that is gone', note.omit({ id: true }), '.id may be missing'],
    ['a field that may be missing now', note.partial({ tags: true }), '.tags may be missing'],
    ['null', note.extend({ id: z.uuid().nullable() }), '.id is null in place of string'],
    ['more values', note.extend({ tags: z.array(z.enum(['a', 'b', 'c'])) }), '.tags[] may be "c"'],
  ])('finds in an output: %s', (_, now, fault) => {
    expect(ofOutput(now)).toEqual([`notes.v1.note.keep output${fault}`]);
  });

  it.each([
    ['an input with one field more that may be missing', ofInput(note.extend({ at: z.string().optional() }))],
    ['an input with a field that has a default', ofInput(note.extend({ at: z.string().default('') }))],
    ['an input with more values', ofInput(note.extend({ tags: z.array(z.string()) }))],
    ['an input that wants less', ofInput(note.partial())],
    ['an output with one field more', ofOutput(note.extend({ at: z.string() }))],
    ['an output with fewer values', ofOutput(note.extend({ tags: z.array(z.literal('a')) }))],
    ['an output that always says what could be missing', ofOutput(note.required())],
  ])('lets pass %s', (_, faults) => {
    expect(faults).toEqual([]);
  });

  it('holds events to both ways', () => {
    const eventOf = (payload: z.ZodObject) =>
      contractShapes({ procedures: [], events: [defineEvent('notes.events.v1.note.kept', payload)] });
    const wanted = contractFaults(eventOf(note), eventOf(note.extend({ at: z.string() })));
    expect(wanted).toEqual(['notes.events.v1.note.kept payload of the old version.at may be missing']);
    const gone = contractFaults(eventOf(note), eventOf(note.omit({ id: true })));
    expect(gone).toEqual(['notes.events.v1.note.kept payload of the new version.id may be missing']);
    expect(contractFaults(eventOf(note), eventOf(note.extend({ at: z.string().optional() })))).toEqual([]);
  });
});

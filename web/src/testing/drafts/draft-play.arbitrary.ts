import fc from 'fast-check';
import type { DraftPlay, PlayAction, RequestFate } from './draft-play.js';

const index = fc.nat({ max: 5 });
/** Mostly the same one, so that things meet there. */
const field = fc.constantFrom(0, 0, 0, 1);
const durationMs = fc.constantFrom(300, 1_100, 2_500, 20_000);
const latencyMs = fc.oneof({ weight: 3, arbitrary: fc.constant(20) }, { weight: 1, arbitrary: fc.nat({ max: 4_000 }) });
const kindOf = <K extends string>(...kinds: K[]) => fc.constantFrom(...kinds);

const action: fc.Arbitrary<PlayAction> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: kindOf('type'), tab: index, field }) },
  { weight: 2, arbitrary: fc.record({ kind: kindOf('revert', 'revert', 'clear'), tab: index, field }) },
  { weight: 6, arbitrary: fc.record({ kind: kindOf('wait'), durationMs }) },
  { weight: 3, arbitrary: fc.record({ kind: kindOf('open'), device: index }) },
  { weight: 1, arbitrary: fc.record({ kind: kindOf('crash'), device: index }) },
  { weight: 3, arbitrary: fc.record({ kind: kindOf('offline', 'online', 'expire', 'renew'), device: index }) },
  { weight: 4, arbitrary: fc.record({ kind: kindOf('reload', 'close', 'kill', 'focus'), tab: index }) },
  { weight: 2, arbitrary: fc.record({ kind: kindOf('resolve'), tab: index, field, keep: kindOf('mine', 'stored') }) },
);

const troubledWay: fc.Arbitrary<RequestFate['way']> = fc.constantFrom(
  'lost-before',
  'lost-after',
  'unanswered-before',
  'unanswered-after',
  'unavailable-before',
  'unavailable-after',
  'too-many',
);

const fate: fc.Arbitrary<RequestFate> = fc.record({
  upMs: latencyMs,
  downMs: latencyMs,
  way: fc.oneof({ weight: 3, arbitrary: fc.constant('answered' as const) }, { weight: 2, arbitrary: troubledWay }),
  repeatedAfterMs: fc.option(fc.nat({ max: 20_000 }), { freq: 3 }),
});

const playOf = (devices: number, tabsOfDevice: number): fc.Arbitrary<DraftPlay> =>
  fc.record({
    devices: fc.constant(devices),
    tabsOfDevice: fc.constant(tabsOfDevice),
    actions: fc.array(action, { minLength: 6, maxLength: 20 }),
    fates: fc.array(fate, { minLength: 1, maxLength: 8 }),
  });

/** Any play of a founder who works on an application in several tabs on two devices, over a bad network. */
export const draftPlayArbitrary = playOf(2, 2);

/** The same with one tab at a time of one browser, so that nobody can be in the founder's way. */
export const soloPlayArbitrary = playOf(1, 1);

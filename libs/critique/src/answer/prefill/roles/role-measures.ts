import { tellsWhatWasMade } from '../no-product.js';
import { isOfName } from '../own-name.js';
import { doneByOthers, isOfOneOfThem } from '../told-of-others.js';
import { readNumbers } from '../../../engine/numbers/read-numbers.js';
import type { NumberType } from '../../../engine/numbers/typed-number.js';
import type { PitchText } from '../../../engine/read-text.js';
import {
  type MeasuredSentence,
  measureSentence,
  SENTENCE_MEASURES,
} from '../../../engine/relevance/sentence-measures.js';
import { SLOTS, type SlotState } from '../../../engine/slots/slot.js';
import { readSinglePatterns } from '../../../lexicon/read-patterns.js';
import { isListedWord } from '../../../lexicon/word-ranks.js';
import { slotsOf } from '../../../pitch/slots-of.js';

const CUE_NAMES = [
  'was',
  'had',
  'is',
  'has',
  'may',
  'now',
  'before',
  'did',
  'stopped',
  'since',
  'everybody',
  'without',
  'rate',
  'charge',
  'customers',
  'team',
  'family',
  'raised',
  'country',
  'rule',
  'quotation',
  'opensQuotation',
  'said',
  'denies',
  'greets',
  'jokes',
  'opensWithWe',
  'opensWithI',
  'opensWithIt',
  'opensWithThey',
  'opensWithThing',
  'opensWithNumber',
  'opensWithTeam',
  'opensWithYou',
  'nameIs',
  'usedTo',
  'wished',
  'refuses',
  'colon',
  'aside',
  'speaksToReader',
  'thing',
  'forMany',
  'rivals',
  'money',
] as const;
const CUES = readSinglePatterns('roles', CUE_NAMES);

/** Patterns by which sentences are told in prefills, each a sign more. */
const SIGN_NAMES = [
  'todaysWay',
  'dated',
  'howFound',
  'theirShare',
  'ofProduct',
  'costsToday',
  'ofTheirs',
  'turned',
  'ofStory',
  'ofPast',
  'ofTried',
  'ofScene',
  'everyTime',
  'ofCauses',
  'ofOthersFigure',
  'ofFamily',
  'ofStartup',
  'ofLabor',
  'ofOurStart',
  'ofDenial',
  'ofUse',
  'madeThing',
  'ofNumbers',
  'ofNeed',
  'isMadeOf',
  'ofTheirLife',
  'ofLoans',
  'throughOurs',
  'ofPilot',
  'ofOwn',
  'thingThat',
  'ofEffort',
  'ofCharge',
  'ofToday',
] as const;
const SIGNS = readSinglePatterns('prefill', SIGN_NAMES);

const NUMBER_TYPES: readonly NumberType[] = [
  'price',
  'payment',
  'customers',
  'users',
  'duration',
  'frequency',
  'share',
  'money-moved',
  'funding',
  'market',
  'date',
  'size',
];

/** What is measured of a sentence of a brief, by name and in this order. */
export const ROLE_MEASURES: readonly string[] = [
  ...SENTENCE_MEASURES,
  ...NUMBER_TYPES.map((type) => `number.${type}`),
  ...SLOTS.map((slot) => `slot.${slot}`),
  ...CUE_NAMES.map((cue) => `cue.${cue}`),
  ...SIGN_NAMES.map((sign) => `sign.${sign}`),
  'opensWithName',
  'ofName',
  'doneByOthers',
  'ofOneOfThem',
  'whatWasMade',
];

const SURENESS: Readonly<Record<SlotState, number>> = { stated: 1, perhaps: 0.5, absent: 0 };

const FIRST_NAME = /^(\p{Lu}[\p{L}\d]{2,20})\b/u;
function opensWithName(text: string): boolean {
  const name = FIRST_NAME.exec(text)?.[1];
  return name !== undefined && !isListedWord(name.toLowerCase());
}

/** Measures a sentence of a brief, apart from its place in it. */
export function measureRole(read: PitchText): MeasuredSentence {
  const text = read.original;
  const types = new Set(readNumbers(read.tokens).map(({ type }) => type));
  const slots = slotsOf(read);
  const { ranks, measures } = measureSentence({ words: text, shared: 0 });
  const told = [
    opensWithName(text),
    isOfName(text),
    doneByOthers(text) !== null,
    isOfOneOfThem(text),
    tellsWhatWasMade(text),
  ];
  return {
    ranks,
    measures: [
      ...measures,
      ...NUMBER_TYPES.map((type) => Number(types.has(type))),
      ...SLOTS.map((slot) => SURENESS[slots[slot].state]),
      ...CUE_NAMES.map((cue) => Number(CUES[cue].test(text))),
      ...SIGN_NAMES.map((sign) => Number(SIGNS[sign].test(text))),
      ...told.map(Number),
    ],
  };
}

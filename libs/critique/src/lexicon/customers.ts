import { readWords } from './read-words.js';
/** Roles, trades and organisations that can be a customer (signal S8, level 2), as lemmas of the last word. */
export const SEGMENT_HEADS = readWords('segment-heads');

/** Words ending like a person that are things or anybody. */
export const NOT_A_PERSON = readWords('not-a-person');

/** Audiences that could be anyone (weight 1 in the lexicon); a segment only with a word that narrows them. */
export const VAGUE_HEADS = readWords('vague-heads');

/** Things that follow 'for' without being the customer. */
export const OBJECT_HEADS = readWords('object-heads');

/** Words before a segment that narrow it to a size, place or situation (level 3). */
export const QUALIFYING_WORDS = readWords('qualifying-words');

/** Organisations named by two words of which the last alone is no customer. */
export const COMPOUND_SEGMENTS = readWords('compound-segments');

const SELDOM_PAYERS = readWords('seldom-payers');
const EMPLOYED = readWords('employed');
/** Who works in another country pays for what is made for them. */
const FOR_THEMSELVES = /\bmigrant workers\b/gi;

/** Whether customers use what is made and are seldom asked for money. */
export const seldomPay = (customers: string): boolean =>
  SELDOM_PAYERS.has(customers.toLowerCase().split(/[\s-]/).at(-1) ?? '');

/** "A free lawyer", "the lead farmer", "gate boys": who costs nothing, or does it for the others. */
const HELPERS =
  /^(?:free|pro bono|volunteer|unpaid|trained|lead|retired|former) |\b(?:boys|girls|helpers|volunteers)$/i;
/** Whether they work for whoever pays, or help whom it is for, and need nothing by themselves. */
export const areHelpers = (customers: string): boolean => HELPERS.test(customers);

/** Whether somebody else may pay for them: whoever employs them, or looks after them. */
export const arePaidFor = (customers: string): boolean =>
  customers
    .toLowerCase()
    .replace(FOR_THEMSELVES, ' ')
    .split(/[^\p{L}]+/u)
    .some((word) => SELDOM_PAYERS.has(word) || EMPLOYED.has(word));

/** Whether somebody works for a firm that is not their own: what they suffer is that firm's trouble. */
export const areEmployed = (people: string): boolean => EMPLOYED.has(people.toLowerCase().split(/[\s-]/).at(-1) ?? '');

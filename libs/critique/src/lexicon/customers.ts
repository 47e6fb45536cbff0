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

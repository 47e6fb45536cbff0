import type { DeckRemark } from '@playbook/contracts/decks/deck-review.schema';

/**
 * Whether a model may word what to do about a remark. The sizes of letters are in points, and a model's lines may not say points, which are
 * what a score is made of.
 */
export const isWritable = ({ id }: Pick<DeckRemark, 'id'>): boolean => id !== 'small-letters';

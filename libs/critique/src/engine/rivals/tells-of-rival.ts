const TOLD = /\b(?:[Cc]ompetition|[Cc]ompetitors?|[Rr]ivals?) (?:is|are) (?:really |probably |mainly |mostly )?\p{Lu}/u;

/** Whether a sentence is about another firm by its name: "Our main rival is Global Talk, which works for hospitals". */
export const tellsOfRival = (sentence: string): boolean => TOLD.test(sentence);

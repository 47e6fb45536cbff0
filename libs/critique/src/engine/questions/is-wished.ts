const IS_WISHED = /^\W{0,3}(?:i|we) (?:want|plan|hope|would like|wish|intend|aim|are going|are planning) to\b/i;

/** Whether a text begins with what its founders want to do, so that nobody can have it: "We want to get a broken chair fixed". */
export const isWished = (text: string): boolean => IS_WISHED.test(text);

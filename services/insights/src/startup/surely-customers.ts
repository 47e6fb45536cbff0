/** A text of so many characters says little else than what it is and for whom. */
const SHORT_MAX_CHARS = 300;

/** Whether a text is so short that whoever it names is whom it is for. */
export const isShortText = (text: string): boolean => text.length <= SHORT_MAX_CHARS;

/**
 * Whether those whom a founder's words name are surely who buys: they are told to pay, or the text says little else. In a longer one they may use it,
 * make it or be its output, and each line that takes them for customers would be wrong with the first.
 */
export const areSurelyCustomers = ({ isPayerTold, text }: { isPayerTold: boolean; text: string }): boolean =>
  isPayerTold || isShortText(text);

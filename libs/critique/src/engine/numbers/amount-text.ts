const SIGN = /^R?\p{Sc}$/u;

/** A number as founders read it: "4,500". */
export const groupedNumber = (value: number): string => Math.round(value).toLocaleString('en-US');

/** A sum with its currency where it is written: "$4,500", "4,500 dirhams". */
export const amountText = (value: number, currency: string): string =>
  SIGN.test(currency) ? `${currency}${groupedNumber(value)}` : `${groupedNumber(value)} ${currency}`;

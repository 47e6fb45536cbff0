const SELLS_TO_MONEY_FIRMS = new RegExp(
  String.raw`\b(?:gives?|tells?|shows?|lets?|helps?|warns?|(?:we |and )sells? to|software for|api for) (?:the |each |every |a )?` +
    String.raw`(?:lenders?|banks?|credit unions?|saccos?|insurers?)\b`,
  'i',
);

/** Whether a startup sells to those who lend or insure: "gives the lender real income in one call". It lends nothing itself and needs no license for it. */
export const sellsToMoneyFirms = (text: string): boolean => SELLS_TO_MONEY_FIRMS.test(text);

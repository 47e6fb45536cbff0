/** "Legal form GmbH, incorporated March 2024", "founded in 2021", "started 2023". */
const OF_COMPANY = new RegExp(
  String.raw`\b(?:legal form|incorporated|spin-?off|founded (?:in|by)|registered (?:the )?company)\b|^(?:we |i |the company |the firm )?` +
    String.raw`(?:(?:was|were|got|is|are) )?(?:started|founded|incorporated|established|launched|registered)(?: (?:in|on))?(?: \p{L}{3,9})? (?:19|20)\d\d\b`,
  'iu',
);

/** Whether words say since when there is a company, which is no change of the world. */
export const tellsOfCompany = (words: string): boolean => OF_COMPANY.test(words);

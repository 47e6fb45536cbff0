/**
 * What a startup that lends says of itself: "we advance the rent", "loans for tailors", "our borrowers". Whoever prices, collects or sells to the
 * loans of others names loans on each page and lends nothing.
 */
export const LENDS_ITSELF = new RegExp(
  String.raw`(?:\b(?:we|I|it|our (?:app|platform|fund|company))|(?:^|[.!?]\s)(?-i:\p{Lu})[\p{L}\d]{2,20}) (?:also |only |now |already )?` +
    String.raw`(?:lends?|advances?|finances?|pre-?finances?|fronts?|underwrites?|buys? (?:the |their )?(?:unpaid )?(?:invoices|receivables)` +
    String.raw`|(?:gives?|offers?|makes?|pays?) [^.;!?]{0,40}\b(?:loans?|credit|up ?front|in advance|advances?))\b` +
    String.raw`|\b(?:our|my) (?:own )?(?:loans?|loan book|capital|balance sheet|borrowers|defaults?)\b` +
    String.raw`|\b(?:micro-?)?(?:loans?|credit|financing|advances?|lending) (?:for|to) (?!(?:the|be|an?)\b)|\blending (?:app|platform)\b` +
    String.raw`|\badvanced (?:since|to|so far|against)\b|\b(?:we(?:['’]ve| have)|have) (?:lent|advanced|financed)\b` +
    String.raw`|\b(?:rent-to-own|pay later|bnpl|repaid from|first loss)\b`,
  'iu',
);

const SHARE_TAKEN = new RegExp(
  String.raw`^'?\d[\d.,]{0,4} ?%(?: fee| commission| cut)?(?: of| on| from) (?:[\p{L}-]{1,15} ){0,4}` +
    String.raw`(?:savings?|fees?|sales?|price|revenue|refunds?|deals?|booking|recover\w{0,3}|invoices?|rent|wages?|proceeds)\b`,
  'iu',
);

/** Whether a clause tells what part of something the founders take, "20% of the first-year saving", and nothing that was done. */
export const tellsShareTaken = (clause: string): boolean => SHARE_TAKEN.test(clause);

/** Sources of patterns that several cues share. */
export const NUMBER = String.raw`(?:\d[\d,.]{0,20}(?: ?(?:k|m|bn|million|thousand|billion))?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty(?:-\w+)?|thirty|forty|fifty|sixty|hundreds?|a dozen|dozens)`;
export const CURRENCY_WORD = String.raw`(?:dollars?|euros?|pounds?|naira|rupees?|pesos?|rand|shillings?|francs?|crowns?|kroner|kronor|won|yen|reais|zl|zł|jd|rm|usd|eur|gbp|chf|cents?|lira|baht|dirhams?)`;
export const MONEY = String.raw`(?:(?:[A-Z]{1,2})?[$€£¥₹] ?\d[\d,.]{0,20}(?: ?(?:k|m|bn|million|billion|thousand|trillion))?\b|\b(?:RM|R|Rs|JD|CHF|EUR|USD) ?\d[\d,.]{0,20}|\b\d[\d,.]{0,20}(?: ?(?:k|m|bn|million|thousand|billion))? ?${CURRENCY_WORD}\b)`;
export const PERIOD = String.raw`(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|quarters?|seasons?|years?|yrs)`;
export const MONTH = String.raw`(?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter)`;

export const words = (source: string): RegExp => new RegExp(String.raw`\b(?:${source})\b`, 'gi');
export const pattern = (source: string): RegExp => new RegExp(source, 'gi');

/** What tells already what a general question asks, by words of the question. */
const TOLD: readonly (readonly [question: RegExp, told: RegExp])[] = [
  [
    /go wrong most often/,
    new RegExp(
      String.raw`\b(?:wrong|errors?|fails?|failed|mis(?:s|ses|sed)|not connected|isn['’]t connected|nearly always|mistakes?|false|risk|breaks?|differ` +
        String.raw`|below|can['’]t|cannot|don['’]t claim|unsure|one in [\w-]{2,12}|1 in \d{1,4}|plus minus|\d ?%)`,
      'i',
    ),
  ],
  [
    /took you longest/,
    new RegExp(
      String.raw`\btook (?:us |me )?(?:about |around |over |nearly )?[\w-]{1,12} (?:days|weeks|months|years)\b|\blongest\b|\b(?:hard(?:est)?|difficult` +
        String.raw`|tricky) (?:part|step|thing)\b`,
      'i',
    ),
  ],
  [
    /not seen before/,
    /\b(?:unsure|uncertain|sent? (?:it )?back|goes to|handed to|phoned back|never seen|new case|unknown)\b/i,
  ],
  [/still do by hand/, /\b(?:by hand|manual(?:ly)?|ourselves|on paper)\b/i],
  [/tried it complain about/, /\b(?:complain\w{0,3}|annoy\w{0,3}|hate[sd]?|funny)\b/i],
  [
    /would disagree with you/,
    /\b(?:disagree\w{0,2}|never believed|did(?:n['’]t| not) believe|academics|sceptic\w{0,3}|skeptic\w{0,3})\b/i,
  ],
  [/when you are wrong/, /\b(?:wrong|disagree\w{0,2}|argu\w{1,5})\b/i],
  [/gone wrong so far/, /\b(?:wrong|broke\w{0,2}|failed|lost|mistake)\b/i],
  [
    /give up to do this/,
    /\b(?:quit|gave up|left (?:my|his|her|the|our)|sold my|closed (?:my|the)|resigned|no salary|without salary|sabbatical)\b/i,
  ],
  [
    /day we say no/,
    /\b(?:anyway|either way|regardless|with or without|whatever (?:happens|you)|will not quit|whether or not)\b/i,
  ],
  [/by hand\?/, /\bby hand\b/i],
];

/** Whether an answer says already what a question asks. */
export const isAnsweredBy = (text: string, question: string): boolean =>
  TOLD.some(([asked, told]) => asked.test(question) && told.test(text));

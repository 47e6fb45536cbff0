/** Words of a cost, loss, delay or error a customer feels (signal S11), as lemmas or forms. */
export const PROBLEM_WORDS: ReadonlySet<string> = new Set(
  `abandon accident afford backlog bankrupt bankruptcy break broken bug burn cancel cancellation churn clog complain complaint
  contaminate cost crash damage danger dead debt delay denial denied deny deposit-loss die dispute double-booked downtime drop
  empty error evict expire fail failure fault fine forge forget forgot fraud guess hack hate idle ignore illegal infection injure
  injury lack late lawsuit leak lie lose losing loss lost manual manually mess miss mistake no-show outage overdue overpay
  paperwork penalty phish pollute poison pothole quit re-type reject rejection retype rework rot rust scam scrap shortage shut
  sick slow spoil stall stolen steal strand stuck stockout theft thief toxic trash unpaid uninsured unused wait waiting
  waste wasted worry wrong write-off outdated illegible headache struggle suffer hard difficult impossible painful tedious risk
  unreadable unsold expired overbooked understaffed downtime turnover hassle chase cheat scrap recall mold mould pest odour odor
  allergy allergic blackout drought flood hailstorm fire starve hunger thirst pain sore`.split(/\s+/),
);

/** Problems of more than one word. */
export const PROBLEM_PHRASES: readonly RegExp[] = [
  /\bby hand\b/gi,
  /\bno[- ]shows?\b/gi,
  /\bout of stock\b/gi,
  /\bwrit(?:e|es|ing|ten) off\b/gi,
  /\b(?:can ?not|can't|cannot|couldn't|unable to)\b/gi,
  /\bthrow(?:s|ing|n)? away\b/gi,
  /\b(?:run|runs|running) out\b/gi,
  /\bon paper\b/gi,
  /\bblank screen\b/gi,
  /\bpower cuts?\b/gi,
];

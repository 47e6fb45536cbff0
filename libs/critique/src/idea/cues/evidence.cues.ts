import type { IdeaCue } from './idea-cue.js';
import { MONEY, MONTH, NUMBER, pattern, words } from './number-words.js';

const CUSTOMER = String.raw`(?:[a-z-]+ ){0,3}(?:[a-z]+(?:ers|ors|ists|ies|ics|als|ops|rms|abs|ets|nts|ces|ons|nks|els|ols|cts|ups|ips|ams|des|ians|men|women|bs|ks|ds|ts|ls|ms|ns|ps|rs|gs|es|hes)|staff|people|women|families)`;

/** Part 7: what has happened already. */
export const EVIDENCE_CUES: readonly IdeaCue[] = [
  {
    id: 'evidence.counted',
    field: 'ideaBrief',
    patterns: [words(String.raw`${NUMBER} ${CUSTOMER}`)],
    directions: { alignment: 1 },
  },
  {
    id: 'evidence.paying',
    field: 'ideaBrief',
    patterns: [
      words(
        String.raw`${NUMBER} (?:[\w'-]+ ){0,6}(?:pay|pays|paid|paying|buy|bought|ordered?|sold|renewed|subscribed?|signed|bound|use it|use this|uses it|order|bid)`,
      ),
      words(String.raw`(?:pay|pays|paid|paying)(?: us)? (?:by|about |from )?${NUMBER}`),
      pattern(String.raw`\b(?:pay|pays|paid|paying|bought|ordered)(?: us)? (?:\w+ ){0,2}${MONEY}`),
      words(
        String.raw`(?:the )?first (?:insurer|customer|client|bank|hospital|pool|clinic|one) (?:\w+ ){0,2}(?:renewed|paid|bought|settled)`,
      ),
      words(String.raw`${NUMBER} (?:[\w'-]+ ){0,3}customers`),
      words(String.raw`(?:so far )?${NUMBER} (?:[\w'-]+ )?sold|sold (?:last|at|by)`),
    ],
    directions: { alignment: 1 },
  },
  {
    id: 'evidence.revenue',
    field: 'ideaBrief',
    patterns: [
      words('a?rr|mrr|in revenue|revenue|turnover|gross margin|profit'),
      pattern(String.raw`${MONEY} (?:\w+ )?(?:a|per|in|last|this) (?:month|year|quarter|fees|${MONTH})`),
      pattern(String.raw`${MONEY} (?:arr|mrr|revenue|in fees|fees|recovered|premium|traded)`),
    ],
    directions: { alignment: 1 },
  },
  {
    id: 'evidence.repeat',
    patterns: [
      words(
        'retention|churn|renewed|renewals?|re-?orders?|order again|come back|came back|at least (?:weekly|three times|once)|(?:use it |uses it |people use it )?(?:per|every|a|each) (?:week|day)|weekly|daily (?:players|users|active)|still paying|nobody has left|finish their|d30|net retention|second (?:line|order|one)|still use|leave (?:each|per) month',
      ),
    ],
    directions: { alignment: 1 },
  },
  {
    id: 'evidence.volume',
    field: 'ideaBrief',
    patterns: [
      words(
        String.raw`${NUMBER} (?:[\w'-]+ ){0,2}(?:claims?|files?|shipments?|wires?|tests?|trays?|braces?|titles?|pages?|lines?|loads?|calls?|records?|cases?|policies|bonds?|orders?|washes|slots|wells|jobs?|shifts?|hives?|clusters?|invoices|fills|samples|deliveries|bookings|rides|visits|sessions|litres|tons|tonnes|trips|units|boxes|houses|buildings|extinguishers|ships|installations|inspections|minutes of|questions|cells|doses)`,
      ),
    ],
    directions: { alignment: 1 },
  },
  {
    id: 'evidence.result',
    patterns: [
      words(String.raw`from \d[\d,.]{0,20}(?:%| ?\w+)? (?:\w+ )?to (?:\d[\d,.]{0,20}|one|zero)`),
      words(
        String.raw`(?:fell|dropped|down|went|rose|up|cut|grew)(?: by| from| to)? (?:\w+ )?(?:from )?(?:${NUMBER}|half|a third|a quarter)`,
      ),
      words(
        String.raw`${NUMBER}(?:%| percent)? (?:\w+ ){0,2}(?:instead of|against|where|vs\.?|compared|before|not) (?:\w+ ){0,3}${NUMBER}`,
      ),
      pattern(String.raw`\(\w+(?: \w+)?: \d[\d,.]{0,20}%?\)`),
      words(
        String.raw`\d[\d,.]{0,20}% (?:right|overturned|correct|accura\w+|won|pass|worn|of shifts|fewer|less|more|sensitivity|of cells|of circles|reorder|disputed|renew|finish|kept|stay)`,
      ),
      words(
        String.raw`in ${NUMBER} (?:seconds|minutes|hours|days) instead|zero churn|0 cuts|nothing went wrong|sensitivity|specificity|auc|mortality|blind-tested|cohort|field trial|validated`,
      ),
    ],
    directions: { alignment: 1 },
  },
  {
    id: 'evidence.trial',
    patterns: [
      words(
        'pilots?|trials?|testing|tested|letters?(?: of intent)?|loi|lois|term sheet|agreed|in writing|offtake|pre-?orders?|waiting list|design partners?|prototype|interviewed|interviews?|asked for|promised|would be the first|in production|running|live|runs at|by hand for',
      ),
    ],
    directions: { alignment: 1 },
  },
  {
    id: 'evidence.growth',
    field: 'ideaBrief',
    patterns: [
      words(
        String.raw`growing (?:\d|by)|grew|up from|from \d[\d,.]{0,20}\w? (?:a year ago|last year|in ${MONTH})|\d+% (?:a|per) (?:week|month)|added \w+|doubl\w+|tripl\w+|per month since|last (?:month|quarter)|so far`,
      ),
    ],
    directions: { alignment: 1 },
  },
  {
    id: 'evidence.weak',
    patterns: [
      words(
        "downloads?|followers|sign-?ups?|signed up|registered|tried it|survey(?:ed)?|positive feedback|feedback (?:has been|was)|love it|would use|said (?:that )?they(?:'d| would)|interested|a lot of interest|interest from|friends|verbally|telegram|whitepaper|in discussions|in talks|talks with|spoken to|mailing list|newsletter|awards?|grants?|patents?|competition|ambassador|partnerships? with|rendering|everyone i've told|community of",
      ),
    ],
    directions: { alignment: -1 },
  },
  {
    id: 'evidence.plans',
    field: 'ideaBrief',
    patterns: [
      words(
        "will|we'll|they'll|there'll|it'll|we want|we plan|we would like|we'd like|we hope|we expect|we estimate|we aim|we believe|is going to|are going to|we're going to|in the (?:first|second|third|future|long)|phase|launch|expected|imagine|my idea|the idea|could|later on",
      ),
    ],
    directions: { alignment: -1 },
  },
];

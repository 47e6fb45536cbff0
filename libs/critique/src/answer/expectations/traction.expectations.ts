import { FACT_CUES } from '../signals/answer-cues.js';
import { FACTS, NUMBER, of, pattern, type Expectation } from './expectation.js';

/** What questions about numbers and progress ask for. */
export const TRACTION_EXPECTATIONS = {
  mainNumber: of(
    'A number of money or customers',
    [
      ...FACTS.price,
      pattern(
        String.raw`(?:mrr|arr|gmv|revenue)|${NUMBER} (?:[\w-]+ ){0,2}(?:paying|customers|users|clinics|shops|schools|gyms|orders|bookings|contracts|active|paid|buyers|deliveries|companies)`,
      ),
    ],
    'Which one number do you look at each morning?',
    'In [month] we had [n] [paying customers].',
  ),
  trend: of(
    'How it moved over time',
    [
      ...(FACT_CUES['series'] ?? []),
      ...(FACT_CUES['change'] ?? []),
      ...(FACT_CUES['month'] ?? []),
      pattern(
        String.raw`last (?:month|week|quarter|year)|in the last|growth|grew|growing|per (?:month|week)|since|before|compared`,
      ),
    ],
    'What were its last six values?',
    'By month: [month] [n], [month] [n], [month] [n].',
  ),
  kept: of(
    'Who stayed and who left',
    [
      pattern(
        String.raw`churn|lost|left|cancel\w*|retention|stay\w*|renew\w*|again|active|weekly|repeat|still|logged in|came back|K[uü]ndigung|dropped`,
      ),
    ],
    'How many stayed, how many left?',
    '[n] of [n] still use it after [n] weeks.',
  ),
  shipped: of(
    'What you shipped',
    [
      ...FACTS.deeds,
      pattern(
        String.raw`launch\w*|ship\w*|version|prototype|pilot|live|first (?:sale|customer|paid|version|pilot|appeal)|tests?|enrolled|customers?`,
      ),
    ],
    'What did you ship?',
    'On [date] we shipped [what].',
  ),
  learned: of(
    'What you learned or dropped',
    [
      pattern(
        String.raw`learn\w*|dropped|stopped|failed|replaced|rebuilt|changed|instead|because|ignored|none used|saw that|turned out|threw|gave up|wrong|redone|broke\w*|lost`,
      ),
    ],
    'What did you drop on the way, and why?',
    'We dropped [what] after [n] users ignored it.',
  ),
  result: of(
    'A result in customers or money',
    [...FACTS.price, ...FACTS.customers, ...(FACT_CUES['change'] ?? [])],
    'What came out of it, in customers or money?',
    'Now [n] customers use it and [n] pay.',
  ),
  found: of(
    'How you found each of them',
    [
      pattern(
        String.raw`from (?:a|my|the|our)|through|via|referr\w*|posted|forum|group|called|cold|emailed|visited|knocked|stood|sat|parked|sign|poster|phoned|met|introduc\w*|boss|employer|neighbou?r|because i|one of them|word|told|brought|asked (?:each|five|them|for)|i am|i was|answered|did their`,
      ),
    ],
    'How did you find each of the first ten?',
    '[n] came from [place], [n] by referral.',
  ),
} as const satisfies Readonly<Record<string, Expectation>>;

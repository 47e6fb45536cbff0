import type { IdeaCue } from './idea-cue.js';
import { MONTH, NUMBER, words } from './number-words.js';

/** Recent enough that not everybody has acted on it; older years explain nothing by themselves. */
const RECENT_YEAR = String.raw`20(?:2[2-9]|3\d)`;
const OLD_YEAR = String.raw`(?:20(?:0\d|1\d|20|21)|19\d\d)`;

/** Part 6: why it works now and did not work before. */
export const TIMING_CUES: readonly IdeaCue[] = [
  {
    id: 'timing.recentYear',
    patterns: [
      words(
        String.raw`(?:since|in|from|until|by|before|after|of|through|for)?(?: (?:early|mid|late|${MONTH}))?(?:-| )?${RECENT_YEAR}`,
      ),
    ],
    directions: { whyNow: 1 },
  },
  { id: 'timing.oldYear', patterns: [words(OLD_YEAR)] },
  {
    id: 'timing.relativeDate',
    patterns: [
      words(
        String.raw`since (?:last|this|the|${MONTH})(?: \w+)?|(?:last|this|next) (?:year|${MONTH}|month|season)|(?:from|until|since|in) ${MONTH}|years? ago|recently|only (?:now|this|recently|since)|until (?:now|recently|last|two)|just (?:became|opened|started|began)|for the first time|as of|(?:from|on) \d{1,2} ${MONTH}|from this`,
      ),
    ],
    directions: { whyNow: 1 },
  },
  {
    id: 'timing.law',
    patterns: [
      words(
        'laws?|rules?|regulations?|regulators?|directives?|mandat\\w+|obligat\\w+|bans?|banned|act|in force|enforce\\w*|comply|compliance|compulsory|licen[cs]ing|subsid\\w+|tariffs?|quota|tax|taxes|must|required?|requires|legal(?:ly|is\\w+)?|permitted|approved|allows?|allowed|guidelines?|central bank|epa|fda|eu|state|government|ministry|court decided|standards?|sandbox|insurers (?:now|have|began|ask)',
      ),
    ],
    directions: { whyNow: 1 },
  },
  {
    id: 'timing.price',
    patterns: [
      words(
        String.raw`(?:prices?|costs?|fees?|rates?|losses|demand|queues|cuts) (?:\w+ ){0,4}(?:fell|dropped|tripled|doubled|rose|went|hit|halved|has (?:fallen|tripled|doubled|multiplied)|have (?:fallen|tripled|doubled|multiplied|gone))|cheap enough|got (?:so )?cheap|(?:has|have) become|became|halves?|tripled|doubled|multiplied|a (?:fifth|tenth|third|quarter) of what|(?:was|were|cost|costs) (?:about )?\S+ (?:in|before) 20\d\d|fell (?:from|to|by|below)|dropped (?:below|from|to|by)|prices? (?:per|were|was) (?:zero|negative)|expensive since|commission went to zero`,
      ),
    ],
    directions: { whyNow: 1 },
  },
  {
    id: 'timing.capability',
    patterns: [
      words(
        "now (?:it|that|can|works?|possible|ask|must|has|have)|can now|now it|is now|are now|models? (?:can|became|have|got|made|are)|could(?: not|n't) (?:be )?|couldn't|(?:only|was) possible|possible for the first|has become|have become|good enough|fast enough|usable|released|open-sourced?|opened|fine-tuned|until two years|until now|before (?:it|that|this|20\\d\\d)|no longer|used to|newest|accepts?|began|begun|starts? (?:in|this)|stopped|ended|ends|expired|ran out|was approved|live since|comes into force|take effect|applies from|becomes? (?:mandatory|legal)",
      ),
    ],
    directions: { whyNow: 1 },
  },
  {
    id: 'timing.link',
    patterns: [
      words(
        "so (?:we|that|it|a|an|the|they|each|now|there)|which (?:is|allows|makes|means|demand\\w*)|therefore|needs it|and now|that's when|makes it|opens?|thereby",
      ),
    ],
  },
  {
    id: 'timing.trend',
    patterns: [
      words(
        "(?:ai|the market|demand|technology) is (?:booming|exploding|growing|changing|moving)|booming|exploding|time is (?:perfect|right|now|ripe)|timing is|megatrend|trends?|post-?covid|since the pandemic|pandemic|digital transformation|era of|fast-paced|more (?:and more|than ever)|growing|getting worse|increasingly|nowadays|these days|today's|perfect time|hot topic|everyone (?:wants|trades|is)",
      ),
    ],
  },
  {
    id: 'timing.deadline',
    patterns: [
      words(
        String.raw`by (?:${MONTH} )?20(?:2[5-9]|3\d)|deadline|within (?:\w+ )?(?:years|months)|fines? (?:start|began|of|up)|mandatory|must (?:now|be|file|have|prove|send|replace|issue|report|document|publish)|have to (?:file|report|prove|be filed|replace)|has to be|had to|in force|entered|due (?:now|in|by)|comply by|years to comply|applies from|enforceable|comes into force`,
      ),
    ],
    directions: { whyNow: 1 },
  },
  {
    id: 'timing.shift',
    patterns: [
      words(
        String.raw`from (?:about )?${NUMBER} to ${NUMBER}|(?:${NUMBER}|one|zero)(?: \w+)? in 20(?:1[5-9]|2\d)|(?:up|down) from|every second|a year ago|before 20\d\d|in the year before|times (?:since|more|as)|since 20\d\d|first winter|two big outages|began to (?:refuse|exclude|ask|demand)|started to ask`,
      ),
    ],
    directions: { whyNow: 1 },
  },
  {
    id: 'topic.newTechnology',
    patterns: [
      words(
        'llms?|language models?|gpt\\S{0,200}|foundation models?|vision models?|voice (?:agent|models?|clone|cloning)|speech (?:models?|recognition)|agents?|mcp|gpus?|inference|data cent(?:er|re)s?|humanoid|robots?|robotic|open models?|deepfakes?|stablecoins?|generative|ai-written|transcri\\w+',
      ),
    ],
  },
  {
    id: 'topic.policy',
    patterns: [
      words(
        'carbon|co2|emissions?|methane|net zero|esg|tariffs?|customs|grid|heat pumps?|batter(?:y|ies)|solar|storage|e-?invoic\\w+|open banking|instant payments?|packaging|pfas|ai act|gdpr|dora|nis2|csrd|cbam|fueleu|gene therapy|psilocybin|glp-1|refrigerants?|lead|traceability|drones?|defen[cs]e|semiconductors?|reshoring|nuclear',
      ),
    ],
  },
];

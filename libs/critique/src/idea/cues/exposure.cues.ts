import type { IdeaCue } from '../idea-cue.js';
import { pattern, words } from './number-words.js';

/** What makes a category safe or shaky beyond the dangers of its field; only the risk reads it. */
export const EXPOSURE_CUES: readonly IdeaCue[] = [
  {
    id: 'safe.developers',
    patterns: [
      words(
        'sql|postgres|kubernetes|docker|compiler|parser|library|rust|python|sdk|plc|cobol|java|linux|npm|pypi|emulator|linter|firmware|integrators?',
      ),
    ],
    directions: { risk: -1 },
  },
  {
    id: 'safe.institutions',
    patterns: [
      words(
        "(?:municipalit\\w+|hospitals?|insurers?|utilit\\w+|authorit\\w+|ministry|councils?|schools?|count(?:y|ies)|parish\\w*|trusts?|agency|factories|firms|plants|mills|shops|dealers|labs|practices|clinics|yards|farms|bakeries|installers|brokers|forwarders|contractors) (?:[\\w'-]+ ){0,3}(?:pays?|paid|bought|signed|renewed|rent|order\\w*)",
      ),
      words('paid (?:by|per|out of)'),
    ],
    directions: { risk: -1 },
  },
  {
    id: 'exposure.unapproved',
    patterns: [
      words(
        "no approval|not (?:been )?(?:asked|granted|legal|allowed|certified|registered|proven)|unregistered|exemption|sues?|sued|lawsuits?|lawyer'?s? letter|class action|banned?|forbid\\w*|forbade|prohibit\\w*|illegal|grey zone|closed our|stopped paying|get caught|tolerate\\w*|one letter|hangs on|if they win|out of business",
      ),
    ],
    directions: { risk: 1 },
  },
  {
    id: 'exposure.leaving',
    patterns: [
      pattern(String.raw`\b\d(?:\.\d)?% (?:still|come|came|of)\b`),
      words(
        "d30 ?:? ?(?:is )?\\d%|% (?:are|is) gone|gone by|stop(?:ped|s)? (?:giving|to open|using)|came back the month after|near zero|no(?:body| one) pays?|don't pay|free plan|for free|unpaid|no revenue|no customers|nothing (?:is )?built|not built|churn|cancelled",
      ),
    ],
    directions: { risk: 1 },
  },
  {
    id: 'exposure.everything',
    patterns: [
      words(
        'all[- ]in[- ]one|everything|anything|everyone|everybody|all of|any (?:company|business|product|city)|super-?app|world|worldwide|universal|general-purpose|and much more',
      ),
    ],
    directions: { risk: 1 },
  },
  {
    id: 'exposure.friends',
    patterns: [
      words(
        'friends?|social|dating|match(?:es)?|swipe|community|feed|likes|profile|gamif\\w+|badges|points|coins|followers|creators?|influencers?|fans|students|roommates?|neighbou?rs',
      ),
    ],
    directions: { risk: 1 },
  },
];

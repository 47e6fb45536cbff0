import type { IdeaCue } from './idea-cue.js';
import { pattern, words } from './number-words.js';

/** What makes a category safe or shaky beyond the dangers of its field. */
export const EXPOSURE_CUES: readonly IdeaCue[] = [
  {
    id: 'safe.developers',
    patterns: [
      words(
        'sql|postgres|kubernetes|docker|compiler|parser|library|rust|python|sdk|plc|cobol|java|linux|npm|pypi|emulator|linter|firmware|integrators?|cli|ci|hl7|dicom|iso \\d+|protocols?|netlist|cad|test (?:data|messages)|simulators?|packages?|open source|on-prem\\w*|self-hosted',
      ),
    ],
    directions: { risk: -1 },
  },
  {
    id: 'safe.institutions',
    patterns: [
      words(
        "(?:municipalit\\w+|town halls?|towns|cities|courts?|hospitals?|insurers?|utilit\\w+|authorit\\w+|ministry|councils?|schools?|universit\\w+|colleges?|libraries|museums|count(?:y|ies)|parish\\w*|trusts?|agenc(?:y|ies)|offices?|cooperatives?|co-ops?|factories|firms|makers|plants|mills|mines|ports?|airports?|airlines?|stations|shops|dealers|merchants|wholesalers|publishers|labs|practices|clinics|pharmacies|vets|dentists|opticians|kennels|clubs|leagues|hotels|restaurants|landlords|yards|farms|growers|bakeries|plumbers|electricians|installers|brokers|forwarders|contractors) (?:[\\w'-]+ ){0,3}(?:pays?|paid|bought|signed|renewed|rent|order\\w*)",
      ),
      words('paid (?:by|per|out of)'),
    ],
    directions: { alignment: 1, risk: -1 },
  },
  {
    id: 'exposure.unapproved',
    patterns: [
      words(
        "no approval|not (?:been )?(?:asked|granted|legal|allowed|certified|registered|proven)|unregistered|exemption|sues?|sued|lawsuits?|lawyer'?s? letter|class action|banned?|forbid\\w*|forbade|prohibit\\w*|illegal|grey zone|closed our|stopped paying|get caught|tolerate\\w*|one letter|hangs on|if they win|out of business",
      ),
    ],
    directions: { alignment: -1, risk: 1 },
  },
  {
    id: 'exposure.evasion',
    patterns: [
      words(
        "not for human consumption|(?:sold|labelled|marketed|declared) (?:only )?(?:as|for) (?:[\\w'-]+ )?(?:technical|research|novelty|collectors?|educational)\\w*|research (?:use|materials?|purposes|peptides?|chemicals?)|rules (?:don't|do not) apply|outside (?:of )?(?:the )?(?:\\w+ )?(?:rules|law|regulation)|(?:don't|do not|doesn't|does not) (?:consider|count|see) (?:ourselves )?(?:as )?an?|off-road|loopholes?|grey market|gr[ea]y area",
      ),
      words(
        'no (?:\\w+ )?(?:prescription|visit|lawyers?|licen[cs]e|kyc|questions|moderation|logging|filters?|refusals|age check|id|registration) (?:is |are )?(?:needed|required|necessary|involved)|no (?:prescriptions?|moderation|logging|filters|refusals|age checks?)|without (?:filters?|a prescription|prescriptions?|a licen[cs]e|asking|telling)',
      ),
      words(
        "processors? (?:\\w+ ){0,2}(?:dropped|closed|changed|left|banned)|(?:lost|changed) (?:the |our )?(?:\\w+ )?processors?|paid in crypto|take crypto|warning letters?|not enforc\\w+|card networks?|not replied|(?:not|n't) (?:yet )?checked|(?:certificate|licen[cs]e|approval|permit)s? (?:\\w+ ){0,4}later|need (?:a |an )(?:\\w+ )?licen[cs]e|need to be (?:a )?(?:registered|licen[cs]ed)|unofficial api|never get caught|nobody (?:checks|asks)",
      ),
    ],
    directions: { alignment: -1, risk: 1 },
  },
  {
    id: 'exposure.leakage',
    patterns: [
      words(
        '(?:order|buy|book|call|deal|go|come|trade|hire|agree)(?:s|ed|ing)? (?:\\w+ ){0,4}(?:directly|direct|by phone|themselves|himself|privately|without us|in cash)|around us|off the platform|offline|brought its own|could add the same|anonymi[sz]ed listings?',
      ),
    ],
    directions: { alignment: -1, risk: 1 },
  },
  {
    id: 'exposure.falling',
    patterns: [
      words(
        "growth is (?:flat|zero|slow)|(?:is|are|was|were|been) (?:flat|falling|shrinking)|(?:fell|dropped|down|slipped|sank) (?:from|to)|month three|nobody (?:renewed|came back)|(?:did not|didn't) (?:renew|come back|return)|every (?:\\w+ )?except",
      ),
    ],
    directions: { alignment: -1, risk: 1 },
  },
  {
    id: 'exposure.service',
    patterns: [
      words(
        'staffing|placements?|we (?:place|recruit|bring|spray|clean|drive|print|deliver|teach|coach|manage|translate)|our own (?:shops?|stores?|fleet|lab|kitchens?|crews?|drivers?|warehouse)|consult(?:ing|ants?|ancy)|handmade|our own (?:web)?site|franchis\\w+|academy|language school',
      ),
    ],
  },
  {
    id: 'exposure.leaving',
    patterns: [
      pattern(String.raw`\b\d(?:\.\d)?% (?:still|come|came|of)\b`),
      words(
        "d30 ?:? ?(?:is )?\\d%|% (?:are|is) gone|gone by|stop(?:ped|s)? (?:giving|to open|using)|came back the month after|near zero|no(?:body| one) pays?|don't pay|free plan|for free|unpaid|no revenue|no customers|nothing (?:is )?built|not built|churn|cancelled",
      ),
    ],
    directions: { alignment: -1, risk: 1 },
  },
  {
    id: 'exposure.everything',
    patterns: [
      words(
        'all[- ]in[- ]one|everything|anything|everyone|everybody|all of|any (?:company|business|product|city)|super-?app|world|worldwide|universal|general-purpose|and much more',
      ),
    ],
    directions: { alignment: -1, risk: 1 },
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

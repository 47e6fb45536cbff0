import { FACT_CUES } from '../signals/answer-cues.js';
import { FACTS, NAMED, of, pattern, type Expectation } from './expectation.js';

/** What questions about the founders ask for. */
export const TEAM_EXPECTATIONS = {
  names: of('People or companies by name', NAMED, 'Who, by name?', '[Name] is our [role].'),
  role: of(
    'A role for each founder',
    [
      pattern(
        String.raw`ceo|cto|coo|cfo|cofounder|co-founder|founder|engineer|developer|programmer|nurse|doctor|surgeon|manager|designer|sales(?:man|person)?|researcher|teacher|phd|lawyer|accountant|scientist|pharmacist|head of|lead|auditor|adjuster|skipper|director|hardware|firmware|backend|frontend|operations|marketing|support`,
      ),
    ],
    'Which role does each of you have?',
    '[Name] is [role].',
  ),
  deed: of(
    'Something you did yourselves',
    FACTS.deeds,
    'What have you built, sold or run yourselves?',
    '[Name] built [thing], used by [n].',
  ),
  years: of(
    'How long, in years or months',
    [...FACTS.durations, ...(FACT_CUES['year'] ?? [])],
    'For how long? Give years or months.',
    'We have done this for [n] years.',
  ),
  builder: of(
    'Who builds the product',
    [
      pattern(
        String.raw`cod(?:e|es|ed|ing)|programs?|engineer\w*|develop(?:er|s|ed)?|software|technical|backend|firmware|hardware|built|builds|building|wrote|writes|programa|cto|model and the api`,
      ),
    ],
    'Who writes the code?',
    '[Name] writes the code.',
  ),
  metWhere: of(
    'Where and how you met',
    [
      pattern(
        String.raw`met (?:at|in|on|when|through)|at (?:a|the|an) [\w ]{2,30}(?:company|firm|school|university|hospital|bank|consultancy|lab|startup)|same (?:class|team|company|school|desk|office|group|boat|pair)|colleagues?|classmates?|roommates?|brothers?|sisters?|twins?|cousins?|married|friends since|worked (?:together|at|for|side)|shared (?:a|an|the)|hired|co-?workers?|rowed|grew up`,
      ),
    ],
    'Where did you meet, and how?',
    'We met at [place] in [year].',
  ),
  together: of(
    'Something finished together',
    [
      pattern(
        String.raw`(?:built|shipped|ran|sold|rebuilt|made|finished|launched|wrote|delivered|won|worked on|started) [\w ,'-]{0,40}(?:together|with|two|three|a|an|the|it|tool|app|products?|systems?|projects?)|together|both of us|side by side`,
      ),
    ],
    'What have you finished together before this?',
    'Together we built [thing], used by [n].',
  ),
  conflict: of(
    'How you settle a disagreement',
    [
      pattern(
        String.raw`disagree\w*|fights?|fought|argu(?:e|ed|ment|ing)|conflict|quarrel\w*|decid(?:e|es|ed)|rule|tie|crisis|vest(?:ing|ed)?|cliff|50/50|55/45|60/40|equal(?:ly)?|equity|shares`,
      ),
    ],
    'Tell me one disagreement and how it ended.',
    'When we disagreed on [topic], we [what you did].',
  ),
  fulltime: of(
    'Who is full-time',
    [
      pattern(
        String.raw`full[- ]?time|quit|left (?:my|his|her|our|their|the)|gave notice|given notice|notice period|resign\w*|last day|no side jobs?|nobody has a`,
      ),
    ],
    'Who is full-time today?',
    '[Name] has been full-time since [month].',
  ),
  date: of('A date', FACTS.dates, 'Since when, or by which date?', 'This was in [month and year].'),
  runway: of(
    'How long the money lasts',
    [
      pattern(
        String.raw`savings|runway|live (?:on|off|from)|burn|salar(?:y|ies)|costs? (?:are|is)|rent|pay ourselves|months? of|covers?|in the bank`,
      ),
    ],
    'How long can you live like this?',
    'We have savings for [n] months.',
  ),
  builds: of(
    'Who builds',
    [
      pattern(
        String.raw`cod(?:e|es|ed|ing)|programs?|programa|develop\w*|backend|frontend|firmware|hardware|software|engineer\w*|builds?|built|model|api|product|writes|infrastructure|electricity`,
      ),
    ],
    'Who builds the product?',
    '[Name] writes all the code.',
  ),
  sells: of(
    'Who sells and talks to customers',
    [
      pattern(
        String.raw`sell(?:s|ing)?|sold|sales|customers?|pricing|support|demos?|onboard\w*|contracts?|pilots?|hospitals?|hotels|clients|calls?|installs|vendo|visito`,
      ),
    ],
    'Who sells?',
    '[Name] sells and runs onboarding.',
  ),
  decides: of(
    'Who decides when you disagree',
    [
      pattern(
        String.raw`decid\w*|decision|tie|disagree\w*|owns?|yes from|need both|last word|final (?:say|call)|rule|without a yes|equal|50/50|equity|shares|%`,
      ),
    ],
    'Who decides when you disagree?',
    'When we disagree, [name] decides.',
  ),
} as const satisfies Readonly<Record<string, Expectation>>;

import type { IdeaCue } from './idea-cue.js';
import { MONEY, NUMBER, pattern, PERIOD, words } from './number-words.js';

/** Part 1: is the problem real? A person, a moment, how often, what it costs, what they do today. */
export const PROBLEM_CUES: readonly IdeaCue[] = [
  { id: 'problem.money', field: 'problem', patterns: [pattern(MONEY)], directions: { alignment: 1 } },
  {
    id: 'problem.time',
    field: 'problem',
    patterns: [words(`(?:${NUMBER}|an?|half an?|each|every|per|whole)(?:-| )(?:${NUMBER} )?${PERIOD}`)],
    directions: { alignment: 1 },
  },
  {
    id: 'problem.share',
    field: 'problem',
    patterns: [
      pattern(String.raw`\b\d[\d,.]{0,20}(?:-\d+)? ?(?:%|percent|per cent)`),
      words(
        String.raw`(?:one|two|three|${NUMBER}) (?:\w+ )?(?:in|out of|of) (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|twenty|\d+)`,
      ),
      words('(?:a |two |one )?(?:third|thirds|quarter|half|fifth|tenth)'),
    ],
    directions: { alignment: 1 },
  },
  {
    id: 'problem.event',
    patterns: [
      words(
        'rejected|refus\\w+|denied|denies|fails?|failed|spoils?|spoiled|rots?|breaks?|broke|leaks?|stolen|stops?|stopped|bankrupt|fined?|fines|penalt\\w+|closes|locked|delayed|remakes?|remade|overpay|expires?|wrong|missing|forgot\\w*|queues?|queue for|crack\\w*|burns? down|switched off|die|dies|waits?|lose|loses|lost|miss|misses|blocks?',
      ),
    ],
    directions: { alignment: 1 },
  },
  {
    id: 'problem.workaround',
    patterns: [
      words(
        'by hand|on paper|paper|excel|spreadsheets?|notebooks?|binders?|by phone|phone calls?|calls?|whatsapp|by (?:e-?mail|fax|mail|text)|fax|from memory|manual(?:ly)?|card files?|walls?|printouts?|carrier bag|voice messages?|clipboards?|typing|typed|photos?|letters?|clerks?|interns?',
      ),
    ],
    directions: { alignment: 1 },
  },
  {
    id: 'problem.general',
    field: 'problem',
    patterns: [
      words(
        String.raw`(?:people|everyone|everybody|many|most|users?|consumers?|companies|businesses|enterprises|students|founders|teams?|women|men|customers|SMEs|smbs|employees|creators) (?:\w+ ){0,4}(?:don't|do not|can't|cannot|need|want|lack|struggle|hate|waste|feel|find|have to|are|is|use)`,
      ),
      words(
        'hard|difficult|boring|broken|annoying|expensive|time-consuming|takes? (?:a lot of |too much |much |long )?time|inefficien\\w+|fragmented|complex|complicated|frustrat\\w+|outdated|slow|confusing|overwhelm\\w*|lack(?:s|ing)?|struggl\\w+|scattered|tedious|unfair|stress\\w*|toxic|lonely|loneliness|manual processes|painful|visibility|transparency',
      ),
    ],
    directions: { alignment: -1 },
  },
  {
    id: 'problem.world',
    patterns: [
      words(
        "the world|worldwide|global(?:ly)?|humanity|society|billions? of (?:people|tons?|dollars)|climate change|greatest challenge|today's (?:fast-paced )?world|mankind|planet|everyone|everybody|anyone|everything|all kinds of|lives",
      ),
    ],
    directions: { alignment: -1 },
  },
  {
    id: 'problem.whose',
    field: 'problem',
    patterns: [
      pattern(
        String.raw`\b(?:an?|the|one|each|every) (?:[\w-]+ ){0,3}(?:owner|nurse|driver|farmer|inspector|manager|clerk|mechanic|adjuster|practice|clinic|plumber|dealer|secretary|farm|lab|mill|hospital|lender|bank|hotel|shop|plant|store|town|garage|lawyer|dentist|doctor|bookkeeper|grower|buyer|seller|broker|operator|contractor|builder|developer|engineer|factory|school|teacher|exporter|importer|retailer|restaurant|florist|cannery|vet|audiologist|landlord|warehouse|crew|installer|firm|customer|company|house|site)\b`,
      ),
    ],
    directions: { alignment: 1 },
  },
];

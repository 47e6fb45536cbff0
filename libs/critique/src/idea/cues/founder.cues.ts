import type { IdeaCue } from './idea-cue.js';
import { NUMBER, pattern, words } from './number-words.js';

/** Part 4: what the founders have seen themselves, and who is missing. */
export const FOUNDER_CUES: readonly IdeaCue[] = [
  {
    id: 'edge.own',
    patterns: [
      words(
        "i (?:was|ran|run|worked|checked|drove|built|spent|did|taught|wrote|am an?|have been|refused|kept|grew|hate|talked|asked)|i'm (?:an?|the)|i've (?:done|been|worked|run|seen)|we (?:ran|worked|built it for|were|used to)|my (?:cofounder|co-founder|partner|brother|sister|mother|father|wife|husband|uncle|aunt|cousin|family|parents|old|former|office|phd|team|time)|our own|one of us|two of us|both of us|founders?:|founder was|founders? (?:from|were|is|are)|team:|co-?founders?|ex-\\w+|former(?:ly)?|third generation|own job|diagnosed",
      ),
    ],
    directions: { alignment: 1 },
  },
  {
    id: 'edge.trade',
    patterns: [
      words(
        '(?:engineer|nurse|physician|surgeon|vet|veterinarian|midwife|midwives|chemist|biologist|physicist|seismologists?|entomologist|examiner|assessors?|inspector|lawyer|accountant|bookkeeper|pharmacist|farmer|postdoc|phds?|scientists?|officer|dispatcher|adjuster|psychologist|technician|electrician|welder|teacher|professor|banker|underwriter|actuary|programmer)s?',
      ),
    ],
    directions: { alignment: 1 },
  },
  {
    id: 'edge.years',
    patterns: [
      words(
        String.raw`(?:for |of |spent |after )?${NUMBER} (?:years|yrs|seasons|winters)(?: (?:at|in|as|of|on|for|with))?`,
      ),
    ],
    directions: { alignment: 1 },
  },
  {
    id: 'edge.missing',
    patterns: [
      words(
        'looking for (?:an? )?(?:cto|tech\\w*|developers?|programmers?|scientists?|co-?founders?|investors?|engineer)|when we find|when i find|need (?:an? )?(?:cto|developer|programmer)|business graduates|(?:fellow )?students?(?= of| in|$|,|\\.)|team of (?:three |four |two )?(?:enthusiastic|students|visionar\\w+)|advisors? from|visionaries|student competition|we need (?:around )?\\$?\\d|please tell me|enthusiastic',
      ),
      pattern(String.raw`\bneed (?:around |about )?(?:[$€£])\d[\d,.]{0,20}(?: ?(?:k|m|million))?`),
    ],
    directions: { alignment: -1 },
  },
];

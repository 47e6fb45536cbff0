import type { EvidenceGroup } from '../engine/evidence.js';

/** Finding it is a merit: its words are shown where points are gained, and where points are lost it is called absent only if it is. */
const merit = (id: string, code: string, whenGained: string, whenAbsent: string): EvidenceGroup => ({
  id,
  code,
  whenGained,
  whenLost: `Less than strong answers have: ${whenGained.charAt(0).toLowerCase()}${whenGained.slice(1)}`,
  whenAbsent,
  showsSpans: 'whenGained',
});

/** Finding it is a fault: its words are shown where points are lost. */
const fault = (id: string, code: string, whenLost: string, whenGained: string): EvidenceGroup => ({
  id,
  code,
  whenGained,
  whenLost,
  whenAbsent: whenLost,
  showsSpans: 'whenLost',
});

/** The rows of evidence by name. */
export const ANSWER_GROUPS = {
  asked: {
    ...merit('asked', 'A1', 'Says what the question asks for', 'Leaves out what the question asks for'),
    whenLost: 'Leaves out some of what the question asks for',
  },
  numbers: merit('numbers', 'A2', 'Numbers that were counted', 'Hardly a number that was counted'),
  prices: merit('prices', 'A3', 'Prices and amounts', 'No price or amount'),
  dates: merit('dates', 'A4', 'Dates, moments and durations', 'No date, moment or duration'),
  names: merit('names', 'A5', 'Names', 'Hardly a name'),
  ownDeeds: merit('ownDeeds', 'A6', 'What you did yourselves', 'Little that you did yourselves'),
  customerDeeds: merit('customerDeeds', 'A7', 'What customers did', 'Little that customers did'),
  honesty: merit('honesty', 'A8', 'Honest about what does not work', 'Nothing about what does not work'),
  reasons: merit('reasons', 'A9', 'Reasons and contrasts', 'Hardly a reason'),
  scenes: merit('scenes', 'A10', 'People and scenes one can picture', 'No person and no scene'),
  things: merit('things', 'A11', 'Things one can touch and words of the trade', 'Hardly a thing one can touch'),
  words: {
    ...merit('words', 'A12', 'Words of people who were there', 'Words that could stand in any answer'),
    whenLost: 'Words that could stand in any answer',
  },
  emptySentences: fault(
    'emptySentences',
    'A14',
    'Sentences without a number, a name or a deed',
    'Facts in nearly every sentence',
  ),
  buzzwords: fault('buzzwords', 'A15', 'Buzzwords', 'No buzzwords'),
  vagueWords: fault('vagueWords', 'A16', 'Words without a measure', 'No words without a measure'),
  claims: fault('claims', 'A17', 'Claims anyone could make', 'No claims anyone could make'),
  hedges: fault('hedges', 'A18', 'Hedges', 'No hedges'),
  plans: fault('plans', 'A19', 'Plans in the place of facts', 'Facts in the place of plans'),
  evasion: fault('evasion', 'A20', 'Does not answer here', 'Answers here'),
  essayWords: fault('essayWords', 'A21', 'Essay words', 'No essay words'),
  reports: fault('reports', 'A22', 'Reports, trends and big market numbers', 'No reports or trends'),
  attention: fault('attention', 'A23', 'Proof by attention: sign-ups, followers, awards', 'No proof by attention'),
  opinions: fault(
    'opinions',
    'A24',
    'What people said in the place of what they did',
    'Deeds in the place of opinions',
  ),
  outsourced: fault('outsourced', 'A25', 'Work given to others', 'Work done by the founders'),
  spoils: fault(
    'spoils',
    'A26',
    'What partners mark down in this very question',
    'Nothing that partners mark down in this question',
  ),
  abstractWords: fault('abstractWords', 'A27', 'Nouns one cannot touch', 'Nouns one can touch'),
  roundNumbers: fault('roundNumbers', 'A28', 'Round numbers and multiples', 'No round numbers'),
  exclamations: fault('exclamations', 'A29', 'Exclamations, dots and smileys', 'No exclamations'),
  length: { ...merit('length', 'A30', 'Length', 'Length'), whenLost: 'Length' },
  wording: fault(
    'wording',
    'A31',
    'Words and sentences of another length than in strong answers',
    'Sentences easy to follow',
  ),
  language: {
    ...merit('language', 'A32', 'The language it is written in', 'The language it is written in'),
    whenLost: 'The language it is written in',
  },
};

export type AnswerGroupId = keyof typeof ANSWER_GROUPS;

import { groupFinder, type EvidenceGroup, type GroupEntry } from '../engine/evidence.js';

/** Finding it is a merit: its words are shown where points are gained. */
const merit = (
  id: string,
  code: string,
  whenGained: string,
  whenLost: string,
  features: string,
): GroupEntry<EvidenceGroup> => [
  { id, code, whenGained, whenLost, whenAbsent: whenLost, showsSpans: 'whenGained' },
  features,
];

/** Finding it is a fault: its words are shown where points are lost. */
const fault = (
  id: string,
  code: string,
  whenLost: string,
  whenGained: string,
  features: string,
): GroupEntry<EvidenceGroup> => [
  { id, code, whenGained, whenLost, whenAbsent: whenLost, showsSpans: 'whenLost' },
  features,
];

/** Features of one kind share a row; families end in a dot. */
const GROUPS: readonly GroupEntry<EvidenceGroup>[] = [
  merit('asked', 'A1', 'Says what the question asks for', 'Leaves out what the question asks for', 'asked.'),
  merit(
    'numbers',
    'A2',
    'Numbers that were counted',
    'Hardly a number that was counted',
    'fact.numbers fact.numerals fact.distinct fact.odd fact.counted fact.fraction fact.percent fact.series fact.change fact.arithmetic factRate.',
  ),
  merit('prices', 'A3', 'Prices and amounts', 'No price or amount', 'fact.price factRate.price'),
  merit(
    'dates',
    'A4',
    'Dates, moments and durations',
    'No date, moment or duration',
    'fact.duration fact.month fact.year fact.clock fact.frequency factRate.duration factRate.month factRate.year factRate.clock factRate.frequency',
  ),
  merit('names', 'A5', 'Names', 'Hardly a name', 'name.'),
  merit(
    'ownDeeds',
    'A6',
    'What you did yourselves',
    'Little that you did yourselves',
    'deed. voice.ownDeed voiceRate.ownDeed',
  ),
  merit(
    'customerDeeds',
    'A7',
    'What customers did',
    'Little that customers did',
    'voice.customerDeed voiceRate.customerDeed',
  ),
  merit(
    'honesty',
    'A8',
    'Honest about what does not work',
    'Nothing about what does not work',
    'voice.honest voiceRate.honest voice.notX voiceRate.notX',
  ),
  merit(
    'reasons',
    'A9',
    'Reasons and contrasts',
    'Hardly a reason',
    'voice.reason voiceRate.reason voice.contrast voiceRate.contrast voice.othersBelieve voiceRate.othersBelieve voice.condition voiceRate.condition',
  ),
  merit('scenes', 'A10', 'People and scenes one can picture', 'No person and no scene', 'voice. voiceRate.'),
  merit('things', 'A11', 'Things one can touch and words of the trade', 'Hardly a thing one can touch', 'thing.'),
  merit('words', 'A12', 'Words of people who were there', 'Words that could stand in any answer', 'words.'),
  fault(
    'emptySentences',
    'A14',
    'Sentences without a number, a name or a deed',
    'Facts in nearly every sentence',
    'empty.',
  ),
  fault('buzzwords', 'A15', 'Buzzwords', 'No buzzwords', 'load.buzz load.aiHype fault.procedure faultRate.procedure'),
  fault(
    'vagueWords',
    'A16',
    'Words without a measure',
    'No words without a measure',
    'load.vague fault.vagueCount faultRate.vagueCount',
  ),
  fault(
    'claims',
    'A17',
    'Claims anyone could make',
    'No claims anyone could make',
    'load.hype fault.genericClaim faultRate.genericClaim',
  ),
  fault('hedges', 'A18', 'Hedges', 'No hedges', 'load.hedge fault.hedgeSoft faultRate.hedgeSoft'),
  fault(
    'plans',
    'A19',
    'Plans in the place of facts',
    'Facts in the place of plans',
    'fault.future faultRate.future fault.conditionalOnUs faultRate.conditionalOnUs',
  ),
  fault(
    'evasion',
    'A20',
    'Does not answer here',
    'Answers here',
    'fault.evasion faultRate.evasion fault.placeholder faultRate.placeholder',
  ),
  fault('essayWords', 'A21', 'Essay words', 'No essay words', 'fault.essay faultRate.essay'),
  fault(
    'reports',
    'A22',
    'Reports, trends and big market numbers',
    'No reports or trends',
    'fault.report faultRate.report',
  ),
  fault(
    'attention',
    'A23',
    'Proof by attention: sign-ups, followers, awards',
    'No proof by attention',
    'fault.vanity faultRate.vanity',
  ),
  fault(
    'opinions',
    'A24',
    'What people said in the place of what they did',
    'Deeds in the place of opinions',
    'fault.talk faultRate.talk',
  ),
  fault(
    'outsourced',
    'A25',
    'Work given to others',
    'Work done by the founders',
    'fault.outsourced faultRate.outsourced',
  ),
  fault(
    'spoils',
    'A26',
    'What partners mark down in this very question',
    'Nothing that partners mark down in this question',
    'spoils.',
  ),
  fault('abstractWords', 'A27', 'Ideas in the place of things', 'Things in the place of ideas', 'abstract.'),
  fault('roundNumbers', 'A28', 'Round numbers and multiples', 'No round numbers', 'round.'),
  fault('exclamations', 'A29', 'Exclamations, dots and smileys', 'No exclamations', 'fault.exclaim faultRate.exclaim'),
  merit('length', 'A30', 'Length', 'Length', 'length.'),
  fault('wording', 'A31', 'Sentences hard to follow', 'Sentences easy to follow', 'sentence. wording.'),
  merit('language', 'A32', 'The language it is written in', 'The language it is written in', 'language.'),
];

const [OTHERWISE] = merit('wording', 'A31', 'How it is written', 'How it is written', '');

/** The row a feature's points are shown in. */
export const answerEvidenceGroupOf = groupFinder(GROUPS, OTHERWISE);

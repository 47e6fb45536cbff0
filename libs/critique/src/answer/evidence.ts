/** One row of evidence: what was measured, as the founder reads it when it earns and when it costs points. */
export interface AnswerEvidenceGroup {
  readonly signal: string;
  readonly earns: string;
  readonly costs: string;
  /** Whether finding it is a merit: only then do spans stand under points earned, else under points lost. */
  readonly isMerit: boolean;
}

type Row = readonly [group: AnswerEvidenceGroup, features: readonly string[]];

const merit = (signal: string, earns: string, costs: string, features: string): Row => [
  { signal, earns, costs, isMerit: true },
  features.split(' '),
];
const fault = (signal: string, costs: string, earns: string, features: string): Row => [
  { signal, earns, costs, isMerit: false },
  features.split(' '),
];

/** Features of one kind share a row; families end in a dot. */
const GROUPS: readonly Row[] = [
  merit('A1', 'Says what the question asks for', 'Leaves out what the question asks for', 'asked.'),
  merit(
    'A2',
    'Numbers that were counted',
    'Hardly a number that was counted',
    'fact.numbers fact.numerals fact.distinct fact.odd fact.counted fact.fraction fact.percent fact.series fact.change fact.arithmetic factRate.',
  ),
  merit('A3', 'Prices and amounts', 'No price or amount', 'fact.price factRate.price'),
  merit(
    'A4',
    'Dates, moments and durations',
    'No date, moment or duration',
    'fact.duration fact.month fact.year fact.clock fact.frequency factRate.duration factRate.month factRate.year factRate.clock factRate.frequency',
  ),
  merit('A5', 'Names', 'Hardly a name', 'name.'),
  merit('A6', 'What you did yourselves', 'Little that you did yourselves', 'deed. voice.ownDeed voiceRate.ownDeed'),
  merit('A7', 'What customers did', 'Little that customers did', 'voice.customerDeed voiceRate.customerDeed'),
  merit(
    'A8',
    'Honest about what does not work',
    'Nothing about what does not work',
    'voice.honest voiceRate.honest voice.notX voiceRate.notX',
  ),
  merit(
    'A9',
    'Reasons and contrasts',
    'Hardly a reason',
    'voice.reason voiceRate.reason voice.contrast voiceRate.contrast voice.othersBelieve voiceRate.othersBelieve voice.condition voiceRate.condition',
  ),
  merit('A10', 'People and scenes one can picture', 'No person and no scene', 'voice. voiceRate.'),
  merit('A11', 'Things one can touch and words of the trade', 'Hardly a thing one can touch', 'thing.'),
  merit('A12', 'Words of people who were there', 'Words that could stand in any answer', 'words.'),
  fault('A14', 'Sentences without a number, a name or a deed', 'Facts in nearly every sentence', 'empty.'),
  fault('A15', 'Buzzwords', 'No buzzwords', 'load.buzz load.aiHype fault.procedure faultRate.procedure'),
  fault(
    'A16',
    'Words without a measure',
    'No words without a measure',
    'load.vague fault.vagueCount faultRate.vagueCount',
  ),
  fault(
    'A17',
    'Claims anyone could make',
    'No claims anyone could make',
    'load.hype fault.genericClaim faultRate.genericClaim',
  ),
  fault('A18', 'Hedges', 'No hedges', 'load.hedge fault.hedgeSoft faultRate.hedgeSoft'),
  fault(
    'A19',
    'Plans in the place of facts',
    'Facts in the place of plans',
    'fault.future faultRate.future fault.conditionalOnUs faultRate.conditionalOnUs',
  ),
  fault(
    'A20',
    'Does not answer here',
    'Answers here',
    'fault.evasion faultRate.evasion fault.placeholder faultRate.placeholder',
  ),
  fault('A21', 'Essay words', 'No essay words', 'fault.essay faultRate.essay'),
  fault('A22', 'Reports, trends and big market numbers', 'No reports or trends', 'fault.report faultRate.report'),
  fault(
    'A23',
    'Proof by attention: sign-ups, followers, awards',
    'No proof by attention',
    'fault.vanity faultRate.vanity',
  ),
  fault(
    'A24',
    'What people said in the place of what they did',
    'Deeds in the place of opinions',
    'fault.talk faultRate.talk',
  ),
  fault('A25', 'Work given to others', 'Work done by the founders', 'fault.outsourced faultRate.outsourced'),
  fault(
    'A26',
    'What partners mark down in this very question',
    'Nothing that partners mark down in this question',
    'spoils.',
  ),
  fault('A27', 'Ideas in the place of things', 'Things in the place of ideas', 'abstract.'),
  fault('A28', 'Round numbers and multiples', 'No round numbers', 'round.'),
  fault('A29', 'Exclamations, dots and smileys', 'No exclamations', 'fault.exclaim faultRate.exclaim'),
  merit('A30', 'Length', 'Length', 'length.'),
  fault('A31', 'Sentences hard to follow', 'Sentences easy to follow', 'sentence. wording.'),
  merit('A32', 'The language it is written in', 'The language it is written in', 'language.'),
];

const BY_FEATURE = new Map(GROUPS.flatMap(([own, features]) => features.map((name) => [name, own] as const)));
const WORDING: AnswerEvidenceGroup = {
  signal: 'A31',
  earns: 'How it is written',
  costs: 'How it is written',
  isMerit: true,
};

/** The row a feature's points are shown in. */
export function answerEvidenceGroupOf(feature: string): AnswerEvidenceGroup {
  const family = feature.slice(0, feature.indexOf('.') + 1);
  return BY_FEATURE.get(feature) ?? BY_FEATURE.get(family) ?? WORDING;
}

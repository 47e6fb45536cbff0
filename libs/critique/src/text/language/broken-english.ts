const PERSON =
  'worker|farmer|patient|customer|user|owner|student|teacher|driver|doctor|nurse|family|company|school|hospital|clinic|shop|seller|buyer|' +
  'tenant|landlord|parent|child|client|employer|employee|member|player|tourist|trader|fisherman|planter|cooperative|restaurant|hotel|bank|farm|village|library';
const DO =
  'stop|refuse|make|give|need|want|have|do|go|pay|use|help|take|say|work|find|show|tell|send|sell|buy|get|come|become|wait|lose|keep|start';
/** Behind these somebody does it without an ending: "lets it run", "does it work". */
const BARE_BEHIND =
  'lets?|letting|makes?|made|making|helps?|helped|helping|does|did|do|can|cannot|will|would|could|should|may|might|must|to|and|or|see|sees|watch|hear|' +
  "than|as|that|have|has|had|having|with|n't|n’t|not";

/** What only somebody writes who thinks in another language; each of them bounded. */
const SIGNS: readonly RegExp[] = [
  // "Before to call", "without to pay".
  /\b(?:before|without|after|instead of) to (?!(?:the|an?|and|or)\b)[a-z]{2,15}\b/i,
  // "For pay the school".
  /\bfor (?:pay|make|get|have|give|buy|sell|take|find|see|know|use|learn) (?:the|an?|their|his|her|our|your|it|them)\b/i,
  /\b(?:allows?|permits?|enables?) to [a-z]{3,15}\b/i,
  new RegExp(
    String.raw`\b(?:more|most) (?:cheap|fast|easy|safe|quick|hard|good|bad|cheaper|faster|easier|safer|quicker|better|big` +
      String.raw`|small|high|low|strong)\b(?! (?:as|and)\b)(?= (?:than|and|at|in|for|to|with|price|way)\b|[.,;:!?)]|$)`,
    'i',
  ),
  // "Lamps that save energy and makes".
  new RegExp(
    String.raw`s (?:that|which) (?:[a-z]{2,15}[a-rt-z]|[a-z]{2,12}ss) [^.;:!?]{1,60} and (?:makes|gives|helps|saves|reduces` +
      String.raw`|lets|shows|sends|keeps|brings|finds|tells|allows)\b`,
    'i',
  ),
  new RegExp(String.raw`(?<!\b(?:${BARE_BEHIND}) )\b(?:he|she|it) (?:${DO})\b(?!-)`, 'i'),
  new RegExp(
    String.raw`(?:^|[.!?] |\b(?:so|when|if|because|where|then) )(?:${PERSON}) (?:is|can|has|in|who|gets?|pays?|does|will|sends?|needs?)\b`,
    'i',
  ),
  /\b(?<!\bof (?:[a-z]{1,12} ){0,2})(?:people|[a-z]{3,15}ers|children|men|women|families|companies) (?:is|has|was|does|needs|wants|gets|pays)\b/i,
  // "Is paying directly the school".
  /\b[a-z]{3,12}(?:ing|[a-z]s) (?:directly|quickly|easily|automatically) (?:the|their|his|her|our|your|an?) [a-z]/i,
  /\bsays? to (?:the|an?|his|her|their) [a-z]{3,15} (?:the|an?|what|when|how)\b/i,
  /\b(?:softwares|informations|equipments|peoples|advices|furnitures|an? (?:equipment|information|advice)(?= (?:that|which|for|to|of)\b|[.,]))\b/i,
  // "Is program for a lab", "everybody know where is the work", "who are having".
  /\bis (?:program|app|application|platform|tool|website|device|machine|solution) (?:for|that|to|which|where)\b/i,
  /\b(?:everybody|everyone|nobody|somebody) (?:know|have|want|need|do|see|use|go|get|pay)\b/i,
  /\b(?:is|are) having \d|\bwho (?:is|are) having\b|\bknows? (?:where|what|how) (?:is|are) the\b/i,
  /\b(?:is|are) (?:since|existing since) |\bsince \d{1,2} years\b/i,
];

/** "A probe in the heap, it says the good day": two sentences with a comma between them. */
const SPLICED = /^(?:[^,;:.!?()–—]{12,160}), (?:it|they) (?:[a-z]{2,12}[a-rt-z]s|is|are|has|have|tells|says) /i;
const BEGINS_CLAUSE =
  /^(?:if|when|whenever|after|before|once|since|as|while|because|although|though|until|unless|where|wherever|instead|for|in|at|on|with|without)\b/i;

/** Whether the English of a sentence is surely not right, so that what is made of its words would not be either. */
export const isBrokenEnglish = (text: string): boolean =>
  SIGNS.some((sign) => sign.test(text)) ||
  text.split(/[.!?]\s+/).some((sentence) => SPLICED.test(sentence) && !BEGINS_CLAUSE.test(sentence));

/** Nouns a camera cannot film (signal S7), besides those with an abstract ending. */
const ABSTRACT_NOUNS: ReadonlySet<string> = new Set(
  `ability access action advantage advice aim approach area aspect attention balance behavior behaviour benefit bit business
  capability care case cause challenge chance change choice clarity climate collaboration commerce concept confidence connection content
  context control convenience cost creativity culture cycle data day deal decade decision degree demand detail difference dream
  ease economy edge effect efficiency effort emotion empathy energy engagement era event excellence experience fact feature
  field finance focus form freedom friction fun future gap goal growth half happiness health help hope hour idea impact
  improvement industry influence information innovation insight intelligence interest issue journey joy kind knowledge lack
  leader level life lifestyle look love magic management manner market meaning mind minute mission moment momentum month
  moment need number objective operation opportunity option order outcome pace pain part passion past path pattern people
  percent performance period perspective place plan platform point potential power practice presence pressure price pride
  problem process productivity progress project promise purpose quality quarter question range rate reach reality reason
  relationship research resilience resource respect result return revenue risk role scale scope second security sense
  share side skill society solution sort source space speed spirit stage standard state step strategy strength stress
  style success support sustainability synergy talent target task technology thing time today tomorrow topic transparency
  trend trust truth type uptime use value variety vision way wealth week weekend wellness workflow world year yesterday
  collaboration community network lot couple world-class ai software system everything something anything nothing`.split(
    /\s+/,
  ),
);

/** Filmable things that happen to have an abstract ending. */
const FILMABLE_EXCEPTIONS: ReadonlySet<string> = new Set(
  `apartment appointment equipment station prescription document garment cement pavement statement payment shipment vaccination
  facility university city injection medication ration refrigerator donation plantation ambulance insurance appliance
  ornament basement instrument advertisement ointment supplement monument apartment replacement cancellation reservation
  transaction incision auction translation subtitle infection portion lotion potion cushion onion invitation application
  fraction irrigation installation foundation tenement tournament filament fitness harness witness wilderness clearance
  entrance attendance utility commodity charity cavity electricity amenity kidney receipt territory laundry bakery
  refund ship licence license inspection part production`.split(/\s+/),
);

const ABSTRACT_ENDING = /(?:tion|sion|ment|ness|ity|ance|ence|ship|ism|hood|dom|ology|ics)s?$/;

/** True for a noun, given as a lemma, that names an idea and not a thing. */
export function isAbstractNoun(lemma: string): boolean {
  if (FILMABLE_EXCEPTIONS.has(lemma)) return false;
  return ABSTRACT_NOUNS.has(lemma) || ABSTRACT_ENDING.test(lemma);
}

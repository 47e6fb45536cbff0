/** How things are, and what is charged, is no product. */
const NO_PRODUCT = new RegExp(
  String.raw`^(?:and |but |no,? ){0,2}(?:we|it|this|i) (?:(?:do|does|did|will|would|can|could|are|is)(?: not|n['’]t)|cannot|won['’]t|never)\b|` +
    String.raw`^we (?:care for|look after|serve|run) \d|^(?:we|i) (?:do|charge) [^.;!?]{0,40}\bat \d[\d.]{0,4} ?%|` +
    String.raw`^(?:most|many|small|every|each|all|half|some|[a-z]+ (?:percent|per cent))\b|^\d[\d.]* ?%|\b(?:we|and) (?:charge|keep)\b|` +
    String.raw`\b(?:we|and) take (?:only |about )?(?:[$€£₹\d]|an? (?:fee|cut|share|commission|margin|percentage)\b)|` +
    String.raw`\bpay(?:s|ing)? (?:us |me )?(?:[$€£₹]|\d)|\bpay(?:s|ing)? (?:us|me|each other)\b` +
    String.raw`|^(?:we|i) (?:have|had|sold|moved?|met|talked|are talking|started|give work|were|was)\b|\bgoing (?:quite |very |really )?well\b` +
    String.raw`|^(?:it|they) (?:does|do|is|are)n['’]?t\b|^it['’]s about\b|^(?:kind of|sort of|basically|think of it)\b` +
    String.raw`|^(?:we|i)(?:['’]re|['’]m| are| am) (?:currently )?(?:looking for|hiring|raising|seeking)\b|^(?:currently )?looking for\b` +
    String.raw`|^(?:hiring|seeking) an? |^raising (?:\d|[$€£₹]|an? (?:\w{2,12} )?(?:round|million))` +
    String.raw`|^(?:so,? )?(?:my|our) (?:own )?(?:father|mother|dad|mum|brother|sister|uncle|aunt|family|wife|husband|grand)` +
    String.raw`|^(?:the|each) (?:[\p{L}-]{2,20} ){0,2}(?:person|family|driver|owner|farmer|inspector|clerk|nurse|foreman|manager|worker|customer)s?\b` +
    String.raw`|\bcompetit(?:ion|ors?)\b|\b(?:nicer|better|cheaper|simpler|faster|easier)\b[^.;!?]{0,40}\bthan (?:others?` +
    String.raw`|everyone|anyone|the rest|all)\b|\brivals?\b|\b(?:we|i) ask (?:[$€£₹]|\d)`,
  'iu',
);
/** "We haven't built one yet", "I want to make that into an app", "we've tried it with 22 families": what is wished for, or was done. */
const NOT_THERE = new RegExp(
  String.raw`\b(?:have|has)(?: not|n['’]t)\b|^(?:so |and |but )?(?:we|i)(?:['’]ve)? (?:also |just |really |both )?` +
    String.raw`(?:want|hope|plan|believe|expect|assume|guess|think|thought|know|knew|caught|found|saw|did|spent|took|got|kept` +
    String.raw`|went|felt|lost|came|[\p{L}]{2,12}[^e\W]ed)\b` +
    String.raw`|^(?:tried|tested|piloted|trialled)\b|^(?:so |and |but )?(?:we|i) [\p{L}]{2,12} (?:it|them)\b|^(?:if|because|what|when|where|who|why)\b`,
  'iu',
);
/** "I have made a floating basket", "I make with my brother a system", "we want to build an app": whatever else it tells, it says what is made. */
const WAS_MADE = new RegExp(
  String.raw`\b(?:built|made|developed|designed|invented|created|build|make|develop|create) (?:an?|the|our) ` +
    String.raw`(?!(?:mistake|deal|living|decision|difference|profit|margin|sale|call|copy|list|point)\b)` +
    String.raw`|\b(?:i|we)(?: am|['’]m| are|['’]re) (?:making|building|developing) |\b(?:make|build|develop) with (?:[a-z]{2,12} ){1,2}an? ` +
    String.raw`|\b(?:make|build|made|built) [\w-]{3,20}[:,] (?:an?|one|it is|it['’]s)\b` +
    String.raw`|^what (?:we|i) (?:do|make|build|sell)(?: now| today)?(?: is|:)`,
  'i',
);

export const tellsWhatWasMade = (sentence: string): boolean => WAS_MADE.test(sentence);

/** "Mycetoma is a fungal infection that comes in through a thorn prick", "standard treatment is itraconazole". */
const IS_DISEASE = new RegExp(
  String.raw`^\p{L}[\p{L}-]{2,30} (?:is|are) (?:an? )?(?:[\p{L}-]{2,20} ){0,3}(?:infection|disease|disorder|syndrome|cancer|parasite)s?\b` +
    String.raw`|^(?:the )?standard (?:of care|treatment|therapy) (?:is|are)\b`,
  'iu',
);
/** Whether a sentence says what a disease is, or how it is treated today, which is no product. */
export const tellsOfDisease = (sentence: string): boolean => IS_DISEASE.test(sentence);

/** Whether a sentence says something else than what is made. */
export const tellsNoProduct = (sentence: string): boolean =>
  !tellsWhatWasMade(sentence) && (NOT_THERE.test(sentence) || tellsOfDisease(sentence) || NO_PRODUCT.test(sentence));

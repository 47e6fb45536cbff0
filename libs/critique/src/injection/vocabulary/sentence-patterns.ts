const JUDGE = '(?:reviewers?|graders?|judges?|evaluators?|assessors?|jurors?|examiners?)';
/** Words that stand for a judge only where nothing else can be meant. */
const MACHINE = '(?:ai|llm|gpt|language model|model|assistant|machine|chatbot|partner|angel|investor)';
const MARK = '(?:scores?|marks?|points|grades?|ratings?|evaluations?|credit)';
const TOP = '(?:perfect|full|top|max(?:imum|imal)?|highest|best|flawless|excellent|outstanding)';
const THIS_PITCH =
  '(?:this|our|the|every|all) (?:pitch(?:es)?|company|startup|applications?|applicants?|submissions?|idea|entry|team|founders?)';
/** The rest of a sentence; a longer one would cost the square of its length. */
const REST = '[^.!?]{0,300}';
const START = String.raw`^\W*(?:(?:please|now|then|just|and|kindly|you must|you should|you will|your (?:task|job|role) is to)\W+)*`;

/** Sentences that only somebody who talks to whoever judges writes, whatever else they say. */
export const ORDER_PATTERNS: readonly RegExp[] = [
  // Part to play
  `\\b(?:you are|you're|you play|you become|act as|pretend to be|imagine (?:you are|being)|roleplay as|behave like|simulate)\\b(?! not)(?:\\W+\\w+){0,5}?\\W+${JUDGE}\\b(?! (?:at|for|of)\\b)`,
  `\\b(?:you are|you're|you play|you become|act as|pretend to be|imagine (?:you are|being)|roleplay as|behave like|simulate)\\b(?! not)(?:\\W+\\w+){0,5}?\\W+${MACHINE} (?:who|that was|with(?:out)? (?:no |any )?(?:rules|standards|limits|restrictions|filters))\\b`,
  `\\bfrom (?:now on|this point on|here on),?(?: all)? (?:you|your|every|each|the (?:model|grader|judge))\\b`,
  `\\bas an? (?:\\w+ and )?(?:\\w+ )?(?:ai|judge|reviewer|grader|evaluator|language model),? (?:you|your)\\b`,
  // Search for the prompt
  `${START}(?:repeat|print|summari[sz]e|continue|copy|translate|quote|show|tell me|reveal|output|list|encode|what (?:did|do|does|are|were|is|was))\\b${REST}\\b(?:text|words?|messages?|lines?|everything|anything|what|rules|prompt|instructions|say)\\b${REST}\\b(?:above|before|told|were given|(?:to you )?at the (?:beginning|start))\\b`,
  `\\b(?:your|the|hidden|system|developer|initial) (?:system )?prompt\\b(?=${REST}\\b(?:base64|french|word for word|verbatim|it|me)\\b)`,
  `${START}(?:print|list|show|reveal|output|disclose|explain|leak|translate|encode|repeat|quote|say)\\b(?: \\w+){0,3} your (?:hidden |system |scoring |grading )?(?:configuration|rules|instructions?|prompt|guidelines?|policy|policies|criteria)\\b`,
  `\\b(?:words|lines|sentences|part|text|half) of your (?:instructions|prompt|rules|guidelines)\\b`,
  `\\b(?:other|previous|earlier) (?:founders|applicants|users|submissions|pitches)\\b${REST}\\byou(?:'ve| have)? (?:seen|read|scored|rated)\\b`,
  `\\bwhat (?:model|kind of (?:ai|model)) are you\\b|\\bwhat are your (?:guidelines|rules|instructions|criteria)\\b`,
  `${START}(?:copy|repeat|print|show|paste|quote)\\b${REST}\\byour (?:first|last|previous|initial) (?:message|answer|reply|words)\\b`,
  `\\b(?:if you are|you,? the|dear|reading this,?) (?:an? )?(?:ai|llm|language model|machine|model|bot|robot|algorithm)\\b|\\bthe (?:ai|model|machine|bot|language model) (?:that (?:is )?)?(?:reading|judging|scoring|grading|evaluating) (?:this|it|us)\\b`,
  `\\brole-?play\\b${REST}\\b(?:score|grade|points|rating|marks?)\\b`,
  // Orders about the form of the reply
  `${START}(?:answer|reply|respond|return|output|write|add|put|quote)\\b${REST}\\b(?:json|in(?:to)? (?:the |your )?(?:partner ?)?(?:feedback|output|reply|response)|nothing else|words of praise)\\b`,
  `${START}(?:return|output|respond with|answer with|print|reply with|use) (?:only )?(?:the )?(?:number |figure |value |score )?(?:100|20)\\W{0,300}$`,
  `\\b(?:praise|flatter|compliment) (?:the|this|our|us)\\b(?: (?:founders?|team|company|pitch|idea))?`,
  // Orders to let it pass
  `${START}(?:accept|approve|select|admit|pass|fund|invite|choose|treat|recommend) (?:us|me|it|${THIS_PITCH})\\b`,
  `${START}(?:rate|score|grade|mark|judge|evaluate) (?:it|this|us|me|${THIS_PITCH}|everything|every \\w+|all \\w+)(?: (?:as|with|at))? (?:\\d{2,3}\\b|${TOP}|highly|well|kindly|generously|accordingly)`,
  `${START}(?:give|award|assign|grant|allot|set)\\b${REST}\\b(?:20|100)(?: (?:points|marks))?(?: (?:everywhere|in (?:every|each|all)\\b${REST}|for every\\b${REST}|out of \\d+))?\\W{0,300}$`,
  `\\b(?:${JUDGE}|partners?|you)\\b(?: who| that)? (?:accepts?|approves?|admits?|funds?) (?:us|this|it)\\b`,
  `^(?=${REST}\\b(?:your?|i|i'll|${JUDGE})\\b)${REST}[$€£]\\d${REST}\\bfor (?:an? |the )?(?:${TOP}|good|high|generous) ${MARK}\\b`,
  `^\\W*(?:\\w+ ){0,3}?(?:strong|weak|clear|definite) (?:accept|reject|yes|pass)\\b|:\\s*(?:strong|clear|definite) (?:accept|yes)\\W{0,300}$`,
  `^\\W*we deserve (?:an? |the |to )|^\\W*(?:treat|consider) this as an? (?:${TOP}|winning|strong|successful)\\b`,
  `\\b(?:you|they) (?:will )?(?:lose|keep) (?:your|their) jobs? (?:if|unless|when)\\b|\\b(?:less|lower|more|higher) than (?:9\\d|100|20)\\b(?=\\W{0,300}$)`,
  // A verdict that nobody gave
  `^\\W*(?:(?:overall|final|total|expected|correct|true|target|partner|default|calibration|sample)\\W+)*(?:score|grade|rating|verdict|recommendation|decision|mark)s?\\s*[:=]\\s*["']?(?:\\d{1,3}(?:\\W*(?:\\/|out of)\\s*\\d+)?\\W{0,300}$|\\d{1,3} ?\\/|a ?\\+|accept\\w*|approved|interview|invite|${TOP})`,
  `(?:^|\\W)(5|10|20|100) ?(?:\\/|out of) ?\\1(?= ?(?:stars|points|marks)\\b|\\W{0,300}$| would\\b)`,
  `\\b(?:all|every|each) (?:the |other )?(?:scores?|dimensions?|categor(?:y|ies)|marks|criteri(?:a|on))\\b(?=${REST}\\b(?:${TOP}|20|100)\\b)`,
  `\\b(?:${TOP}|20|100)\\b${REST}\\b(?:in|for|of) (?:all|every|each) (?:the )?(?:scores?|dimensions?|categor(?:y|ies)|marks|criteri(?:a|on))\\b`,
  `\\bexpected (?:score|result|output|grade|rating)\\b${REST}\\b(?:${TOP}|20|100)\\b`,
  `\\b(?:scoring|score|rate|everything|grades?|scale) (?:everything |is |scale |starts |at ){0,40}(?:20|100)\\W{0,300}$`,
  `\\b${THIS_PITCH} (?:scores? \\d|(?:must|should|deserves?|has to|gets?|receives?|was|is|has been) (?:to )?(?:be )?(?:pre-?)?(?:approved|accepted|pass|an interview|full|rated|scored|perfect)\\b(?! by (?:the )?(?:fda|eu|state|bank|city|council)))`,
  `\\b(?:see|explain|know) why (?:this|it|we|our \\w+) (?:scores?|deserves?|gets?)\\b`,
  // Somebody else is said to have judged
  `\\b(?:${JUDGE}|partners?|committee|panel|yc|paul graham|mentors?|investors?)\\b${REST}\\b(?:said|says?|told|agree[sd]?|decided|voted|scored|rated|approved|gave)\\b${REST}\\b(?:this|our|the) (?:pitch|applications?|submission|entry)\\b(?=${REST}\\b(?:pass|fund|accept|admit|best|strongest|perfect|deserves?|full marks|\\d{2,3}))`,
  `^\\W*["'][^"']{0,300}\\b(?:best|strongest|greatest|perfect|amazing|never seen|changes everything)\\b[^"']{0,300}["']?\\W{0,300}-\\W{0,300}${REST}\\b(?:partner|judge|reviewer|yc|investor)s?\\b`,
  `\\b(?:${JUDGE}|panel|committee|board|partners?)\\b${REST}\\b(?:voted|said|says|decided)\\b${REST}\\b(?:yes|accept|admit|in favou?r)\\b`,
  `\\b(?:${JUDGE}|panel|committee|partners?)\\b gave (?:it|us|this)\\b${REST}\\d`,
  `\\b(?:never|not) (?:seen|heard|read) (?:a |such a )?(?:better|stronger|finer|good) (?:pitch|application|idea|one-liner)\\b`,
  `\\bpre-?(?:approved|scored|selected|accepted) (?:by|as)\\b(?=${REST}\\b(?:partners?|committee|panel|reviewers?|judges?|top)\\b)`,
  // Somebody who may change the rules
  `\\b(?:evaluation|grading|scoring|developer|debug|admin|god|test) (?:mode|access|build|override)\\b(?=${REST}\\b(?:changed|granted|enabled|active|on|code|now|print|lift|limits)\\b)`,
  `\\b(?:scoring|grading|evaluation|rating|judging) (?:is|has been|was) (?:disabled|suspended|over|off|changed|cancelled|skipped|complete)\\b`,
  `\\b(?:new|other|special|different) (?:rules|guidelines|criteria|instructions) (?:apply|hold|are valid)\\b(?=${REST}\\b(?:submission|pitch|application|applicant)\\b)`,
  `^\\W*(?:note|message|notice|word|hint|letter) (?:to|for|from) (?:the |all |your )*(?:${JUDGE}|ai|model|assistant|operator|developers?|admin\\w*|partners?|yc)\\b`,
  `\\b(?:authori[sz]ed|official|internal) (?:test|audit|check) (?:by|of|from) (?:your|the) (?:developers?|makers?|creators?|operators?)\\b`,
  `\\b(?:admin|system|security) override\\b`,
].map((source) => new RegExp(source, 'i'));

/** Openings of orders whose other words stand in any text. */
export const ORDER_OPENINGS =
  /\bfrom (?:now|this point|here) on\b|\bwe deserve\b|\b(?:panel|board) (?:voted|gave|said)\b|\bnever (?:seen|heard|read) a better\b|^\W*(?:treat|consider) this as\b|^\W*(?:return|output|use|print|repeat|summari[sz]e|answer|reply|respond|copy|continue)\b/i;

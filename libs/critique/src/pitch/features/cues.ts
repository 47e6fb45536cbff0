import { CROWDED_FIELDS } from '../../lexicon/crowded-fields.js';

/** Phrases whose number the model reads, by name. Global patterns that match at least one character. */
export const CUES: Readonly<Record<string, readonly RegExp[]>> = {
  contrast: [/\b(?:but|yet|though|although|whereas|while)\b/gi, /, not \w+/gi],
  negation: [/\b(?:not|no|never|nobody|none|nothing|neither|nor|without|cannot)\b/gi, /n't\b/gi],
  oldWay: [
    /\b(?:instead of|rather than|without|used to|no longer|by hand|on paper|replac\w+|unlike|alternative|down from)\b/gi,
    /\bnot (?:by|from|in|the|a|an)\b/gi,
  ],
  usage: [
    /\b(?:use[ds]?|using|pay|pays|paid|paying|customers?|pilots?|signed|installed|financed|sold|live in|running|run)\b/gi,
  ],
  price: [
    /[$€£¥₹] ?\d[\d,.]{0,20}\w*/g,
    /\b\d[\d,.]{0,20} (?:dollars|euros|pounds|naira|rupees|pesos|zł|dkk|cents)\b/gi,
  ],
  exclusive: [
    /\b(?:patent\w*|exclusiv\w*|licen[cs]ed?|sole|only|nobody else|no one else|no other|no rival|never|first to|approved|certif\w*|legal\w*|law|allowed|permit\w*)\b/gi,
  ],
  mechanismBy: [/\b(?:by|from|with|using|via|through) (?:\w+ing|a|an|the|their|its|your|our|\w+s)\b/gi],
  weVerb: [
    /\bwe (?!are\b|want\b|will\b|believe\b|hope\b|plan\b|think\b|aim\b|can\b|have\b|help\b|make\b|offer\b|provide\b|build\b|connect\b|use\b|sell\b|combine\b|enable\b|do\b)\w+/gi,
  ],
  weGeneric: [
    /\bwe(?:'re| are| want| will| believe| hope| plan| think| aim| help| offer| provide| enable| combine)\b/gi,
  ],
  weSell: [/\bwe (?:sell|make|build|rent|run|lend|buy|own|insure|pay)\b/gi],
  genericProduct: [
    /\b(?:app|application|platform|website|web site|marketplace|network|social network|tool|system|software|solution|service|directory|portal|dashboard|community|product|space|device|technology|assistant|bot|company|startup|engine|agency)s?\b/gi,
  ],
  openingArticleProduct: [
    /^\W*(?:an?|the|our) (?:\w+[ -]){0,2}(?:app|application|platform|website|marketplace|network|tool|system|software|service|product|store|shop|community|company|startup)\b/gi,
  ],
  analogy: [
    /^\W*(?:the |an? )?\w+ for \w+/gi,
    /\b(?:uber|airbnb|tinder|netflix|amazon|spotify|shopify|stripe|google) (?:for|of)\b/gi,
  ],
  featureList: [/\b\w+, \w+(?: \w+)?,? (?:and|or) \w+/gi, /: (?:[\w' -]+, ){2,}/gi],
  genericVerbObject: [
    /\b(?:find|get|connect|manage|track|improve|grow|save|share|discover|learn|enjoy|achieve|reach|optimi[sz]e|simplify|transform|automate)s?\b/gi,
  ],
  wishVerb: [
    /\b(?:will|would|could|should|may|might|want|wants|hope|plan|going to|aims?|idea|dream|vision|mission|believe|imagine)\b/gi,
  ],
  abstractSuffix: [/\b\w{3,}(?:tion|sion|ment|ity|ness|ance|ence|ship|ism)s?\b/gi],
  genericBenefit: [
    /\b(?:easy|easier|easily|simple|simply|simpler|better|faster|cheaper|smart|smarter|quick|quickly|healthy|healthier|safe|safer|happy|happier|affordable|convenient|comfortable|beautiful|fun|great|good|modern|complete|personali[sz]ed|high|quality|fair)\b/gi,
  ],
  everything: [
    /\b(?:everything|anything|everyone|anyone|any|all|whatever|every (?:company|business|person|human|industry|job)|many|various|different|world|life|lives|things)\b/gi,
  ],
  secondPerson: [/\b(?:you|your|yours)\b/gi],
  colon: [/\w[:;]/g],
  incentive: [
    /\b(?:owe|insure[ds]?|insurance|guarantee|refund|lend|loan|credit|deposit|commission|cut of|kickback|fee|free|cheap|price[ds]?|rent|lease|buy back|split|share of|per (?:\w+))\b/gi,
  ],
  slogan: [
    /\b(?:future|dreams?|journeys?|world|movements?|tomorrow|power|limitless|infinite|potential|passions?|purpose\w*|possibilit\w+|generations?|era|revolution\w*|humanity|human|humans|culture|belonging|synerg\w+|next|vision|beyond|ideas?|trust|growth|innovat\w+|excellence|change|success|impact|thrive|thriving|resilien\w+|sustainab\w+|digital|intelligen\w+|strategic|transparen\w+|efficien\w+|reinvent\w*|reimagin\w*|transform\w*|leader|trusted|ready)\b/gi,
  ],
  figure: [
    /\bfrom (?:an? |the )?[\w-]+(?: \w+)? (?:in)?to (?:an? |the )?(?:\w+ )?(?:advantages?|profits?|proactive|assets?|opportunit\w+|strengths?|superpowers?|insights?|action|outcomes?)\b/gi,
    /\b(?:operating system|backbone|nervous system|connective|missing (?:layer|piece|link)|second brain|first-class citizen|new (?:paradigm|chapter|standard|normal)|next chapter|(?:heart|home|soul|dna|engine|layer) (?:of|for|behind|between)|front door|north star)\b/gi,
    /\b(?:what (?:really )?(?:matters|counts|comes next|lies \w+)|where (?:they|you|we) are|ahead of|stay(?:ing)? ahead|been waiting for|(?:on|by) your side|in your corner|at your fingertips|never before|made (?:simple|easy)|done right|finally|once and for all|\w+ at a time|clos(?:e|es|ing) the gap|bridg(?:e|es|ing)|unlock(?:s|ing)?|meets)\b/gi,
    /\b(?:less|fewer) [\w ]{2,20}[.,;:]? ?(?:and )?more \w+/gi,
    /\b(?:do|get|say|make) (?:more|yes)\b/gi,
    /\byou \w+ [^.,;]{2,30}[.,;] we\b/gi,
  ],
  aboutUs: [
    /\b(?:founded|incorporated|registered|headquartered|based) (?:in|by)\b/gi,
    /\b(?:c-corp|delaware|ein|cap table|on a safe|pre-seed|seed round|term sheets?|we raised|raising|runway|burn|backed by|angels|investors?|accelerators?|alumni|awards?|hackathons?|winners? of|selected among|featured in|magazines?|techcrunch|forbes|linkedin|pitch deck|financial model|years of (?:\w+ )?experience|phds?|serial entrepreneurs?|visionary|team of|our (?:team|founders?)|we met|technology company|innovation company|offices in|under nda|stealth)\b/gi,
  ],
  hyphenBuzz: [/\b\w+-(?:powered|driven|first|native|centric|ready|grade|enabled|inspired|agnostic|as-a-service)\b/gi],
  commodity: [
    /\b(?:crm|booking|reminders?|directory|inventory|invoic\w+|charting|calendar|job board|project management|chat|loyalty|delivery|translat\w+|hosting|tracker|background checks?|agency|analytics|subscription box|note taker|tutor|receptionist|travel planning|planner|dating|social network|marketplace|rental|rent|quotes|comparison|antivirus|backup|password|telemedicine|telehealth|subtitles|warehouse management|accounting|web shop|online store|insurance|loans?|nutrition|recipes|notes|tasks|assistant|automat\w+)\b/gi,
  ],
  crowdedField: CROWDED_FIELDS,
  sameAsOthers: [
    /\b(?:like (?:every|the|any) \w+|same as|as everyone else|as \w+ other|like (?:instagram|uber|netflix|amazon|tinder)|similar to|(?:uber|netflix|tesla|apple|airbnb) (?:of|meets))\b/gi,
  ],
  causeEffect: [/\b(?:when|if|whenever|once|until|before|after|unless)\b/gi],
  ai: [/\b(?:ai|a\.i\.|gpt|llm|artificial intelligence|machine learning|blockchain|crypto|token|web3)\b/gi],
  measure: [
    /\b\d[\d,.]{0,20}(?:%| percent| per cent)/gi,
    /\b(?:half|third|quarter|one in \w+|\d+ (?:in|of|out of) \d+)\b/gi,
    /\b(?:\d[\d,.]{0,20}|an?|one|two|three|four|five|six|seven|ten|half an)[ -](?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/gi,
    /\b\d[\d,.]{0,20} ?(?:g|kg|ml|l|mm|cm|m|km|kw|kwh|mw|mbit\/s|gb|mb|ms|v|w|°c|hours?|tons?|tonnes?|pallets?|colou?rs?|products?)\b/gi,
  ],
  autobiography: [
    /\b(?:i|i'm|my|me|myself)\b/gi,
    /\bwe (?:met|love|have known|know each other|are (?:a|an|the|passionate)|apply|will apply)\b/gi,
    /\b(?:our (?:team|mission|vision|story|goal)|university|runway|burn|shares?|equity|c-corp|safe|advisor|prototype|grants?)\b/gi,
    /\b(?:i (?:was|am|quit|cried|never|understood|realised|realized|had|grew)|my (?:father|mother|grandmother|blood|life|job|wife|dream)|never give up|giving up)\b/gi,
  ],
  notYet: [
    /\b(?:not a startup|please|see the (?:video|deck|site)|to be decided|update soon|n\/a|tbd|looking for|thinking about|prototype|idea stage|welcome to)\b/gi,
    /\b(?:hard to explain|see the video|cracked the code|secret|the next \w+ity|once-in-a-\w+|will regret|nobody has done|unstoppable|patented \w+ engine|changes? everything|is about to change|fomo|more details)\b/gi,
  ],
  question: [
    /^\W*(?:why|what|how|who|when|where|which|is|are|do|does|did|can|could|have|tired|sick|ever|want|need|hello|looking)\b[^.!?]*\?/gi,
  ],
  placeholder: [
    /\{\{?[^}]{0,80}\}?\}|<\/?[a-z]{1,10}>/gi,
    /\b(?:tbd|to be (?:completed|filled|done|announced)|will fill in|lorem ipsum|coming soon|more (?:details )?soon|stay tuned|see attached|please ignore|asdf\w*|test(?:ing)? (?:test|pitch|form|one|two)|this (?:is a )?test)\b/gi,
    /^\W*test\W*$/gi,
  ],
  fundraising: [
    /\b(?:series [a-d]|seed (?:round|stage)|pre-seed|min(?:imum)? ticket|nda|deck|co-?founders?|equity|committed|cap|raising|raised|runway|vest\w*|incorporated|hackathons?)\b/gi,
  ],
  symbols: [/[±≥≤°µλΔ→<>+/=~]/g, /\b(?=[a-z]*\d)(?=\d*[a-z])[a-z]\w*\d\w*/gi, /\b[a-z]+[A-Z][A-Za-z]*\b/g],
  companyFacts: [
    /\b(?:founded|incorporated|founders?|team|offices?|awards?|partners|investors?|raised|raising|round|opportunity|market|cagr|billion|trillion|industry)\b/gi,
    /[$€£] ?\d[\d.,]{0,20}(?: ?(?:tn|trn|trillion|bn|billion|b)\b)/gi,
    /\b(?:cagr|tam|trillion|billion users|growing at \d+)\b/gi,
  ],
};

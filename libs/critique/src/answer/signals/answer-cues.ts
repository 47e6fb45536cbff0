/** Phrases a partner listens for in any answer, by name. Global patterns that match at least one character. */
export const FACT_CUES: Readonly<Record<string, readonly RegExp[]>> = {
  price: [
    /[$€£¥₹₦] ?\d[\d,.]{0,20}\w*/g,
    /\b\d[\d,.]{0,20}[km]? ?(?:dollars?|usd|euros?|eur|pounds?|gbp|naira|rupees?|inr|lakh|pesos?|rand|shillings?|yen|francs?|zl|zł|rwf|hrn|dkk|sek|reais|cents?|k usd)\b|\bR\d[\d,.]{0,20}\b/gi,
    /\b\d[\d,.]{0,20} ?(?:€|£|zł)/g,
  ],
  percent: [/\b\d[\d,.]{0,20}(?: ?%| percent| per cent)/gi],
  fraction: [
    /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|half|most|none|all) (?:of (?:the |our |these |those |them |those )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|in (?:\d+|ten|three|four|five|eight)|out of (?:\w+))\b/gi,
    /\b(?:a third|a quarter|half) of\b/gi,
  ],
  duration: [
    /\b(?:\d[\d,.]{0,20}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half an|twenty|thirty)[ -](?:seconds?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?|years?|yrs?|decades?)\b/gi,
  ],
  month: [
    /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b(?= \d|[,.:;)]|$| and| we| i | the| with| to | 20|-)/gi,
    /\b(?:in|since|by|until|from|last|this|of|on|before|after) (?:january|february|march|april|may|june|july|august|september|october|november|december)\b/gi,
  ],
  year: [/\b(?:19[5-9]\d|20[0-4]\d)\b/g],
  clock: [
    /\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b/gi,
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:morning|night|evening|afternoon))?\b/gi,
    /\b(?:week|month|day|year|quarter|version|step) (?:\d+|one|two|three|four)\b/gi,
  ],
  frequency: [
    /\b(?:every|each|per|a|once a|twice a|times a) (?:day|night|week|month|year|hour|shift|morning|evening|visit|season|quarter)\b/gi,
    /\b(?:daily|weekly|monthly|yearly)\b/gi,
  ],
  series: [/\b\d[\d.]{0,20}k?(?:, (?:and )?\d[\d.]{0,20}k?){2,}/g, /(?:\b\w+ [$€£]?\d[\d.,]{0,20}(?:k,?)? ){3,}/g],
  change: [
    /\b(?:from|was) [$€£]?\d[\d,.]{0,20}[%kKm]?(?: \w+){0,3} (?:to|now) [$€£]?\d[\d,.]{0,20}/gi,
    /\b(?:up|down|fell|rose|grew|went|dropped|doubled|tripled|halved) (?:from|to|by)\b/gi,
    /\d ?->\s?\d/g,
    /\b(?:doubled|tripled|halved)\b/gi,
  ],
  counted: [
    /\b(?:\d[\d,.]{0,20}k?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|fifty) (?:of (?:the|our|them|these) )?(?:[\p{L}'-]+ ){0,2}[\p{L}'-]{3,}s\b/giu,
  ],
  arithmetic: [/\d ?[x×*] ?[$€£]?\d/g, /= ?[$€£]?\d/g, /\b(?:times|multiplied by) [$€£]?\d/gi],
};

/** How the founders talk, by name. */
export const VOICE_CUES: Readonly<Record<string, readonly RegExp[]>> = {
  ownDeed: [
    /\b(?:i|we|he|she|they) (?:then |also |both |once |first |already |never |just )?(?:built|wrote|sold|shipped|ran|called|asked|visited|met|sat|drove|went|stood|tried|tested|measured|counted|watched|interviewed|learned|learnt|found|saw|made|did|left|quit|lost|won|fixed|recorded|logged|rented|bought|paid|charged|hired|fired|showed|gave|took|spent|launched|opened|closed|moved|dropped|replaced|changed|rebuilt|posted|emailed|knocked|spoke|talked|worked|studied|taught|managed|led|grew|signed|matched|read|installed|delivered|designed|printed|put|got|started|stopped|failed|noticed|agreed|argued|filed|filled|marked|lived|shared|rowed|lost|raised|cut|kept|walked|slept|parked|answered|wrote|copied|translated|typed|cooked|carried)\b/gi,
    /\b(?:i've|we've|i have|we have|he has|she has|i had|we had) (?:\w+ )?(?:built|written|sold|shipped|run|called|visited|met|tried|tested|measured|counted|watched|interviewed|found|seen|made|done|left|lost|won|fixed|fixed|paid|charged|hired|tracked|worked|read|spent|installed|filed|been|known|tripled|doubled|dropped|signed|had)\b/gi,
  ],
  customerDeed: [
    /\b(?:they|who|customers?|users?|clinics?|shops?|owners?|schools?|farmers?|hospitals?|companies|members|clients|sellers|buyers|drivers|each|nobody|everyone|all|both|half|\d+) (?:still |now |then |already |each |also |have |has |had |of them |it )?(?:pays?|paid|use[ds]?|using|came back|come back|stay(?:s|ed)?|renew(?:s|ed)?|reorder\w*|order(?:s|ed)?|bought|buy|asked|ask|called|call|complain\w*|left|cancel\w*|churn\w*|refused|said|told|signed|prepaid|brought|return\w*|switched|quit|opened?|log in|logged)\b/gi,
    /\b(?:paying|paid pilots?|repeat|prepaid|pre-paid|renewals?|reordered|retention|churn|cancell?ed|came back|still use|without being asked)\b/gi,
  ],
  honest: [
    /\b(?:we|i|he|she) (?:don't|do not|didn't|did not|haven't|have not|can't|cannot|couldn't) (?:yet )?(?:know|have|yet|like|understand|tested|charge|trust|plan)\b/gi,
    /\b(?:honest(?:ly)?|unclear|not clear|not yet|so far|mistakes?|wrong|failed|fails?|failure|lost|lose|dropped|broke|broken|refused|said no|rejected|worr(?:y|ied)|fear|weak(?:est)?|ugly|hole|missing|risk|limits?|limited|too (?:small|high|slow|expensive|early|late|many)|small sample|doesn't work|does not work|didn't work|nobody|never|except|only one|unpaid|by hand|admit\w*|the hard part|hardest|not built|can't (?:yet )?|doubt|if (?:it|that|they|none|she|he|we) (?:do|does|fail\w*|don't|doesn't))\b/gi,
  ],
  reason: [
    /\b(?:because|since (?!\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|last|then|we (?:started|launched)))\b/gi,
    /\b(?:which is why|that is why|that's why|that is where|that's where|the reason|turns out|turned out|as (?:he|she|it|they|we|the)|so that|so (?:the|a|an|we|they|it|he|she|that|nobody|no)|[,;:] so|which means|therefore|due to)\b/gi,
  ],
  contrast: [
    /\b(?:but|yet|though|although|whereas|while|instead|rather than|unlike|not (?:because|by|from|for|in|over|the|a|an|more|about)|nor|however|against|than)\b/gi,
  ],
  othersBelieve: [
    /\b(?:most|many|everyone|everybody|people|vendors|rivals|others|nobody|all of them|experts?|banks|hospitals|incumbents|competitors) (?:people |of them |\w+ )?(?:think|thinks|believe|believes|assume|assumes|say|says|sell|sells|measure|compete|build|look|expect|focus|treat)\b/gi,
    /\b(?:don't|do not|does not|doesn't|didn't|isn't|aren't|wasn't) [^.;]{3,80}?(?:\. |; |, )(?:they|it|but|he|she)\b/gi,
  ],
  quote: [/"[^"\n]{3,160}"/g, /(?<![\p{L}])'[^'\n]{6,120}'(?![\p{L}])/gu],
  condition: [/\b(?:when|if|whenever|once|until|before|after|unless)\b/gi],
  person: [
    /\b(?:my|his|her|our) (?:father|mother|brother|sister|wife|husband|aunt|uncle|son|daughter|cousin|boss|manager|colleagues?|partner|cofounder|co-founder|team|grandmother|grandfather|family|customers?)\b/gi,
  ],
  today: [
    /\b(?:today|now|currently|at the moment|so far|last (?:week|month|year)|this (?:week|month|year)|still|live)\b/gi,
  ],
  notX: [/\b(?:no|not|nobody|none|nothing|never|without|nor|neither)\b/gi, /n't\b/gi],
  secondPerson: [/\b(?:you|your)\b/gi],
  people3: [/\b(?:he|she|him|her|his|they|them|their)\b/gi],
  firstPerson: [/\b(?:i|me|my|mine|i've|i'm|i'd)\b/gi],
  we: [/\b(?:we|us|our|ours|we've|we're|we'd)\b/gi],
  colonList: [/(?:^|[.\n] ?)[^.:\n]{2,40}:/g],
  steps: [/(?:^|\s)(?:\(?\d\)|\d[.)])\s/g, /\b(?:then|next|first|second|third|finally|after that)\b/gi],
  parenthesis: [/\([^)]{2,120}\)/g],
};

/** What costs a reader's trust or time, by name. */
export const FAULT_CUES: Readonly<Record<string, readonly RegExp[]>> = {
  evasion: [
    /\b(?:tbd|tba|n\/a|to be (?:decided|determined|defined|added|announced)|will be (?:added|provided|determined|defined)|details? (?:later|will|to follow)|see (?:the |our |my )?(?:\w+ )?(?:deck|website|site|video|link|org chart|document|attachment|page|slide)|(?:pitch )?deck|slide|available on request|on request|under nda|nda|confidential|stealth|cannot (?:be )?disclose\w*|can't (?:tell|disclose|say)|prefer (?:not )?to discuss|in the interview|trust us|ask us|depends on|as mentioned|already explained|self-explanatory|watch our|please (?:see|refer|watch)|refer to)\b/gi,
  ],
  genericClaim: [
    /\b(?:no (?:direct |real )?(?:competitors?|competition)|passion(?:ate)?|world-class|top universit\w+|strong (?:background|team|interest|brand|growth)|great (?:team|fit|product|feedback|progress|enthusiasm)|complement(?:ary|s?)|deep(?:ly)? (?:understanding|domain|invested)|huge (?:market|opportunity|potential)|massive|everyone|everybody|anyone|any (?:company|business|industry)|all (?:industries|sizes|areas|fronts|over the world|devices|stakeholders)|perfect (?:time|timing|storm)|right time|leader(?:ship)?|number one|leading|the best|better than|unique(?:ly|ness)?|first[- ]mover|one step ahead|game|revolution\w*|disrupt\w*|seamless\w*|user[- ]friendly|intuitive|state[- ]of[- ]the[- ]art|cutting[- ]edge|modern|innovati\w+|high(?:est)? quality|excellen\w+|synerg\w+|holistic|scalable|comprehensive|tailored|optimal|cheaper than (?:everyone|all|others)|love it|love the)\b/gi,
  ],
  vanity: [
    /\b(?:sign-?ups?|signed up|downloads?|followers?|likes|impressions|visitors?|visits|page ?views?|upvotes|wait(?:ing)? ?list|waitlist|press|articles?|awards?|podcast|blogs?|instagram|tiktok|linkedin|pitch competition|web summit|incubators?|advisory board|advisors?|logo|brand(?:ing)?|business plan|domain names?|social media)\b/gi,
  ],
  future: [
    /\b(?:will|would|shall|going to|plan(?:s|ning|ned)? (?:to|on)|aims?|intend\w*|hope(?:s|fully)?|want(?:s)? to|in (?:the )?(?:future|long run|medium term)|next (?:year|step|phase)|soon|later|eventually|in a (?:next|later) (?:step|phase)|roadmap|could|might|should|may)\b/gi,
  ],
  essay: [
    /\b(?:furthermore|moreover|in addition|additionally|in particular|as well as|in terms of|in order to|with regard to|in this (?:way|regard|context|sense)|it is (?:important|worth)|of course|needless to say|on the one hand|on the other hand|from a \w+ (?:viewpoint|perspective|point of view)|in general|generally|basically|in our (?:view|opinion)|we believe|as (?:everybody|we all|you) know|both .{3,30} as well as|various|numerous|a (?:large|wide|broad|great) (?:number|range|variety|part)|a variety of|a number of|such as|and so on|etc|which (?:allows?|enables?|makes?)|thereby|thus|hence|respectively|in sum|in short|combined|overall|throughout|towards|within the)\b/gi,
  ],
  report: [
    /\b(?:according to|studies|study shows?|research (?:report|shows?)|market research|reports?|gartner|mckinsey|statista|cagr|billions?|trillions?|\$\d[\d.]{0,20} ?(?:b|t|bn)\b|tam|sam|som|\d% of (?:the|this) market|global market|market size|growing (?:at|by|with)|megatrends?|trends?|millennials|gen z|covid\w*|pandemic|web3|blockchain|5g|iot|metaverse)\b/gi,
  ],
  outsourced: [
    /\b(?:agency|agencies|freelancers?|outsourc\w*|dev shop|development partner|contractors?|hired developers)\b/gi,
  ],
  conditionalOnUs: [
    /\b(?:if (?:we(?:'re| are)? )?(?:accepted|selected|get(?:ting)? (?:in|funded|accepted)|got into|raise)|when (?:we(?:'re| are)? )?(?:accepted|get (?:in|funded|the (?:money|funding|investment))|raise)|(?:after|once|until) (?:the )?(?:seed|funding|investment|round|acceptance)|depends? on (?:the )?(?:funding|acceptance|investment)|with (?:yc|y combinator)(?:'s)?|waiting for (?:funding|investment))\b/gi,
  ],
  vagueCount: [
    /\b(?:some|several|many|a few|few|various|numerous|a lot(?: of)?|lots of|plenty|most of (?:them|the)|almost all|nearly all|a large number|different|certain|others|etc|a couple|multiple|quite|rather|very|really|relatively|more or less)\b/gi,
  ],
  hedgeSoft: [
    /\b(?:maybe|perhaps|possibly|probably|i guess|we think|i think|we feel|it seems|seems? to|somewhat|kind of|sort of|might be the case|more or less|or so|could be|we assume|in a way|hopefully|potentially)\b/gi,
  ],
  talk: [
    /\b(?:interested|interest|feedback|likes? (?:it|the)|like the (?:idea|concept)|said (?:that )?(?:they|it)|survey\w*|respondents|would (?:use|pay|buy|like|be)|letters? of intent|lois?|enthusias\w+|in (?:contact|talks|discussion)|shown interest|great idea|friends and family|friends & family|family members?)\b/gi,
  ],
  procedure: [
    /\b(?:persona[s]?|framework|methodolog\w+|design thinking|lean startup|canvas|workshop|stakeholders?|kpis?|best practices|agile|strategy|strategic|processes|pillars?|ecosystems?|culture|vision|mission|values?|journey|mindset|potential|added value|expertise|know-how|competenc\w+|capabilit\w+|opportunit\w+|challenges?|solutions?|technolog(?:y|ies)|features?|functions?|functionalit\w+|dashboards?|platforms?|modules?)\b/gi,
  ],
  placeholder: [/\[[^\]\n]{1,60}\]/g, /\b(?:lorem ipsum|asdf\w*|test test|fill this (?:in )?later|xxx{1,40})\b/gi],
  exclaim: [/!/g, /\.\.\.|…/g, /[:;]-?\)/g, /\bhaha\b/gi, /✔/g],
};

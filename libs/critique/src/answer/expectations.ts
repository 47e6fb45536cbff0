import { FACT_CUES, VOICE_CUES } from './answer-cues.js';

/** One thing a question asks for, how to see it, and what a partner says when it is not there. */
export interface Expectation {
  /** "Who is full-time": the row of evidence. */
  readonly label: string;
  /** Global patterns that match at least one character. */
  readonly patterns: readonly RegExp[];
  /** What the partner asks when it is missing. */
  readonly ask: string;
  /** What to write in its place, with [placeholders]. */
  readonly template: string;
}

const of = (label: string, patterns: readonly RegExp[], ask: string, template: string): Expectation => ({
  label,
  patterns,
  ask,
  template,
});

const NUMBER = String.raw`(?:\d[\d,.]*[km]?%?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty)`;

const pattern = (source: string): RegExp => new RegExp(String.raw`\b(?:${source})`, 'gi');
/** A founder's name, found by the tagger; its pattern never matches. */
const NAMED: readonly RegExp[] = [];

const FACTS = {
  price: FACT_CUES['price'] ?? [],
  dates: [...(FACT_CUES['month'] ?? []), ...(FACT_CUES['year'] ?? []), ...(FACT_CUES['clock'] ?? [])],
  durations: FACT_CUES['duration'] ?? [],
  counts: FACT_CUES['counted'] ?? [],
  deeds: VOICE_CUES['ownDeed'] ?? [],
  customers: VOICE_CUES['customerDeed'] ?? [],
};

/** Everything any of the questions asks for. Sources: the rubric's "Strong" line of each field. */
export const EXPECTATIONS = {
  names: of('People or companies by name', NAMED, 'Who, by name?', '[Name] is our [role].'),
  role: of(
    'A role for each founder',
    [
      pattern(
        String.raw`ceo|cto|coo|cfo|cofounder|co-founder|founder|engineer|developer|programmer|nurse|doctor|surgeon|manager|designer|sales(?:man|person)?|researcher|teacher|phd|lawyer|accountant|scientist|pharmacist|head of|lead|auditor|adjuster|skipper|director|hardware|firmware|backend|frontend|operations|marketing|support`,
      ),
    ],
    'Which role does each of you have?',
    '[Name] is [role].',
  ),
  deed: of(
    'Something you did yourselves',
    FACTS.deeds,
    'What have you built, sold or run yourselves?',
    '[Name] built [thing], used by [n].',
  ),
  years: of(
    'How long, in years or months',
    [...FACTS.durations, ...(FACT_CUES['year'] ?? [])],
    'For how long? Give years or months.',
    'We have done this for [n] years.',
  ),
  builder: of(
    'Who builds the product',
    [
      pattern(
        String.raw`cod(?:e|es|ed|ing)|programs?|engineer\w*|develop(?:er|s|ed)?|software|technical|backend|firmware|hardware|built|builds|building|wrote|writes|programa|cto|model and the api`,
      ),
    ],
    'Who writes the code?',
    '[Name] writes the code.',
  ),
  metWhere: of(
    'Where and how you met',
    [
      pattern(
        String.raw`met (?:at|in|on|when|through)|at (?:a|the|an) [\w ]{2,30}(?:company|firm|school|university|hospital|bank|consultancy|lab|startup)|same (?:class|team|company|school|desk|office|group|boat|pair)|colleagues?|classmates?|roommates?|brothers?|sisters?|twins?|cousins?|married|friends since|worked (?:together|at|for|side)|shared (?:a|an|the)|hired|co-?workers?|rowed|grew up`,
      ),
    ],
    'Where did you meet, and how?',
    'We met at [place] in [year].',
  ),
  together: of(
    'Something finished together',
    [
      pattern(
        String.raw`(?:built|shipped|ran|sold|rebuilt|made|finished|launched|wrote|delivered|won|worked on|started) [\w ,'-]{0,40}(?:together|with|two|three|a|an|the|it|tool|app|products?|systems?|projects?)|together|both of us|side by side`,
      ),
    ],
    'What have you finished together before this?',
    'Together we built [thing], used by [n].',
  ),
  conflict: of(
    'How you settle a disagreement',
    [
      pattern(
        String.raw`disagree\w*|fights?|fought|argu(?:e|ed|ment|ing)|conflict|quarrel\w*|decid(?:e|es|ed)|rule|tie|crisis|vest(?:ing|ed)?|cliff|50/50|55/45|60/40|equal(?:ly)?|equity|shares`,
      ),
    ],
    'Tell me one disagreement and how it ended.',
    'When we disagreed on [topic], we [what you did].',
  ),
  fulltime: of(
    'Who is full-time',
    [
      pattern(
        String.raw`full[- ]?time|quit|left (?:my|his|her|our|their|the)|gave notice|given notice|notice period|resign\w*|last day|no side jobs?|nobody has a`,
      ),
    ],
    'Who is full-time today?',
    '[Name] has been full-time since [month].',
  ),
  date: of('A date', FACTS.dates, 'Since when, or by which date?', 'This was in [month and year].'),
  runway: of(
    'How long the money lasts',
    [
      pattern(
        String.raw`savings|runway|live (?:on|off|from)|burn|salar(?:y|ies)|costs? (?:are|is)|rent|pay ourselves|months? of|covers?|in the bank`,
      ),
    ],
    'How long can you live like this?',
    'We have savings for [n] months.',
  ),
  builds: of(
    'Who builds',
    [
      pattern(
        String.raw`cod(?:e|es|ed|ing)|programs?|programa|develop\w*|backend|frontend|firmware|hardware|software|engineer\w*|builds?|built|model|api|product|writes|infrastructure|electricity`,
      ),
    ],
    'Who builds the product?',
    '[Name] writes all the code.',
  ),
  sells: of(
    'Who sells and talks to customers',
    [
      pattern(
        String.raw`sell(?:s|ing)?|sold|sales|customers?|pricing|support|demos?|onboard\w*|contracts?|pilots?|hospitals?|hotels|clients|calls?|installs|vendo|visito`,
      ),
    ],
    'Who sells?',
    '[Name] sells and runs onboarding.',
  ),
  decides: of(
    'Who decides when you disagree',
    [
      pattern(
        String.raw`decid\w*|decision|tie|disagree\w*|owns?|yes from|need both|last word|final (?:say|call)|rule|without a yes|equal|50/50|equity|shares|%`,
      ),
    ],
    'Who decides when you disagree?',
    'When we disagree, [name] decides.',
  ),
  who: of(
    'A person or a trade that has the problem',
    [
      pattern(
        String.raw`(?:clerks?|nurses?|doctors?|teachers?|drivers?|owners?|farmers?|shops?|clinics?|restaurants?|hotels?|hospitals?|landlords?|tenants?|patients?|parents?|students?|companies|pharmac\w+|accountants?|lawyers?|mechanics?|dentists?|growers?|schools?|managers?|workers?|freelancers?|builders?|contractors?|plumbers?|bakers?|fleets?|labs?|brokers?|dispatchers?|inspectors?|therapists?|physiotherapists|engineers?|developers?|banks?|insurers?|operators?|families|stores?|warehouses?|factories|dairies|gyms?|churches|salons?|clubs?)`,
      ),
    ],
    'Who exactly has this problem?',
    'It is the [role] at [kind of company].',
  ),
  frequency: of(
    'How often it happens',
    [
      ...(FACT_CUES['frequency'] ?? []),
      pattern(
        String.raw`(?:once|twice|${NUMBER} times) (?:a|per|in)|each time|every time|per (?:\w+)|a (?:year|month|week|day)`,
      ),
    ],
    'How often does it happen?',
    'It happens [n] times a [week].',
  ),
  cost: of(
    'What it costs in money or time',
    [...FACTS.price, ...FACTS.durations, ...(FACT_CUES['percent'] ?? [])],
    'What does it cost them, in money or hours?',
    'Each time it costs them [hours] or [amount].',
  ),
  workaround: of(
    'What they do about it today',
    [
      pattern(
        String.raw`by hand|on paper|paper|excel|spreadsheets?|sheet|notebooks?|whatsapp|phone|e-?mail|fax|call(?:s|ed)?|manually|copy|type|types|write|writes|today|currently|instead|work around|from memory|skip|word template|pen|calculator`,
      ),
    ],
    'What do they do about it today?',
    'Today they [workaround].',
  ),
  evidence: of(
    'How you know',
    [
      pattern(
        String.raw`(?:we|i) (?:\w+ )?(?:interviewed|visited|asked|called|spoke|talked|sat|watched|measured|counted|read|matched|wrote|got|tested|tried|heard|saw|worked|found|logged|checked|did|was|were|am|have)|our (?:own|data|users|customers|\d+)|interview(?:s|ed)?|in (?:our|my) (?:data|own)|${NUMBER} of (?:the|our|them)|of the ${NUMBER}`,
      ),
    ],
    'How do you know? Give the number you asked or measured.',
    'We asked [n] of them, and [n] said [what].',
  ),
  belief: of(
    'What others in the field believe',
    [
      ...(VOICE_CUES['othersBelieve'] ?? []),
      pattern(
        String.raw`in reality|the truth|wrong|not because|assum\w+|conventional|supposed|usually|nobody|people think|everyone|most`,
      ),
    ],
    'What does everyone else in the field believe?',
    'Most [rivals] assume [what].',
  ),
  finding: of(
    'What you saw instead',
    [
      pattern(
        String.raw`(?:but|yet|instead|in fact|actually|turns out|turned out|the real|what matters|it's not|isn't|wasn't|don't|doesn't|they|because)`,
      ),
    ],
    'What did you see that they do not?',
    'We found [what].',
  ),
  consequence: of(
    'What follows for the product',
    [
      pattern(
        String.raw`so (?:we|our|the|a|that)|that'?s why|that is why|which is why|therefore|we (?:start|run|sell|built|charge|price|only|use|pay|show|put|send|let)|our (?:product|drafts|price|app|bot|tool|form)`,
      ),
    ],
    'What did you build differently because of it?',
    'So we [what you built differently].',
  ),
  ownStory: of(
    'Your own history with it',
    [
      pattern(
        String.raw`i (?:was|am|ran|worked|had|have|lost|got|did|fixed|wrote|sold|study|studied|taught|spent|saw|rode|dispense)|i'm|i've|my (?:father|mother|brother|sister|wife|husband|job|own|family|team|boss|shop|phd)|we both|both of us|(?:my )?co-?founder|he was|she was|[A-Z]\w+ (?:ran|was|worked|led)`,
      ),
    ],
    'Where did you meet this problem yourself?',
    'As [role] for [n] years I [what happened].',
  ),
  demand: of(
    'Others who have it too',
    [
      pattern(
        String.raw`asked (?:for|us|me)|${NUMBER} (?:other|more|people|clinics|families|shops|firms|owners|farms|customers|users|ex-colleagues)|paid|pay|signed|wanted|others|use it|still use|same problem|interview\w*`,
      ),
    ],
    'How do you know others need it?',
    '[n] others asked for it.',
  ),
  tried: of(
    'What you did about it',
    [
      pattern(
        String.raw`(?:i|we|he|she) (?:then |\w+ )?(?:built|made|wrote|tried|started|put|recorded|logged|posted|quit|left|learned|asked|showed|tested|marked|opened|drove|began)`,
      ),
    ],
    'What did you do about it then?',
    'I then built [thing].',
  ),
  works: of(
    'What works today',
    [
      pattern(
        String.raw`today|now|live|works?|working|in use|runs?|running|can (?:already )?|shipped|launched|since|beta|prototype|reads?|sends?|uses?|photograph|version`,
      ),
    ],
    'What can a stranger do with it today?',
    'Today you can [do what].',
  ),
  users: of(
    'Who uses it, in numbers',
    [
      pattern(
        String.raw`${NUMBER} (?:[\w-]+ ){0,3}(?:use|users|customers|clinics|shops|companies|offices|clubs|buildings|farms|hospitals|schools|people|pay|paying|testers?|campsites|dealers|teams|firms|owners|stores|accountants|drivers|labs|gyms|pharmacies|restaurants)|used by|use it`,
      ),
      ...FACTS.counts,
    ],
    'Who used it last week, and how many?',
    '[n] people used it last week.',
  ),
  limits: of(
    'What does not work yet',
    [
      pattern(
        String.raw`not (?:yet|built)|doesn't|does not|isn't|can't|cannot|no (?:app|website|payments)|missing|yet|only|fails?|wrong|the (?:rest|other)|by hand|manual\w*|except|limits?|unclear|bugs?|too (?:high|slow)|next`,
      ),
    ],
    'What does not work yet?',
    'Not yet: [what], due [date].',
  ),
  steps: of(
    'The steps a user takes',
    [
      ...(VOICE_CUES['steps'] ?? []),
      pattern(
        String.raw`when|after|each (?:night|day|morning|hour)|every (?:hour|night|day)|in the (?:morning|evening)|we (?:read|take|send|match|compare|count|ask|pick|keep|pull|price|clamp|run|check|draft)|(?:forwards?|sends?|scans?|photographs?|types?|clicks?|fills?|connects?|opens?|takes?)`,
      ),
    ],
    'Walk me through it, step by step.',
    'First [what the user does], then [what we do], then [what the user gets].',
  ),
  hardPart: of(
    'The hard part, with a number',
    [
      pattern(
        String.raw`hard(?:est)?|difficult|wrong|errors?|accura\w+|correct\w*|sensitivity|sens|specificity|precision|fails?|mistakes?|misses|false|within|drift|on average|${NUMBER} ?(?:%|percent|seconds?|minutes?|min|hours?|ms|hz|mm|cents?)`,
      ),
    ],
    'What is the hard part, and how good are you at it?',
    'The hard part is [step]; we got it to [number].',
  ),
  paid: of(
    'People who paid',
    [
      pattern(
        String.raw`pa(?:y|ys|id|ying)|pre-?paid|pre-?ord\w*|bought|buy|sold|revenue|contracts?|renew\w*|deposit|invoice|charge[ds]?|cash|price`,
      ),
      ...FACTS.price,
    ],
    'Who has paid, and how much?',
    '[n] of them pay [price].',
  ),
  again: of(
    'People who came back',
    [
      pattern(
        String.raw`again|every (?:week|day|month|rehearsal)|each (?:week|day|rehearsal)|still|twice|retention|stay\w*|weekly|daily|came back|renew\w*|since they|repeat|both weeks|continu\w+|kept|used? it`,
      ),
    ],
    'How many came back?',
    '[n] of them use it every week.',
  ),
  asked: of(
    'How many you asked or tried',
    [...FACTS.counts, ...(FACT_CUES['fraction'] ?? [])],
    'Out of how many?',
    'That is [n] of the [n] we asked.',
  ),
  mainNumber: of(
    'A number of money or customers',
    [
      ...FACTS.price,
      pattern(
        String.raw`(?:mrr|arr|gmv|revenue)|${NUMBER} (?:[\w-]+ ){0,2}(?:paying|customers|users|clinics|shops|schools|gyms|orders|bookings|contracts|active|paid|buyers|deliveries|companies)`,
      ),
    ],
    'Which one number do you look at each morning?',
    'In [month] we had [n] [paying customers].',
  ),
  trend: of(
    'How it moved over time',
    [
      ...(FACT_CUES['series'] ?? []),
      ...(FACT_CUES['change'] ?? []),
      ...(FACT_CUES['month'] ?? []),
      pattern(
        String.raw`last (?:month|week|quarter|year)|in the last|growth|grew|growing|per (?:month|week)|since|before|compared`,
      ),
    ],
    'What were its last six values?',
    'By month: [month] [n], [month] [n], [month] [n].',
  ),
  kept: of(
    'Who stayed and who left',
    [
      pattern(
        String.raw`churn|lost|left|cancel\w*|retention|stay\w*|renew\w*|again|active|weekly|repeat|still|logged in|came back|K[uü]ndigung|dropped`,
      ),
    ],
    'How many stayed, how many left?',
    '[n] of [n] still use it after [n] weeks.',
  ),
  shipped: of(
    'What you shipped',
    [
      ...FACTS.deeds,
      pattern(
        String.raw`launch\w*|ship\w*|version|prototype|pilot|live|first (?:sale|customer|paid|version|pilot|appeal)|tests?|enrolled|customers?`,
      ),
    ],
    'What did you ship?',
    'On [date] we shipped [what].',
  ),
  learned: of(
    'What you learned or dropped',
    [
      pattern(
        String.raw`learn\w*|dropped|stopped|failed|replaced|rebuilt|changed|instead|because|ignored|none used|saw that|turned out|threw|gave up|wrong|redone|broke\w*|lost`,
      ),
    ],
    'What did you drop on the way, and why?',
    'We dropped [what] after [n] users ignored it.',
  ),
  result: of(
    'A result in customers or money',
    [...FACTS.price, ...FACTS.customers, ...(FACT_CUES['change'] ?? [])],
    'What came out of it, in customers or money?',
    'Now [n] customers use it and [n] pay.',
  ),
  found: of(
    'How you found each of them',
    [
      pattern(
        String.raw`from (?:a|my|the|our)|through|via|referr\w*|posted|forum|group|called|cold|emailed|visited|knocked|stood|sat|parked|sign|poster|phoned|met|introduc\w*|boss|employer|neighbou?r|because i|one of them|word|told|brought|asked (?:each|five|them|for)|i am|i was|answered|did their`,
      ),
    ],
    'How did you find each of the first ten?',
    '[n] came from [place], [n] by referral.',
  ),
  status: of(
    'Doing nothing, paper or Excel as a rival',
    [
      pattern(
        String.raw`doing nothing|do nothing|nothing|paper|excel|spreadsheets?|notebooks?|by hand|whatsapp|telegram|phone|word template|staff|clerk|accountants?|manual\w*|in-?house|volunteer|binders|a woman|a man`,
      ),
    ],
    'What do people use who use no software?',
    'Most use [spreadsheet or staff].',
  ),
  goodAt: of(
    'What each rival is good at',
    [
      pattern(
        String.raw`good (?:at|for|staff|product|with)|they win|wins? (?:if|when|where)|better (?:than|at)|strong|owns?|has \d|have \d|raised|free|cheap\w*|largest|biggest|market leader|leader|costs?|charges?|fee|minimum|customers|loyal|flexible|fast\w*`,
      ),
    ],
    'What is each of them good at?',
    '[Rival] is good at [what] and fails [customer] at [what].',
  ),
  fear: of(
    'The one you fear',
    [
      pattern(
        String.raw`fear|worr(?:y|ied)|afraid|problem if|if (?:they|it|he|she)|lose (?:to|against)|lost|we lose|trouble|threat|next year|hir(?:e|ing)|strongest`,
      ),
    ],
    'Which one do you fear, and why?',
    'We fear [rival] because [reason].',
  ),
  grows: of(
    'What gets harder to copy',
    [
      pattern(
        String.raw`each|every|more|better|data|outcomes|trained|labelled|recordings|photos|database|exclusive|licen[cs]e|patent|contract|agreement|letter|cooperative|distribution|cost|cheaper|price|switch\w*|network|only|harvests?|years|months|took|takes|owns?|maps?|sensor|integrat\w+|certif\w*|approv\w*|permit`,
      ),
    ],
    'What gets harder to copy every month?',
    'Each [use] makes [what] better: from [number] to [number].',
  ),
  copyable: of(
    'How long it lasts, honestly',
    [
      pattern(
        String.raw`copy|copied|copyable|would take|took|takes|last(?:s|ing)?|until|stops being|none|nothing|head start|honest\w*|short answer|rival|newcomer|competitor|anyone could|could do|for (?:two|three|\d) years|months|years`,
      ),
    ],
    'How long would a good team need to copy it?',
    'A rival would need [n] months.',
  ),
  changed: of(
    'What changed',
    [
      pattern(
        String.raw`since|chang\w+|new|law|rule|directive|regulat\w+|mandat\w+|requires?|required|must|ban(?:ned)?|ordered|court|price|cost\w*|fell|dropped|cheap\w*|opened|became|allows?|allowed|api|switched off|retire|used to|before that|no longer|now`,
      ),
    ],
    'What changed, on what date?',
    'In [month and year] [rule or price] changed from [what] to [what].',
  ),
  enables: of(
    'What became possible for you',
    [
      pattern(
        String.raw`so (?:a|an|the|we|that|now)|can now|now (?:it|we|they|costs?|can)|lets|without|before (?:that|then)|in 20\d\d|our (?:margin|product|price|demand|sales|customers)|we (?:do|rent|retrofit|called|sell|use|were|have|can)|they (?:can't|have|must)|their software`,
      ),
    ],
    'What can you do now that nobody could before?',
    'Before, [step] cost [amount]; now it costs [amount].',
  ),
  arithmetic: of(
    'The arithmetic',
    [
      ...(FACT_CUES['arithmetic'] ?? []),
      pattern(
        String.raw`(?:at|of|pay\w*|takes?|charge) [$€£]?\d[\d,.]*[km]?%? (?:a|per|each|of)|${NUMBER} [\w -]{0,40} (?:at|x|times|paying) [$€£]?\d|makes? [$€£]?\d|is [$€£]\d|[$€£]\d[\d,.]* ?(?:k|m|million)?\b (?:a|per) year|adds? up`,
      ),
    ],
    'Customers times price: how much is that a year?',
    '[n] customers times [price] makes [amount] a year.',
  ),
  nextProduct: of(
    'What comes after the first product',
    [
      pattern(
        String.raw`then|next|after that|later|also|same (?:buyer|data|inbox|customers?|sensor|machine)|expand|add|second|adjacent|year (?:two|three|2|3)`,
      ),
    ],
    'What do the same customers buy from you next?',
    'Then [next product], because [same buyer or data].',
  ),
  anchor: of(
    'Where you stand today',
    [
      pattern(String.raw`today|now|we have|have \d|currently|this year|already|at the moment|of which|so far|now at`),
      ...FACTS.counts,
    ],
    'Where are you on that path today?',
    'Today we have [n] of them.',
  ),
  condition: of(
    'What must be true',
    [
      pattern(
        String.raw`if|unless|needs?|depends|must|risk|only (?:if|when)|would (?:mean|have)|assum\w+|what (?:has|must)|could fail|stop`,
      ),
    ],
    'What must be true for that?',
    'This works only if [condition].',
  ),
  place: of(
    'A place or a name to find them',
    NAMED,
    'Where do you find them? Name the place.',
    'They meet in [place].',
  ),
  payer: of(
    'Who pays',
    [pattern(String.raw`pa(?:y|ys|id|ying|yer)|owner|buyer|insurer|charge|fee|price|budget|free`), ...FACTS.price],
    'Who pays?',
    '[Role] pays [price].',
  ),
  channel: of(
    'The channel that worked',
    [
      pattern(
        String.raw`call\w*|visit\w*|referr\w*|flyer|box|post\w*|group|forum|stand|fair|ads?|letters?|emails?|partner\w*|supplier|accountant|co-?op\w*|list`,
      ),
    ],
    'Which one channel brought the last ten customers?',
    '[Channel] brought [n] contacts and [n] customers.',
  ),
  conversion: of(
    'What the channel gave and cost',
    [...FACTS.counts, ...FACTS.price, ...(FACT_CUES['fraction'] ?? [])],
    'How many contacts for one customer, and at what cost?',
    'It took [n] calls and [hours] for each customer.',
  ),
  amount: of('Amounts', FACTS.price, 'How much, exactly?', 'It is [amount].'),
  use: of(
    'What the money does',
    [
      pattern(
        String.raw`buys?|hire\w*|for (?:a|one|two|the)|bet|prove\w*|licen[cs]e|engineers?|mould|certif\w*|inventory|salesperson|cost\w*|spend|months`,
      ),
    ],
    'What exactly does the money buy?',
    '[Amount] buys [thing], done by [month].',
  ),
  margin: of(
    'What is left after costs',
    [
      pattern(
        String.raw`cost\w*|margin|leaves?|left|keep|break even|profit|commission|take|%|per (?:month|order|booking|unit)`,
      ),
    ],
    'What is left after your costs?',
    'Serving one costs [amount], which leaves [amount].',
  ),
  product: of(
    'What it is',
    [
      pattern(
        String.raw`we (?:write|rent|sell|make|build|tell|capture|take|read|deliver|lend|connect|run|collect|insure|print|give|help)|for (?:\w+ ){0,3}\w+s\b|that|which|a (?:\w+ ){0,2}(?:tool|service|sensor|app|robot|marketplace|bot|clip|system)|payroll`,
      ),
    ],
    'What is it? Say what it does in one plain sentence.',
    'We [verb] [thing] for [customer].',
  ),
} as const satisfies Record<string, Expectation>;

export type ExpectationId = keyof typeof EXPECTATIONS;

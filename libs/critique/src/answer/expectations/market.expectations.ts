import { FACT_CUES } from '../signals/answer-cues.js';
import { FACTS, NAMED, NUMBER, of, pattern, type Expectation } from './expectation.js';

/** What questions about rivals, timing, the future and the market ask for. */
export const MARKET_EXPECTATIONS = {
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
        String.raw`(?:at|of|pay\w*|takes?|charge) [$€£]?\d[\d,.]{0,20}[km]?%? (?:a|per|each|of)|${NUMBER} [\w -]{0,40} (?:at|x|times|paying) [$€£]?\d|makes? [$€£]?\d|is [$€£]\d|[$€£]\d[\d,.]{0,20} ?(?:k|m|million)?\b (?:a|per) year|adds? up`,
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
} as const satisfies Readonly<Record<string, Expectation>>;

/** One question of the application builder. */
export interface ApplicationField {
  readonly id: string;
  readonly sectionId: string;
  readonly label: string;
  /** One line under the label. */
  readonly tip: string;
  /** What an answer can look like, all facts in [placeholders]; analysed unchanged it is no answer. */
  readonly placeholder: string;
  readonly minWords: number;
  readonly maxWords: number;
}
export interface ApplicationSection {
  readonly id: string;
  readonly label: string;
  /** The seventh section is a help for YC's real form and never needed (decision D5). */
  readonly isRequired: boolean;
}

/** The sections of the application builder, in their order (specification, section 3; decision D5). */
export const APPLICATION_SECTIONS: readonly ApplicationSection[] = [
  { id: 'founders', label: 'Founders', isRequired: true },
  { id: 'problem', label: 'Problem & Insight', isRequired: true },
  { id: 'product', label: 'Product', isRequired: true },
  { id: 'traction', label: 'Traction', isRequired: true },
  { id: 'competition', label: 'Competition', isRequired: true },
  { id: 'vision', label: 'Vision & Timing', isRequired: true },
  { id: 'company', label: 'Company & Market', isRequired: false },
];

type FieldRow = readonly [
  id: string,
  label: string,
  tip: string,
  placeholder: string,
  words: readonly [number, number],
];

/** Labels are ours; tips, templates and lengths are the rubric's. */
const ROWS: Readonly<Record<string, readonly FieldRow[]>> = {
  founders: [
    [
      'founder-names',
      'Who are the founders?',
      'One line each: name, role, the most impressive thing you have built or done.',
      '[Name], [role]: built [thing] used by [n].',
      [40, 120],
    ],
    [
      'founder-relationship',
      'How do the founders know each other?',
      'Years known, what you built together, and one disagreement you solved.',
      'We worked together at [place] for [n] years and shipped [thing]. When we disagreed on [topic], we [what you did].',
      [30, 120],
    ],
    [
      'fulltime-commitment',
      'Is everyone full-time?',
      'Who is full-time, since when, and the date for anyone who is not.',
      '[Name] full-time since [month]; [Name] gave notice, last day [date]; savings for [n] months.',
      [20, 80],
    ],
    [
      'responsibility-split',
      'Who does what?',
      'Who writes the code, who talks to customers, who decides when you disagree.',
      '[Name] writes all code. [Name] sells and supports. When we disagree about [topic], [name] decides.',
      [30, 100],
    ],
  ],
  problem: [
    [
      'problem-statement',
      'What problem do you solve?',
      'One person, one moment, one cost.',
      'When [moment], [role] has to [workaround], which takes [time or cost], [n] times a [week].',
      [40, 150],
    ],
    [
      'unique-insight',
      'What do you know that others do not?',
      'What have you seen that an expert would argue with?',
      'Most [rivals] assume [x]. We [did y] with [n] and found [z]. So we [design choice].',
      [40, 140],
    ],
    [
      'why-this-problem',
      'Why this problem, and why you?',
      'The day you hit this problem, and what you did next.',
      'As [role] for [n] years I saw [moment]. I tried [what you tried], and [what happened].',
      [40, 140],
    ],
  ],
  product: [
    [
      'current-product',
      'What have you built so far?',
      'What can a stranger do with it today?',
      'Today you can [do x]. [n] people did last week. Not yet: [y], due [date].',
      [40, 150],
    ],
    [
      'how-it-works',
      'How does it work?',
      'Walk one customer through it, step by step.',
      'First [what the user does], then [what we do], then [what the user gets]. The hard part is [step]; we got it to [number].',
      [50, 160],
    ],
    [
      'validation',
      'How do you know people want it?',
      'What did people do, not say?',
      '[n] [who] pay [price]; [n] have used it every week since [month].',
      [40, 140],
    ],
  ],
  traction: [
    [
      'metrics',
      'What are your numbers?',
      'One number, its definition, and its last six values.',
      '[Number you watch]: [month] [n], [month] [n], [month] [n]. [n] paying, [n] lost.',
      [30, 150],
    ],
    [
      'progress-made',
      'What progress have you made?',
      'List what you shipped, with dates.',
      '[Date]: [what you shipped]. [Date]: [first paid]. [Date]: dropped [x] because [reason].',
      [40, 160],
    ],
    [
      'first-users',
      'Who are your first users?',
      'How did you get the first ten, one by one?',
      '[Customer 1]: [where from]. [Customers 2 to 5]: [where from]. [n] of them pay.',
      [40, 140],
    ],
  ],
  competition: [
    [
      'competitors',
      'Who are your competitors?',
      'Include what they do today without any software.',
      'Most [customers] use [spreadsheet or staff]. [Rival] is good at [x] and fails [customer] at [y]. We fear [rival] because [reason].',
      [40, 160],
    ],
    [
      'competitive-advantage',
      'Why will you still win in three years?',
      'What gets harder to copy every month?',
      'Each [use] makes [x] better: it went from [a] to [b] as [uses] went from [c] to [d].',
      [40, 140],
    ],
  ],
  vision: [
    [
      'why-now',
      'Why now?',
      'What changed, on what date, and what became possible?',
      'In [month year] [rule, price or model] changed from [x] to [y]. Before, [step] cost [a]; now [b].',
      [40, 140],
    ],
    [
      'five-year-vision',
      'Where are you in five years?',
      'Show the arithmetic and the next product.',
      '[n] customers x $[price] = $[x]. Then [next product] because [same buyer or data].',
      [50, 150],
    ],
  ],
  company: [
    [
      'company-oneliner',
      'What does your company do, in one line?',
      "50 characters on YC's form: what it does, for whom.",
      '[Product] for [customer]',
      [3, 20],
    ],
    [
      'company-description',
      'What is your company going to make?',
      'Write it as if a friend asked what you are building.',
      'We [verb] [thing] for [customer]. They [steps]. [Who] pays [price]. [n] use it every week.',
      [40, 120],
    ],
    [
      'target-customers',
      'Who exactly is the customer?',
      'Could you write down 100 of them by name this week?',
      '[Role] at [kind and size of company] who [moment]. [Who] pays. They gather in [place]. Not [who].',
      [30, 120],
    ],
    [
      'market-size',
      'How large is the market?',
      'Customers times price. Show both numbers and where they come from.',
      '[n] [customers] ([source, year]) x $[price] a year = $[x]. We start with [slice]: [n].',
      [30, 110],
    ],
    [
      'business-model',
      'How do you make money?',
      'Who pays, how much, how often, and what is left after costs.',
      '[Who] pays [price] a [month]. Serving one costs [cost], which leaves [margin].',
      [30, 110],
    ],
    [
      'customer-acquisition',
      'How do you get customers?',
      'How did the last ten customers arrive, and what did each cost you?',
      '[Channel]: [n] contacts, [n] demos, [n] paying, about [hours or money] each. Next test: [channel].',
      [40, 130],
    ],
    [
      'funding-plan',
      'What have you raised, and what would money change?',
      'Who owns what, what you raised, what you spend a month.',
      '[Split]. $[amount] raised on [terms]. We spend $[amount] a month and have [n] months. With more we [one thing].',
      [30, 110],
    ],
  ],
};

/** The 24 questions: 17 required ones in six sections, then the seven of the optional section. */
export const APPLICATION_FIELDS: readonly ApplicationField[] = APPLICATION_SECTIONS.flatMap(({ id: sectionId }) =>
  (ROWS[sectionId] ?? []).map(([id, label, tip, placeholder, [minWords, maxWords]]) => ({
    id,
    sectionId,
    label,
    tip,
    placeholder,
    minWords,
    maxWords,
  })),
);

/** Longest answer that is stored and analysed, in UTF-16 code units; YC's form names no limit but for the one-liner. */
export const ANSWER_MAX_CHARS = 5_000;

/** Most options offered for a field (section 9 of the specification). */
export const OPTION_CAPS: Readonly<Record<string, number>> = {
  competitors: 8,
  'competitive-advantage': 6,
  'target-customers': 6,
  'business-model': 6,
  'market-size': 4,
  metrics: 10,
};
export const DEFAULT_OPTION_CAP = 6;

/** Metrics of whoever sells something, by the name of the customers: offered once an idea says what is sold. */
export const SALES_METRICS: readonly string[] = [
  '[n] [customers] pay, [n] a month ago; [n] of the [n] from [month] still do.',
  '[n] orders in [month] from [n] [customers]; [n] of them had ordered before.',
  '[n] of [n] units rented out in [month], [n] of them by [customers] that rented before.',
];

/** Options for each field that has a quick select. All facts are [placeholders]: nothing here is true of any company yet. */
export const OPTION_TEMPLATES: Readonly<Record<string, readonly string[]>> = {
  metrics: [
    '[n] monthly active [who] (active = [action] in the month), [n] a month ago.',
    'MRR [amount] in [month], [amount] in [month], [amount] in [month]; [n] customers pay.',
    '[n] daily active [who]; [n] of [n] from [month] still came back in week [n].',
    '[n] more [customers] a week over [n] weeks; one costs [amount] to win.',
    '[n] visitors, [n] tried it, [n] paid in [month].',
    'GMV [amount] in [month], of which we keep [percent]: [amount] revenue.',
    '[n] transactions in [month], [amount] each on average; [n] a month ago.',
    '[n] of [n] customers answered; [n] would be very disappointed without it.',
    '[The number you watch] = [definition]: [month] [n], [month] [n], [month] [n].',
    'Pilot with [who], [date] to [date]: [measure] went from [n] to [n]; they pay [amount] from [date].',
  ],
  competitors: [
    'Most [customers] use [spreadsheet, paper or staff]: nothing more to pay, and nothing to learn.',
    '[Rival] is good at [what]; it fails [customers] at [what] because [reason].',
    'Some [customers] do nothing and accept [cost].',
    'We fear [rival], because it already owns [what].',
  ],
  'competitive-advantage': [
    'Each [use] makes [what] better: it went from [number] to [number].',
    'Serving one of our [customers] costs us [amount]; a rival needs [amount] because [reason].',
    '[Partner] brings us [customers] and gets [what]; a rival cannot copy that because [reason].',
    'Leaving us would cost one of our [customers] [hours or money], because [reason].',
  ],
  'target-customers': [
    '[n] [customers] of [size] in [place]; they look for this when [moment].',
    '[Role] uses it, [role] pays; there are [n] of these [customers] in [place].',
    'Not [kind of customer]: they [reason].',
  ],
  'market-size': [
    '[n] [customers] ([source, year]) times [price] a year makes [amount].',
    'We start with [place or niche]: [n] [customers], [amount] a year.',
  ],
  'business-model': [
    '[Customers] pay [price] a month for each [unit].',
    'We keep [percent] of each [transaction]; the average is [amount].',
    '[Customers] pay [price] once and [price] a [month] for [what].',
    '[Customers] pay [price] for each [unit]; one costs us [amount].',
  ],
  'customer-acquisition': [
    '[Channel]: [n] contacts, [n] demos, [n] paying, about [hours or money] each.',
    'We visit [where they meet]; [n] of [n] we talked to tried it.',
    '[n] of the last ten came by referral from [who].',
  ],
  'problem-statement': [
    'When [moment], [role] has to [workaround], which takes [time or cost], [n] times a [week].',
    '[n] of the [n] [customers] we asked lose [amount] a month because [reason].',
  ],
  'company-description': ['We [verb] [thing] for [customer]. They [steps]. [Who] pays [price]. [n] use it every week.'],
  'company-oneliner': [
    '[Product] for [customer]',
    'We [verb] [thing] for [customer]',
    '[Result] for [customer], without [workaround]',
  ],
  'why-now': [
    'In [month and year] [rule, price or model] changed from [what] to [what]; before, [step] cost [amount].',
  ],
};

/** What a partner looks for in the answer to one question, and what loses it. */
export interface AnswerGuide {
  readonly wants: string;
  readonly loses: string;
}

/** By field of the application (sections 2 and 3 of the rubric for answers), in our words. */
export const ANSWER_GUIDES: Readonly<Record<string, AnswerGuide>> = {
  'founder-names': {
    wants:
      'each founder by name with a role and one thing they built or did that can be checked; who writes the code; who leads',
    loses: 'titles alone, praise of oneself, advisers in the place of founders, a product that others build',
  },
  'founder-relationship': {
    wants: 'years known, the place they met, something they made together, one quarrel and how it ended',
    loses: 'met for this project, shared values without a shared deed, a partner found to fill a gap',
  },
  'fulltime-commitment': {
    wants: 'for every founder full-time since when, or a date, and how long the money lasts',
    loses: 'evenings, "once we are funded", a founder who is left out, no date',
  },
  'responsibility-split': {
    wants: 'names with duties: who builds, who sells, who decides in a tie; what nobody can do yet',
    loses: 'everybody does everything, two people with one duty, building or selling given away',
  },
  'problem-statement': {
    wants: 'one kind of person at one moment, how often, what it costs in money or hours, what they do about it today',
    loses:
      'an industry in the place of a person, a report in the place of a case, the product described as the problem',
  },
  'unique-insight': {
    wants:
      'what most in the field believe, what the founders found instead and how, and what follows from it for the product',
    loses: '"AI makes it possible", a better design, nobody has done it, a trend',
  },
  'why-this-problem': {
    wants: 'first-hand years or a job, the day they met the problem, what they tried, and who asked for it',
    loses: 'passion, a large market, a brainstorm, only a relative with the problem',
  },
  'current-product': {
    wants: 'what a stranger can do with it today, who used it last week, what is not built and when it will be',
    loses: 'plans, lists of features, architecture, secrecy',
  },
  'how-it-works': {
    wants: 'a user’s steps, the hard step with a figure, what is their own and what is bought',
    loses: 'a list of technologies, a "proprietary algorithm", no user in it',
  },
  validation: {
    wants: 'what people did: paid, came back, signed, were upset when it was down; how many and since when',
    loses: 'surveys, likes, praise, awards, friends',
  },
  metrics: {
    wants:
      'one number with its definition and its last months, paying customers, who stayed and who left, the largest customer',
    loses: 'totals that can only rise, sign-ups, percentages without a base, pilot money called yearly revenue',
  },
  'progress-made': {
    wants: 'dated deeds with short gaps, a result each, something learned and dropped',
    loses: 'months of planning, a logo, a company formed, what will come',
  },
  'first-users': {
    wants: 'how the first ten were won one by one, what they pay, what nearly lost them',
    loses: 'friends, advertisements alone, "viral", nobody and no list',
  },
  competitors: {
    wants:
      'two to five by name, doing nothing and spreadsheets among them; what each is good at; the one they fear and why',
    loses: 'none, straw men, a table of ticks, giants alone',
  },
  'competitive-advantage': {
    wants: 'something that grows with use or that others cannot copy, with a figure of today',
    loses: 'being first, patents to come, better design, the team',
  },
  'why-now': {
    wants: 'one dated change of a law, a price, an ability or a habit, and the line from it to the product',
    loses: 'AI is booming, since the pandemic, a trend without a link, more than three causes',
  },
  'five-year-vision': {
    wants: 'customers times price, the next product for the same buyer, what must come true',
    loses: 'the next giant, ten products, a market from a report, no line from today',
  },
  'company-oneliner': {
    wants: 'what it is, for whom, and why they change from what they use now, in one plain sentence',
    loses: 'a mission, buzzwords, two ideas at once, nothing one can buy',
  },
  'company-description': {
    wants: 'the thing, the user’s steps, who pays, where it stands; a stranger could draw it',
    loses: 'mission first, lists, plans, technologies',
  },
  'target-customers': {
    wants:
      'a role in a kind of company of some size, the moment they need it, who pays, how many there are, where to find them',
    loses: 'everyone, all sectors, age bands, two sides without a first one',
  },
  'market-size': {
    wants: 'number of customers with its source times a yearly price; the first slice; what comes next',
    loses: 'a share of billions, a report without a link, turnover of others taken for revenue',
  },
  'business-model': {
    wants: 'who pays how much for what unit, what it costs to serve them, what somebody pays already',
    loses: 'six sources of income, advertisements later, no price',
  },
  'customer-acquisition': {
    wants: 'the channel that brought the last ten customers, its conversion, its cost in money or hours, the next test',
    loses: 'a list of channels, "go viral", partnerships nobody signed, hiring sellers first',
  },
  'funding-plan': {
    wants: 'amounts, instruments and dates; monthly spending and runway; who owns what; what money changes',
    loses: 'an amount without a use, unclear shares, revenue called funding',
  },
};

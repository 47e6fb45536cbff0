/** What a partner asks next about any company, by the question that was answered; none of it can be read off an answer. */
const REFUSED = 'What did the last one who said no tell you?';
const FIRST = 'Who asked for it first, and in which words?';

type Wordings = readonly [string, ...string[]];

/** Of the founders alone. */
export const TEAM_QUESTIONS: Readonly<Record<string, Wordings>> = {
  'founder-names': [
    'Which part of the work can nobody on the team do yet, and who does it today?',
    'Who outside the team has seen you work, and what would they say?',
    'What is the hardest thing that you have finished so far, and how long did it take?',
  ],
  'founder-relationship': [
    'What has gone wrong so far, and who noticed first?',
    'If no money came for a year, what would you do?',
    'Who tells you when you are wrong?',
  ],
  'fulltime-commitment': [
    'What did you give up to do this?',
    'What do you do in the month in which the money runs out?',
    'What would each of you do on the day we say no?',
  ],
  'responsibility-split': [
    'Which decision of last month would you take back?',
    'Which part of the work can nobody on the team do yet, and who does it today?',
    'Which work would you hand over first, and to whom?',
  ],
  'why-this-problem': [
    'When did you last see it happen to somebody else?',
    'What did you give up to do this?',
    'What would make you stop?',
  ],
};

/**
 * Questions that what a trade is asked goes on from. Behind a longer answer it would be about something else: a notary's program is no law firm,
 * and a free app is copied by no store brand.
 */
export const TRADE_QUESTIONS: ReadonlySet<string> = new Set(['company-oneliner']);

export const NEXT_QUESTIONS: Readonly<Record<string, Wordings>> = {
  ...TEAM_QUESTIONS,
  'problem-statement': [
    'Whose day did it spoil last week, and what did they do about it?',
    'The last one you saw with this problem: what did they do?',
    'Who has this problem and does nothing about it, and why?',
  ],
  'unique-insight': [
    'When did you first see it, and what did you do the week after?',
    'Who in the field would disagree with you, and what do they know?',
    'What would you see if you were wrong?',
  ],
  'current-product': [
    'What did the last one who tried it complain about?',
    'Which part of it do you still do by hand?',
  ],
  'how-it-works': [
    'Where does it go wrong most often, and who notices first?',
    'Which step took you longest to get right?',
  ],
  validation: [REFUSED, 'Which of them would be angry if you stopped?', 'Who told somebody else about it?'],
  metrics: [
    'Which of these was worse last month than the month before?',
    'What did you do that moved it most?',
    'Which number do you not like to look at?',
  ],
  'progress-made': [
    'What took longer than you thought it would?',
    'Which of it would you not do again?',
    'What will be finished two weeks from now?',
  ],
  'first-users': [REFUSED, 'Which of them came without being asked?', 'Who stopped, and what do they do now?'],
  competitors: [
    'Why did the last one you talked to not take one of them?',
    'Which of them could do what you do within a year?',
    'Which of your customers has used one of them before?',
  ],
  'competitive-advantage': [
    'Which part of it would a rival rather buy than build?',
    'What does a customer lose on the day they leave you?',
    'Who has tried to copy it, or who will be the first?',
  ],
  'why-now': [
    'Who tried it before, and what was missing for them?',
    'What could nobody have built two years ago, and why?',
    'If you waited another two years, who would have done it?',
  ],
  'five-year-vision': [
    'What will you have to show a year from now?',
    'What would stop it halfway?',
    'Which part of it would you bet your savings on?',
  ],
  'company-oneliner': [FIRST, 'What would they use if you were not there?'],
  'company-description': [FIRST, 'What would they use if you were not there?'],
  'target-customers': [
    'Which ten of them would you call on Monday?',
    'Who of them says no, and why?',
    'Where are two of them in one room?',
  ],
  'market-size': [
    'Which of your figures would you bet on, and which is a guess?',
    'Which of them buys first, and what makes them?',
    'Who of them will never buy, and how many are they?',
  ],
  'business-model': [
    'Who decides to pay it, and what did they pay for before?',
    'What would let you charge twice as much?',
    'What do you lose money on today?',
  ],
  'customer-acquisition': [
    'What did you try that brought nobody?',
    'Which way would still work if you had to find a hundred?',
    REFUSED,
  ],
  'funding-plan': [
    'What would you do with half of it?',
    'What do you do in the month in which the money runs out?',
    'Which of it would you spend first, and why?',
  ],
};

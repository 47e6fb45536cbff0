import type { PlannedDeck, PlannedSlide } from './planned-deck.js';

/** A fault as a test plants it: the number of a slide and the remark that is due there. */
type PlantedFault = readonly [slide: number, remark: string];

export interface PlantedDeck {
  readonly name: string;
  readonly deck: PlannedDeck;
  /** Remarks that are due, and no others. */
  readonly faults: readonly PlantedFault[];
  /** Kinds of slides that the deck lacks. */
  readonly missing: readonly string[];
  /** Where a fault is seen in a PPTX only where it is drawn. */
  readonly isSeenWhereDrawn?: boolean;
  /** Where the letters are not those of the fonts that every reader of PDF has. */
  readonly isPptxAlone?: boolean;
}

const SQUARE_PT = 720;
const SMALL_PT = 9;
const PALE_GREY = 0.8;

const title: PlannedSlide = { title: 'Claimbird', lines: ['Gets denied dental claims paid in two days'] };
const problem: PlannedSlide = {
  title: 'Dental clinics lose $9,000 a month to denied claims',
  lines: ['One in eight claims is denied', 'Front desks resend them by hand, which takes 11 hours a week'],
};
const solution: PlannedSlide = {
  title: 'We send a denied claim again in two minutes',
  lines: ['Reads the letter of the insurer', 'Our solution fills in the code that is lacking and sends the claim'],
};
const traction: PlannedSlide = {
  title: '41 clinics pay us $300 a month',
  lines: ['Revenue grew from $4,200 in May 2026 to $12,300 in August 2026', 'Two customers left'],
};
const market: PlannedSlide = {
  title: 'The market is $720 million a year',
  lines: ['200,000 clinics x $3,600 a year', 'Source: our own count of state registers, 2026'],
};
const model: PlannedSlide = {
  title: 'Clinics pay $300 per month for each location',
  lines: ['Gross margin is 84%', 'A clinic pays back its cost in 5 months'],
};
const competition: PlannedSlide = {
  title: 'Billing services take 8% and two weeks',
  lines: ['Compared with them we cost a third', 'Competitors work by phone'],
};
const team: PlannedSlide = {
  title: 'We ran billing for 60 dental clinics',
  lines: [
    'Ana Ruiz, CEO, previously head of billing at Brightsmile',
    'Tom Okafor, CTO, formerly an engineer at Stripe',
  ],
};
const ask: PlannedSlide = {
  title: 'We are raising $1.5 million to reach 400 clinics',
  lines: ['Hire two engineers and three people for sales', '18 months of runway'],
};

const GOOD: readonly PlannedSlide[] = [title, problem, solution, traction, market, model, competition, team, ask];
const numberOf = (slide: PlannedSlide): number => GOOD.indexOf(slide) + 1;
const without = (left: PlannedSlide): PlannedSlide[] => GOOD.filter((slide) => slide !== left);
const instead = (old: PlannedSlide, slide: PlannedSlide): PlannedSlide[] =>
  GOOD.map((one) => (one === old ? slide : one));
const everySlide = (remark: string): PlantedFault[] => GOOD.map((_, index) => [index + 1, remark]);

const WALL = Array.from(
  { length: 9 },
  () => 'The front desk reads each letter and looks for the code that the insurer wants and sends it by fax',
);
const TOPICS: Readonly<Record<string, readonly PlannedSlide[]>> = {
  Problem: [problem],
  'Our solution': [solution],
  Traction: [traction],
  'Market size': [market],
  'Business model': [model],
  Competition: [competition],
  'The team': [team],
  'The ask': [ask],
};
const topicTitles = [
  title,
  ...Object.entries(TOPICS).flatMap(([topic, slides]) =>
    slides.map((slide) => ({ title: topic, lines: [slide.title, ...slide.lines] })),
  ),
];

/** Another company, without revenue, in other words. */
const EARLY: readonly PlannedSlide[] = [
  { title: 'Tidewell', lines: ['A sensor that warns marinas of leaking boats'] },
  {
    title: 'A sunk boat costs a marina $40,000',
    lines: ['Harbor masters find leaks on foot, twice a day', 'Insurers refuse 3 claims in 10'],
  },
  {
    title: 'Our sensor calls the owner within a minute',
    lines: ['Clips to the bilge', 'Runs two years on a battery', 'Costs us $31 to build'],
  },
  {
    title: 'Four marinas have had it in the water since May 2026',
    lines: ['212 boats', 'Nine leaks found, one of them false', 'Two marinas signed for next season'],
  },
  {
    title: '12,000 marinas berth 2 million boats',
    lines: ['2 million boats x $96 a year is $192 million', 'Source: boating census of 2025'],
  },
  {
    title: 'Two naval engineers who grew up in a boatyard',
    lines: ['Ines Duarte built bilge pumps for eight years', 'Kofi Mensah wrote the firmware of 90,000 meters'],
  },
  {
    title: 'We are raising $600,000 to reach 5,000 boats by June 2027',
    lines: ['$350,000 for the first 6,000 sensors', '$250,000 for two people for 14 months'],
  },
  { title: 'Thank you', lines: ['ines@tidewell.example'] },
];

/** "A slide about the problem", "It costs the clinics money" and the like. */
const RIGHT_TO_LEFT: readonly PlannedSlide[] = [
  { title: 'קליימבירד', lines: ['תביעות שיניים משולמות בתוך יומיים'] },
  { title: 'מרפאות מפסידות כסף בכל חודש', lines: ['הצוות שולח את התביעות שוב ביד'] },
  { title: 'אנחנו שולחים את התביעה שוב', lines: ['שתי דקות לכל תביעה'] },
];

/** Decks with one fault each, or none. */
export const PLANTED_DECKS: readonly PlantedDeck[] = [
  { name: 'good', deck: { slides: GOOD }, faults: [], missing: [] },
  { name: 'good, in 4:3', deck: { slides: GOOD, widthPt: SQUARE_PT }, faults: [], missing: [] },
  { name: 'good, before revenue', deck: { slides: EARLY }, faults: [], missing: [] },
  { name: 'right to left', deck: { slides: RIGHT_TO_LEFT }, faults: [], missing: [], isPptxAlone: true },
  {
    name: 'a wall of text',
    deck: { slides: instead(problem, { ...problem, lines: WALL, linePt: 16 }) },
    faults: [[numberOf(problem), 'too-many-words']],
    missing: [],
  },
  {
    name: 'letters of 9 points',
    deck: { slides: GOOD.map((slide) => ({ ...slide, linePt: SMALL_PT })) },
    faults: everySlide('small-letters'),
    missing: [],
  },
  {
    name: 'pale letters on white',
    deck: { slides: GOOD.map((slide) => ({ ...slide, grey: PALE_GREY })) },
    faults: everySlide('low-contrast'),
    missing: [],
    isSeenWhereDrawn: true,
  },
  {
    name: 'titles that only name a topic',
    deck: { slides: topicTitles },
    faults: everySlide('topic-title').slice(1),
    missing: [],
  },
  { name: 'no ask', deck: { slides: without(ask) }, faults: [], missing: ['ask'] },
  { name: 'no team', deck: { slides: without(team) }, faults: [], missing: ['team'] },
  {
    name: 'a cumulative chart',
    deck: { slides: instead(traction, { ...traction, chart: 'Cumulative clinics' }) },
    faults: [[numberOf(traction), 'cumulative']],
    missing: [],
  },
  {
    name: 'two ideas on a slide',
    deck: {
      slides: instead(market, {
        title: 'A $720 million market that nobody serves',
        lines: ['Market size', ...market.lines, 'Competition', ...competition.lines],
      }),
    },
    faults: [[numberOf(market), 'several-ideas']],
    missing: [],
  },
  {
    name: 'scanned',
    deck: { slides: GOOD.map((slide) => ({ ...slide, isScanned: true })) },
    faults: everySlide('no-text'),
    missing: [],
    isSeenWhereDrawn: true,
  },
  {
    name: 'pictures without words',
    deck: { slides: GOOD.map((slide) => ({ ...slide, isBlank: true })) },
    faults: everySlide('no-text'),
    missing: [],
  },
];

import { describe, expect, it } from '@jest/globals';
import { ideaFormSchema, type IdeaCritique, type IdeaFormInput } from '@playbook/contracts/analysis/idea-check.schema';
import { critiqueIdea } from './critique-idea.js';

const check = (form: IdeaFormInput): IdeaCritique => critiqueIdea(ideaFormSchema.parse(form));

const PROBES: IdeaFormInput = {
  ideaBrief: 'GreenProbe makes a soil and air sensor for commercial greenhouses',
  problem:
    'Growers of tomatoes lose 8 to 12% of a harvest to mildew because the only hygrometer hangs by the door. Our probe sits in the leaves. Three growers near Almeria bought 140 of them at 85 euros each.',
  targetUser: 'Small businesses',
};

describe('strengths of an idea', () => {
  it('tells what customers paid from what the problem costs', () => {
    const strengths = check(PROBES).strengths.join(' ');
    expect(strengths).toMatch(/bought 140 of them at 85 euros each': (?:money that is paid to you|that belongs)/);
    expect(strengths).toMatch(/hangs by the door': (?:with that figure the problem|the problem) has a size/);
  });

  it('takes a measurement for none of the size of a problem', () => {
    const { strengths } = check({
      ideaBrief: 'Peptide that stops a parasite of salmon',
      problem:
        'Sea lice cost Norwegian farms 5 billion NOK a year; the lice resist all four drugs. In a tank of 300 fish our peptide in feed cut lice by 62% against 4% in controls.',
      targetUser: 'Enterprise companies',
      industry: 'Healthcare',
    });
    expect(strengths.join(' ')).not.toMatch(/in controls': (?:with that figure the problem|the problem) has/);
  });

  it('takes nobody who helps with the website for who has lived it', () => {
    const walls =
      "Dry stone walls by the metre, for farmers. I'm a waller, been doing it fourteen years, my sister does websites. 30 wallers joined.";
    expect(check({ ideaBrief: walls }).strengths.join(' ')).not.toContain('my sister');
  });

  it('takes neither the price of labor nor numbers of a former employer for theirs, and a name for no reason', () => {
    const { strengths, weaknesses, redFlags } = check({
      ideaBrief:
        "I am Mahesh, fourth generation on the salt. I ran payables at Coyote for five years and had 38 people doing this. On 12,000 taps that's two days, at $28 an hour. My co-founder Ben was an engineer at Olive AI, which was once valued at $4 billion. Our meter tells magnesium also, in four minutes, for $7 a ton.",
      problem: 'Bad salt is found at the gate, where a deduction of $90 per ton takes a third of the price.',
      stage: 'users',
    });
    const said = [...strengths, ...weaknesses, ...redFlags.map(({ message }) => message)].join(' | ');
    expect(said).not.toMatch(
      /38 people doing this': (?:you counted|a number|that is use)|\$28 an hour': a price|'I am Mahesh'|\$4 billion|'also'/,
    );
  });

  it('takes neither what a clerk receives, nor what others ask, nor what the family lived through for proof', () => {
    const { strengths } = check({
      ideaBrief:
        'The clerk receives from client one email with invoice. In 2021 we bought my daughter a mare in Kentucky. Sitters want £15 an hour. A six-horse costs about $2.10 a mile. Our agent drafts the papers, and 4 offices use it.',
      problem: 'Bags are turned by hand, with the back destroyed at 45 years, and 30% of the harvest is sold cheaper.',
      stage: 'users',
    });
    expect(strengths.join(' | ')).not.toMatch(/receives from client|a mare|£15|\$2\.10|45 years/);
  });

  it('takes a price that customers pay for a payment', () => {
    const { strengths } = check({
      ideaBrief: 'Software for funeral homes. We have 14 funeral homes in Ohio paying $249/month.',
      problem: 'A funeral director types the same name into nine different forms. It is illegal to leave one out.',
    });
    expect(strengths.join(' ')).toMatch(
      /14 funeral homes in Ohio paying \$249\/month': (?:somebody pays|money has|paid for)/,
    );
  });

  it('takes nothing that the problem calls illegal for the product', () => {
    const { categoryRisk, redFlags } = check({
      ideaBrief: 'Postgres extension that lets you branch a production database with names masked on the fly.',
      problem: 'Copying production to staging is slow and illegal under GDPR unless you mask it.',
    });
    expect([categoryRisk.message, ...redFlags.map(({ message }) => message)].join(' ')).not.toMatch(
      /illegal|forbidden/,
    );
  });

  it('tells years in a trade from the time a problem takes', () => {
    const { strengths } = check({
      ideaBrief: "Digital twin of a brewery's fermentation",
      problem:
        "Craft brewers dump one batch in 40 because the yeast stalls. That's 3,000 litres. We were brewers for 11 years.",
      targetUser: 'Small businesses',
      industry: 'B2B SaaS',
    });
    expect(strengths.join(' ')).not.toContain('a time');
  });

  it('quotes a sum with what it is paid for', () => {
    const { strengths } = check({
      ideaBrief: "Hotel for bees: box with a camera that identifies wild bees for companies' biodiversity reports",
      problem:
        'From 2025 big EU companies have to report on biodiversity. 23 companies rent 210 boxes, 40 euro a month.',
      targetUser: 'Enterprise companies',
      industry: 'Climate Tech',
      stage: 'revenue',
    });
    expect(strengths.join(' ')).toContain("'23 companies rent 210 boxes, 40 euro a month'");
  });

  it('takes the price of what everybody buys for none of the problem', () => {
    const { strengths } = check({
      ideaBrief: 'A game where you learn to weld in VR',
      problem:
        'There are 330,000 welders missing in the US by 2028. A headset costs $299 today and cost $1,200 in 2018.',
      targetUser: 'Students/educators',
      industry: 'EdTech',
    });
    expect(strengths.join(' ')).not.toContain('what it costs them');
  });

  it.each([
    ['A crate of foam for florists that survives up to 80 trips; our target is $9 a crate.', /80 trips|target/],
    [
      'Shift trades for ferry crews. Captains say how many hours the deckhand worked, we adjust the pay.',
      /listen to you/,
    ],
    ['Radio for taxis. Drivers in Oran wait for a spare part every six weeks.', /has a size/],
  ])('calls done only what is done, and the founders only who says so: %s', (ideaBrief, wrong) => {
    const { strengths } = check({
      ideaBrief,
      problem: 'A florist pays 6 dollars for a box that is thrown away, and 12% of stems arrive broken.',
    });
    expect(strengths.join(' ')).not.toMatch(wrong);
  });

  it.each([
    ['Potters who sell $900 a week at markets have no kiln of their own.', /what it costs them|is real to me/],
    ['Kilnly is $300 and breaks in a year.', /what it costs them|is real to me/],
    ['Kilns rent at $40 an hour with a 10-hour minimum and potters lose the deposit.', /a time/],
    ['Potters buy a kiln for $800 and use it for 20 hours in their life.', /belongs in the brief|paid to you/],
  ])('tells what somebody earns or pays others from what the trouble costs: %s', (problem, wrong) => {
    const { strengths } = check({
      ideaBrief:
        'Kilns on a trailer for potters in Oregon: we park at the studio, fire overnight and take the shelf fee by the firing.',
      problem,
    });
    expect(strengths.join(' ')).not.toMatch(wrong);
  });

  it('praises a share in words, and one that was measured', () => {
    const { strengths } = check({
      ideaBrief: 'Glue from shrimp shells for plywood mills. In our lab 94% of joints held after a week in water.',
      problem: 'One in six boards comes back from the coast, and mills pay fines for formaldehyde.',
    });
    expect(strengths.join(' ')).toMatch(/'In our lab 94% of joints held after a week in water': /);
    expect(strengths.join(' ')).toMatch(/'One in six boards comes back from the coast': a figure/);
  });

  it('takes what a thing has for nothing that was done with it', () => {
    const { strengths } = check({
      ideaBrief:
        'Chip for hearing aids that separates two voices with 3 milliwatts. I designed low-power DSPs at Sonova for 8 years; first silicon came back in May and runs at 3.4 milliwatts.',
    });
    expect(strengths.join(' ')).not.toContain("'Chip for hearing aids");
  });

  it('praises no search for a founder, no app for founders and no sum of nothing', () => {
    const strengths = [
      {
        ideaBrief:
          'We are looking for a technical cofounder. The idea: funeral homes post obituaries on the local radio with one click.',
        problem: 'Funeral directors dictate the text on the phone to each station, forty minutes each.',
      },
      {
        ideaBrief: 'Tinder for cofounders but for farmers who want to swap machines',
        problem: 'A combine stands still 340 days a year and costs 400k. Neighbours lend it over a beer today.',
      },
      {
        ideaBrief: 'Teachers in Brazil photograph essays; we give back the marks by the five criteria next morning.',
        problem: 'A teacher has 240 essays a month and marks 30. R$ 0 is paid for the rest of the time.',
      },
    ].flatMap((form) => check(form).strengths);
    expect(strengths.join(' ')).not.toMatch(/cofounder|R\$ 0/);
    expect(strengths.length).toBeGreaterThan(0);
  });

  const USED = '64 bakeries pay us 90 euros a month. We built it in two years.';
  it.each([
    ['what comes in from all together', `${USED} £38k a month.`, /£38k a month': a price/],
    ['what helpers are paid', `${USED} Our 14 proofreaders check each line for $2 per page.`, /per page': a price/],
    ['what something fetches', `${USED} The crust goes to the pigs at 3 euros per tonne instead of 40.`, /per tonne/],
    ['who works for them', `${USED} The baker is a former miller.`, /former miller/],
    ['how many founders there are', `${USED} Two founders in Lyon, no investor.`, /Two founders/],
    ['how somebody else pays', `${USED} We fill the 14 fields the insurer pays by.`, /insurer pays by/],
    ['what an insurer paid', `${USED} 3 wrong, all insured, one paid.`, /one paid'/],
    ['what a relative did', `${USED} The father of one of us owned a mill for 30 years.`, /owned a mill/],
    ['what is no count', `${USED} We measured 0.6 log loss through the nozzle.`, /0\.6 log loss/],
    ['who left', `${USED} Churn since launch in March 2024: one bakery, which closed.`, /'Churn/],
  ])('praises not %s', (_, ideaBrief, wrong) => {
    expect(check({ ideaBrief, stage: 'revenue' }).strengths.join('\n')).not.toMatch(wrong);
  });

  it.each([
    [
      'how often the staff changes',
      'The clerk is changing every 8 months and nobody trains the next.',
      /every 8 months'/,
    ],
    ['how much more there is to do', "A clerk with 90 files can't do four times the work.", /four times the work': /],
    ['what only tries something out', 'Teams test the till with a 1 peso bill.', /1 peso/],
    ['what others counted', 'Late files were 46% of all the year before we began.', /you counted|measured, not/],
  ])('of a problem praises not %s', (_, problem, wrong) => {
    expect(check({ ideaBrief: USED, problem, stage: 'revenue' }).strengths.join('\n')).not.toMatch(wrong);
  });

  it('takes what surely tells how far they are where no pattern finds anything done', () => {
    const { strengths } = check({
      ideaBrief:
        'We clean out hoarded homes after someone dies or goes into care. Our crews sort. Documents and jewelry get photographed and logged into an app that ' +
        'the family can watch. Price is $4 to $7 a square foot. Probate attorneys refer us. We have done 23 houses around Columbus and Dayton since last fall.',
      problem: 'Families live far away and have 60 days to sell the house. Junk companies are fast and blind.',
    });
    expect(strengths.join(' ')).toContain("'We have done 23 houses around Columbus and Dayton since last fall': ");
  });

  it.each([
    ['A word game in the notification area. 9,000 daily players without ads.', "'9,000 daily players without ads'"],
    [
      'Timetables for vocational schools in Germany. The solver finds a plan in 11 minutes, where it took the deputy head a summer. 26 schools at 2,400 euros.',
      "'26 schools at 2,400 euros'",
    ],
  ])('praises who comes back, and how many pay what: %s', (ideaBrief, quote) => {
    const problem =
      'Programs assume classes of five days. A deputy head starts in June, and by October 15% of the lessons are cancelled.';
    expect(check({ ideaBrief, problem, stage: 'users' }).strengths.join(' ')).toContain(quote);
  });

  it('praises no share that is taken, and no bound', () => {
    const said = check({
      ideaBrief:
        'Property tax appeals for owners of small apartment buildings in Cook County. We pull the assessment, find five comparable buildings, and file. 20% of the first-year saving. 640 buildings this cycle, 71% won, $512k fees.',
      problem: 'Lawyers take only buildings over $2 million. Owners of six-flats overpay about $3,100 a year.',
      stage: 'revenue',
    }).strengths.join(' ');
    expect(said).toContain('$512k fees');
    expect(said).not.toMatch(/first-year saving|\$2 million/);
  });
});

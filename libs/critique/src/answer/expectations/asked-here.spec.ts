import { describe, expect, it } from '@jest/globals';
import { judged, saidOf } from '../../../test/said-of-answer.fixture.js';

describe('what is asked of this very answer', () => {
  it.each([
    ['validation', 'We interviewed 31 florists. 22 throw away a third of the roses. We did not sell yet.'],
    ['validation', 'A survey with 90 answers from classmates, and 81% said they would use an app like this.'],
  ])('is not who came back or paid, where there is nothing to buy: %s %s', (field, answer) => {
    const said = `${saidOf(field, answer)} ${judged(field, answer).rewriteOptions.join(' ')}`;
    expect(said).not.toMatch(
      /How many came back|use it every week|bought again|Who has paid|would be angriest|Cut that sentence/,
    );
    expect(said).toContain('would try it or prepay this week');
  });

  it('is whether those started who paid before it was there', () => {
    const answer =
      'I asked 38 hotel managers on the Adriatic. Six prepaid 300 euros for a linen counter that did not exist.';
    const said = saidOf('validation', answer);
    expect(said).toContain('Those who paid in advance: have they started to use it?');
    expect(said).not.toMatch(/came back|second time|angriest/);
  });

  it('is still who came back, where it is in use', () => {
    expect(saidOf('first-users', '12 cafes in Porto bought our milk sensor at a fair in March for 90 euros.')).toMatch(
      /second time|came back/,
    );
  });

  it.each([
    ['metrics', 'ARR is $84k from 19 customers.', 'What was your ARR in each of the last six months?'],
    ['competitive-advantage', 'Our glue is better.', "'better': by how much, and how did you measure it?"],
    [
      'how-it-works',
      'A clerk sends the bill of lading. Our model reads each line and fills the customs form.',
      "'Our model reads each line and fills the customs form': when does that fail",
    ],
    ['current-product', '- Calendar\n- Invoices\n- Chat with guests', 'Which of these can a customer not use today?'],
    [
      'why-this-problem',
      'Our team follows the fashion trade closely and talks with experts.',
      'What happened to one of you that showed you this problem?',
    ],
  ])('names what it is about: %s %s', (field, answer, question) => {
    expect(saidOf(field, answer)).toContain(question);
  });

  it('asks for no limit that is told', () => {
    expect(
      saidOf('current-product', '- Calendar\n- Invoices\n- Chat (Android in beta)\n- Stripe coming soon'),
    ).not.toContain('Which of these can a customer not use');
  });

  it.each([
    ['metrics', 'Pre-launch, so there are no numbers.', /each morning|last six months|Who has paid/],
    ['first-users', 'We will reach our first users through choirs and schools.', /How many came back|Who has paid/],
    [
      'validation',
      '140 people joined our waitlist after a post on a forum. Several potential customers want it.',
      /How many came back|Who has paid|came back last week/,
    ],
  ])('is nothing that only a product could have shown: %s %s', (field, answer, wrong) => {
    expect(saidOf(field, answer)).not.toMatch(wrong);
  });

  it.each([
    [
      'company-description',
      "It's going to be an app for choirs. You press your part and it plays it. Like Duolingo for customers who sing.",
      /used or bought|used it/,
    ],
    [
      'current-product',
      'One breadboard. The diode works on the bench from a lab supply.',
      /used or bought|Who has paid/,
    ],
    ['current-product', '212 simulated dislodgements on an arm phantom, 209 detected.', /Who has paid|Paying today/],
    ['first-users', 'We expect the first users to come from our network.', /Who has paid|How many came back/],
    ['customer-acquisition', "Word of mouth mainly. I'd be handing out flyers at the festival.", /contacts|cost you/],
    ['business-model', "We'll decide between a licence and a fee after the beta.", /left after your costs/],
    ['progress-made', 'We just started last week so not much yet.', /if you began today/],
    ['first-users', 'We have not started selling. 60 put down a 10 euro deposit at the fair.', /started to use it/],
    ['customer-acquisition', 'SEO and partnerships will be our main channels.', /contacts|cost you/],
    [
      'first-users',
      'None yet. The first will be two dialysis wards, the head nurse said yes in writing.',
      /Who has paid/,
    ],
    [
      'metrics',
      'Prototype phase, so what I count: 14 hives, 61,000 hours of sound, one false alarm.',
      /last six months/,
    ],
    ['progress-made', 'Bench only so far. The membrane holds 6 bar for 400 hours.', /did you ship|customers or money/],
    [
      'business-model',
      'Not decided. Either the clinics pay per scan or the insurers pay a share.',
      /How many pay that/,
    ],
    ['metrics', 'Financial projections: year 1 $1.2M, year 2 $9.8M of revenue from customers.', /stayed/],
  ])('presupposes no use, payment or customers where all is to come: %s %s', (field, answer, wrong) => {
    expect(saidOf(field, answer)).not.toMatch(wrong);
  });

  it('is who sent others, where it is bought once', () => {
    const said = saidOf('first-users', 'We did 9 weddings, found through a bridal shop. They paid 15,000 rupees each.');
    expect(said).toContain('How many of them sent you somebody?');
    expect(said).not.toContain('came back');
  });

  it('is who can try it first, where it is not built', () => {
    const answer = "It's going to be an app for choirs. You press your part and it plays it, and you sing.";
    expect(saidOf('company-description', answer)).toContain('Who can try a first version, and in which week?');
  });

  it('is which ways were tried, where they are only thought of', () => {
    expect(
      saidOf('customer-acquisition', 'We will enter into partnerships with banks. Talks are under way.'),
    ).toContain('Which of these ways have you tried so far');
  });

  it('is how many of them there are, where it is asked whom it is for', () => {
    expect(saidOf('target-customers', 'Widowers over 70 who have never cooked. Their daughters pay.')).toContain(
      'How many of them are there',
    );
  });

  it.each([
    ['company-description', 'We are going to make an app for weavers. It will be in two languages.', /last month/],
    [
      'company-description',
      'A box for street bins. For now we have the design and a small demo.',
      /last month|in the field/,
    ],
    [
      'validation',
      '31 children in four wards used it from May to July. Eleven nurses asked for access.',
      /prepay|Who has paid/,
    ],
    [
      'validation',
      'Three pilots are running with harbor masters. One said in writing that they will pay.',
      /go on with it/,
    ],
    ['competitors', 'Piranha is the closest. Two of our partners had a script with grep.', /buy nothing for it|Excel/],
    ['five-year-vision', 'Weddings, then burials and graduations. 20,000 gowns by 2031.', /buy from you next/],
    [
      'why-this-problem',
      'Wim rebuilt 900 pumps and lost a nail. Ada brought him her own pump in 2021.',
      /What happened to one/,
    ],
    ['current-product', 'Our product will be an app for ferries.', /does not work yet/],
    ['founder-names', 'Ada Obi, numbers and customers. Chuka Eze, everything with a wire.', /Which role|For how long/],
  ])('makes sense for the stage and the trade: %s %s', (field, answer, wrong) => {
    expect(saidOf(field, answer)).not.toMatch(wrong);
  });

  it('is the season before, of a trade of seasons', () => {
    const said = saidOf('metrics', 'Harvest 2025: 31 presses, 900 tons of olives, revenue 84k euros.');
    expect(said).toContain('a season before');
    expect(said).not.toContain('last six months');
  });

  it('is what founders disagree about today, which no story of theirs tells', () => {
    expect(saidOf('founder-relationship', 'We met at a fair in Lyon in 2016 and built a loom.')).toContain(
      'What do you disagree about today',
    );
  });

  it('is who goes on, after a trial', () => {
    expect(
      saidOf(
        'validation',
        'Three shepherds in Wales let us put the collar on 25 ewes for free. It found 19 of 21 lambings.',
      ),
    ).toContain('How many of them go on with it now?');
  });
});

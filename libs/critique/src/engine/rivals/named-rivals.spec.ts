import { describe, expect, it } from '@jest/globals';
import { namedRivals } from './named-rivals.js';

describe('rivals that a founder names', () => {
  it.each([
    ['Evals exist in LangSmith and Braintrust, but nobody keeps them up to date.', ['LangSmith', 'Braintrust']],
    ['Quilt sells one for $4,000.', ['Quilt']],
    ['Families pay in cash since Poppins is $75 a month.', ['Poppins']],
    ['Loop and Narvar make returns easy for the shopper.', ['Loop', 'Narvar']],
    ['Choirs use Dropbox for scores, Doodle for dates, WhatsApp for everything else.', ['Dropbox', 'Doodle']],
    ['Eight homes rent it; the hydraulic lift made by Mortech is $11,400.', ['Mortech']],
    ["Garmin's hunting collar is 700 euros and does not know digging from walking.", ['Garmin']],
    ['Lenders type them or use Ocrolus at $0.50 a page.', ['Ocrolus']],
    ['QuickBooks is £30 and needs a desk.', ['QuickBooks']],
    ['They switched from Mindbody. Unlike Clio, we ask nothing.', ['Mindbody', 'Clio']],
    ['Unlike Monte Carlo, we tell before the merge.', ['Monte Carlo']],
    ['Deel and Wise are the obvious ones people compare us with.', ['Deel', 'Wise']],
    ['Rondo and Kraftblock go after much larger sites.', ['Rondo', 'Kraftblock']],
    ['A clerk is alone with it. GovQA is priced for big cities.', ['GovQA']],
    ['The competition is SweepSoft, which looks old.', ['SweepSoft']],
    ["There's a Canadian thing called OysterTracker but nobody uses it.", ['OysterTracker']],
    ['AgSync is the rival we meet most.', ['AgSync']],
    ['Rival is really Autodesk Build with a checklist.', ['Autodesk Build']],
    ["There's an Italian firm, Mindhive I think, doing cow hides.", ['Mindhive']],
    ['ReshaMandi was in this space and collapsed.', ['ReshaMandi']],
    ['Strayos does the pretty pictures, we do the sign-off.', ['Strayos']],
    ['Attero talks about 98% recovery; we give the working material.', ['Attero']],
    ['Vinted has 23 million members in France.', ['Vinted']],
    ['Papertrail does tags for climbing kit and some venues bend it to fit.', ['Papertrail']],
  ])('are told for sure: %s', (problem, names) => {
    expect(namedRivals('A tool for choirs.', problem).toSorted()).toEqual(names.toSorted());
  });

  it.each([
    'Nobody sells it in small amounts.',
    'The tax is 15.5% in Annex V instead of Annex III, which costs a car.',
    'The mine pays CAD 14,000 a winter.',
    'Tanneries pay R14 a skin.',
    'We are building an app called Squirm.',
    'Thieves go after copper. Cities own the system of record.',
    'Norway sells one license a year.',
    'Growers lose 12% of a harvest. Divers cost €2,000 a visit.',
    'Medicare is $170 a month.',
    'Nine agencies pay us; ARR is $214k. Rent is $900. Subscription is $9 a month.',
    'Landlord charges $40. Baker sells it by the hour.',
    'Average wreath is 1,900 pesos.',
    'A pilot from Tampines is 40 dollars. A lawyer in Vienna is 400 euros.',
    'We export to Excel instead of Word.',
    "Monday's ticket is 4 euros; the state of Texas charges $40.",
  ])('are none in: %s', (problem) => {
    expect(namedRivals('A tool for choirs.', problem)).toEqual([]);
  });

  it('are not the startup itself', () => {
    const description = 'Hollowell charges $85 a vehicle. Hollowell sells it to counties, cheaper than Veritas.';
    expect(namedRivals(description, 'Crews like that Hollowell is $85.')).toEqual(['Veritas']);
  });
});

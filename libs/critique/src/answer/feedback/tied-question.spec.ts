import { describe, expect, it } from '@jest/globals';
import { measureAnswer } from '../signals/measure-answer.js';
import { arithmeticOfAnswer } from './arithmetic-of-answer.js';
import { tiedQuestion } from './tied-question.js';

const asked = (field: string, answer: string): string => tiedQuestion(measureAnswer(field, answer)) ?? '';

describe('a question about a number or a name of the answer', () => {
  it.each([
    ['target-customers', 'Plant managers of dairies in Denmark with 20 to 150 employees.', /150/],
    ['target-customers', 'Owners of print shops in Ohio with between 5 and 40 people.', /40 people/],
    ['why-now', 'From July 2026 all shops in Poland must send e-invoices.', /Who tried it before/],
    ['company-description', 'There are perhaps 900 ocularists in Europe and America together.', /900/],
    ['business-model', 'Nobody has given us a cent. Three counties in Oregon accept a digital form.', /counties/],
    ['business-model', 'A typical customer has four estimators and pays £240 a month.', /estimators/],
    ['business-model', 'The average center in season has 128 students. We charge $4 per student.', /128/],
    ['business-model', 'We charge 3%. The tier 2 and tier 3 suppliers wait 60 days.', /3 suppliers/],
    ['business-model', 'We buy dead cells at $70 per kg. Powder sells for $200.', /\$70/],
    ['progress-made', 'Our page has 230 followers.', /followers/],
    ['company-description', 'Grave care in 23 cemeteries, by 38 caretakers.', /38/],
    ['competitors', 'TriumphPay is the biggest; it bought HubTran in 2021.', /HubTran/],
    ['competitors', 'The florist under the wall at Bródno takes 180 zł for a visit.', /Bródno/],
    ['competitors', 'A hydrometer is in every hut, it tells Baumé and no magnesium.', /Baumé/],
    ['competitors', 'A retired consul with a Viber account.', /Viber/],
    ['market-size', '25,000 farms in the US. A third of them are too old for the robot.', /will never buy/],
    [
      'competitors',
      'Buildxact is who we meet. We lost two deals because they sync with QuickBooks Desktop.',
      /QuickBooks/,
    ],
    ['responsibility-split', 'Marta: code. Oskar: sales. Jun does the app.', /neither Marta nor Oskar/],
    [
      'five-year-vision',
      'I want camps, like a big weekend with 60 fathers. If I owe you 33 crates I send them.',
      /60|33/,
    ],
    ['market-size', 'There were around 1,900 tanneries in the seventies, and 500 farms sell hides now.', /1,900/],
    [
      'competitors',
      'In Germany Brenntop has a good program, on 400 desks, that knows no free choice.',
      /In Germany Brenntop/,
    ],
    ['competitors', 'Agents sell it (most are resellers of Chinese STS meters) and they are cheap.', /STS/],
    ['target-customers', 'Lenders that care about their tenants, in the Gulf.', /their tenants|'tenants'/],
    ['target-customers', 'Laundries that work for hotels in Greece.', /'hotels/],
    [
      'competitive-advantage',
      'We hold 300 strains. A competitor who starts today would need roughly 20 months to get them.',
      /300 strains/,
    ],
    ['founder-names', 'Kim Tran wrote the runner. Berkeley EECS. Asha Rao sells.', /Berkeley/],
    ['fulltime-commitment', 'Mara Lind (CEO) and Otto Berg (CTO) have been full time since May.', /would Mara/],
    ['responsibility-split', 'Marta does the code. Oskar sells. I do the books.', /neither Marta nor Oskar/],
    ['business-model', "It's $215 a month flat up to 150 families a year and then $1.50 a family.", /150 families/],
    ['company-description', 'Stock is 3,800 positions, the rest comes from 60 suppliers in Italy.', /60 suppliers/],
    ['company-description', 'Each 20 minutes it takes an image of 29 by 22 millimeters.', /millimeters/],
    ['business-model', '$199 per store per month. I count 13,200 stores that fit in 3 states.', /13,200 stores/],
    ['progress-made', '96 schools pay. Ninety percent of new schools come from other proprietors.', /find you/],
    ['business-model', 'We counted 1,150 kiosks above the limit from data in three counties.', /counties/],
    ['business-model', 'TAM math: ~4,400 banks and ~4,500 credit unions at $30K a year.', /4,400 banks would/],
    [
      'competitors',
      'RO from Davis & Shirtliff costs KSh 1.4 million. Few paste it into ChatGPT against their NDAs.',
      / Shirtliff|NDAs/,
    ],
    ['competitors', 'Duolingo teaches people who watch dizi on Netflix.', /Netflix/],
    ['business-model', '$570 a month. Half are one or two people. So call it 2,500 labs.', /2,500 labs/],
    ['metrics', '86 branches. SMS cost ₱0.38 each and is our second largest expense.', /0\.38/],
    ['metrics', 'Rooms: 37. Software: €5,180/month.', /5,180/],
    ['business-model', 'Interpreters set their rates; typical is $75/hr. We add 18% to the bill.', /\$75/],
    ['funding-plan', 'We live on 3,600 a month and need 3,300. Nothing raised.', /3,300/],
    ['target-customers', "Farmers' widows who keep a spraying logbook.", /Farmers/],
    [
      'business-model',
      'A boat rents for $90. Out of ours comes the cleaning, which my cousin does at $4.50 a boat.',
      /4\.50/,
    ],
    ['business-model', 'Four pilot sites paid $600 each for the last season as goodwill.', /600/],
    ['metrics', 'Cost of voice for us is $0.09 each minute, so more or less $640 a month.', /0\.09/],
    ['metrics', 'Price gain to the farmer after our fee: +$3.1/kg of tomato in 400 lots.', /3\.1/],
    ['target-customers', '70 of our 83 tenants work at 9 employers.', /9 employers/],
    [
      'target-customers',
      'Our best client is Ola in Lund: 6 technicians, 31 dentists, 190 works a month.',
      /31 dentists/,
    ],
    ['why-now', 'The wave of failures is now, and it rises until 2031.', /2031/],
    ['why-now', 'In 2021 our trial mandates failed more than 40% of the time, this year 7%.', /2021/],
    ['why-now', 'A six-burner range I bought for $2,900 in 2018 is $4,700 now.', /before 2018/],
  ])('takes nothing for what it is not: %s %s', (field, answer, wrong) => {
    expect(asked(field, answer)).not.toMatch(wrong);
  });

  it.each([
    ['metrics', 'Cost of voice for us is R$0.08 each minute. 2,900 accounts.', /0\.08/],
    ['business-model', 'We keep 21%. So about ₱870 an order before fees, and 900 orders.', /870/],
    ['business-model', 'The cleaning is what the dry cleaner does at $4.20 a robe.', /4\.20/],
    ['business-model', 'Three pilot sites paid €500 each for the last season.', /500/],
    ['business-model', 'An audit at €2.10 per member record scanned.', /per member'/],
    [
      'target-customers',
      'Our best client is a lab with 6 technicians, 31 dentists and 190 works in a month.',
      /call on Monday/,
    ],
    ['why-now', 'The wave of failures began with the fridges of the fair, and it rises until 2029.', /2029/],
    ['why-now', 'In 2021 our trial mandates failed half of the time, this year 6%.', /deadline/],
    ['competitors', 'A cheap controller for €30 with an SSR is what most people use.', /SSR/],
    ['competitors', 'The ERPs from Karad vendors have a module that is sold for it.', /Karad/],
    ['founder-names', "Dr Edit Kormos from the university helps us but isn't a founder.", /\bDr\b/],
    ['competitive-advantage', 'Out of 2,600 kiosks in Athens most run the same till.', /2,600/],
    ['validation', 'We interviewed 26 therapists. 11 agreed to a pilot and 4 have started.', /try it next week/],
    ['market-size', '31,000 accounts order string. Beside them there are 8,000 tuners of pianos.', /8,000/],
    ['target-customers', 'On the one hand hospitals of all sizes, on the other hand insurers.', /hand hospitals/],
  ])('asks nothing of what is meant otherwise: %s %s', (field, answer, wrong) => {
    expect(asked(field, answer)).not.toMatch(wrong);
  });

  it('names a price whole', () => {
    expect(asked('business-model', '$9 per completed intake, no platform fee.')).toContain("'$9 per completed intake'");
    expect(asked('business-model', 'Rental of Rs 38,000 per robot per month.')).toContain(
      "'Rs 38,000 per robot per month'",
    );
  });

  it('asks those who sell into a deadline about it', () => {
    expect(asked('why-now', 'From July 2026 all shops in Poland must send e-invoices.')).toContain('July 2026');
  });

  it('asks nobody about the deadline of a rule that is in force', () => {
    const inForce = 'The rules for mooring lines from January 2024 made owners keep records.';
    expect(asked('why-now', inForce) ?? '').not.toContain('deadline');
  });

  it('asks no user of those who were only interviewed', () => {
    const question = asked('validation', 'Since May we interviewed 44 florists in Kent. 30 throw roses away.');
    expect(question).toContain('44 florists');
    expect(question).not.toMatch(/angriest|told somebody/);
  });

  it('asks about those who pay whatever the answer says of others', () => {
    const sites = "We don't sell to falconers, we get pushed onto them. 14 falconers now pay $149 a month.";
    expect(asked('business-model', sites)).toContain('14 falconers');
  });

  it('takes no cost of a channel for the price that buyers pay', () => {
    const answer = 'Herders come because of the elders. The radio we do also, KSh 12,000 a month. We have 22 buyers.';
    expect(arithmeticOfAnswer(measureAnswer('customer-acquisition', answer))).toBeNull();
  });

  it('asks nobody how much arrives where nobody has paid', () => {
    const answer = "67 buses run on it. Nobody's paid yet. The price is $90 a bus a year.";
    expect(arithmeticOfAnswer(measureAnswer('progress-made', answer))).toBeNull();
  });

  it('makes no count of a bound, and asks nobody how much arrives of what they charge', () => {
    const remark = (text: string): string | null => arithmeticOfAnswer(measureAnswer('business-model', text));
    expect(remark('Property managers pay $2 per unit per month, minimum 100 units.')).toBeNull();
    expect(remark('1,100 cows so far. Farms pay 31 euros per cow a year.') ?? '').not.toContain('reaches you');
  });
});

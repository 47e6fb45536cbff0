import { describe, expect, it } from '@jest/globals';
import { ideaFormSchema, type IdeaCritique, type IdeaFormInput } from '@playbook/contracts/analysis/idea-check.schema';
import { critiqueIdea } from './critique-idea.js';

const check = (form: IdeaFormInput): IdeaCritique => critiqueIdea(ideaFormSchema.parse(form));

describe('feedback on an idea', () => {
  it('quotes the trouble that stands in the brief where the problem was left blank', () => {
    const { weaknesses, suggestions } = check({
      ideaBrief:
        'Dentists in Poland loose 15% of visits because patients forget. We call them with a voice which speak polish like human. 22 dentist pay 200 zl, no shows went from 15 to 6.',
    });
    expect(weaknesses.join(' ')).toContain(
      "You left the problem blank, though 'Dentists in Poland loose 15% of visits because patients forget' is one.",
    );
    expect(weaknesses.join(' ')).not.toMatch(/no number|How bad|no money, no hours/);
    expect(suggestions.join(' ')).not.toContain('middle figure');
  });

  it.each([
    ['An e-signature tool cheaper than DocuSign. $5 instead of $25. Nobody uses it yet.', 'Nobody uses it'],
    ["Bike locks that can't be cut. Police in Amsterdam counted bikes.", 'Bike locks'],
    ['Sleep stories read by your own mother. Cloning a voice needed an hour two years ago; now 15 seconds.', 'Cloning'],
  ])('takes nothing that is said of the product of %j for its problem', (ideaBrief, words) => {
    expect(check({ ideaBrief }).weaknesses.join(' ')).not.toContain(`though '${words}`);
  });

  it('quotes how it is today where no trouble is told, in a brief of some sentences', () => {
    const { weaknesses } = check({
      ideaBrief:
        'Litdrum is a tester for lift ropes that clips on the rope and listens for broken wires. An inspector stands on the car roof with a torch and ' +
        'counts wires by eye, two hours a lift. There are about 14,000 old lifts in Lisbon. We ask 55 euros for each report. Rui serviced lifts for ' +
        'eleven years. It runs on a coin cell.',
    });
    expect(weaknesses.join(' ')).toContain(
      "You left the problem blank, though 'An inspector stands on the car roof with a torch and counts wires by eye, two hours a lift' tells how it is",
    );
  });

  it('takes what customers pay for no trouble', () => {
    const { weaknesses } = check({
      ideaBrief:
        'A toy subscription box where parents return toys that the child outgrew. 2,100 families pay 24 euros a month, and 7% cancel in a month.',
    });
    expect(weaknesses.join(' ')).toContain('You left the problem blank. A solution I can invent myself');
  });

  it.each([
    [
      'Software for funeral homes',
      "Funeral directors retype the deceased's details 11 times: registry, crematorium, newspaper, church, insurer. We type it once. 9 homes in Leeds use it and 6 pay 80 pounds a month.",
      "'We type it once' says more",
    ],
    [
      'Grandparent radio',
      "Old people can't use a smartphone. The radio has three knobs; turning it to 'Anna' calls Anna.",
      "'The radio has three knobs' says more",
    ],
  ])('finds what %j is where that stands under the problem', (ideaBrief, problem, told) => {
    const { weaknesses } = check({ ideaBrief, problem });
    expect(weaknesses.join(' ')).toContain(told);
    expect(weaknesses.join(' ')).not.toContain('is the name of an idea');
  });

  it.each([
    [
      'A collar that tells an owner that the dog is about to have a seizure',
      'Epileptic dogs hurt themselves during a fit; the owner comes home to blood. Vets prescribe phenobarbital and hope.',
      /how they manage without you|about it today|What you replace is missing/,
    ],
    [
      'Drones which plant trees after wildfires',
      "There aren't enough people: a crew plants 800 seedlings a day. Our drone shoots 9,000 seed pods a day.",
      /how they manage without you|about it today|What you replace is missing/,
    ],
    [
      'Nonprofit: we teach prisoners in Kenya to code. 64 were released with a job and 2 came back to prison, where the national rate is 47%.',
      '',
      /what gets better|did not have before|what it changes/,
    ],
    [
      'A school in a van: teachers drive to Roma villages in Romania and teach children to read on tablets. The ministry pays 9 lei per lesson.',
      '',
      /Of use I read nothing|nobody who has used|no user, no test/,
    ],
  ])('calls nothing missing that %j and %j say', (ideaBrief, problem, missing) => {
    expect(check({ ideaBrief, problem }).weaknesses.join(' ')).not.toMatch(missing);
  });

  it('asks nobody to make by hand what is made of matter', () => {
    const { suggestions } = check({ ideaBrief: 'Drones which plant trees after wildfires for forest owners' });
    expect(suggestions.join(' ')).toContain('Put a rough one in front of three forest owners');
  });

  it('takes a marketplace that says where and what for no empty word', () => {
    const { weaknesses } = check({
      ideaBrief: 'A marketplace where villages in Nepal rent out their yaks for filming, trekking and weddings',
    });
    expect(weaknesses.join(' ')).not.toContain('could be anything');
  });

  it('hears no claim to be alone where a rival is named in the same breath', () => {
    const { redFlags } = check({
      ideaBrief:
        'Bot that takes the call of a baker and orders flour from the mill. 3 mills pilot. no rival except fax.',
    });
    expect(redFlags.map(({ id }) => id)).not.toContain('no-competition');
  });

  it('names the customers in what it asks for, and asks nobody for money who has none', () => {
    const cafes = check({ ideaBrief: 'Loyalty cards for cafes', problem: 'Cafes lose stamp cards.' });
    expect(cafes.suggestions).toContain(
      'Put the roughest version in front of three cafes, and do yourselves, by hand, what it cannot do yet.',
    );
    const letters = check({
      ideaBrief: 'We translate the letters of German authorities for refugees and say what to do until when.',
    });
    expect(
      check({ ideaBrief: 'Dashboard for banks to see all of their data in one place.' }).suggestions.join(' '),
    ).toContain('three banks');
    expect(letters.weaknesses.join(' ')).toContain('what it changes for refugees');
    expect(letters.suggestions.join(' ')).not.toContain('three refugees for a price');
  });

  it('takes the patients of a practice for no customers of its software', () => {
    const { suggestions, weaknesses } = check({
      ideaBrief:
        'Practice software for podiatrists in the UK with a foot chart and a recall list for diabetic patients.',
    });
    expect([...suggestions, ...weaknesses].join(' ')).not.toContain('diabetic patients');
  });

  it('names nobody where what follows is no customer', () => {
    const { suggestions } = check({ ideaBrief: 'Uber for haircuts', problem: 'Barbers are far away.' });
    expect(suggestions.join(' ')).toContain('three people whom it is for');
  });

  it('says that a founder is missing only where the founders say so, and quotes the whole of it', () => {
    const missing = (ideaBrief: string): string => check({ ideaBrief }).weaknesses.join(' ');
    expect(missing('We build an app for wellbeing at work. We are two psychologists and looking for a CTO.')).toContain(
      "'We are two psychologists and looking for a CTO': the one who can build it or sell it is not there yet.",
    );
    expect(missing('I want to create a startup in AI. Please tell me what would be best.')).not.toContain(
      'not there yet',
    );
    expect(missing('An AI tutor for maths in Czech for teachers, parents, and students.')).not.toContain(
      'not there yet',
    );
    expect(missing('We lend to restaurants against their card sales. We need $5M for the loan book.')).not.toContain(
      'not there yet',
    );
  });

  it('calls no problem without a figure that tells how long it takes', () => {
    const { weaknesses } = check({
      ideaBrief: 'Payroll for nannies in Madrid: the family pays us, we register the nanny.',
      problem: 'Families pay cash because the forms take an evening. When the nanny falls ill there is nothing.',
    });
    expect(weaknesses.join(' ')).not.toMatch(/no money, no hours|How bad is it|has no number/);
  });

  it.each([
    ['Payroll for domestic workers: households pay 12 a month and we file it', 'domestic workers'],
    ['Payroll for nannies in Madrid: the family pays us 14 euro a month, we register the nanny.', 'nannies'],
    ['Letter game for grandparents: a printed card by mail. 420 families pay 12 euros per month.', 'five grandparents'],
  ])('takes in %j for no customer whom others pay for', (ideaBrief, named) => {
    const { suggestions, weaknesses, categoryRisk } = check({ ideaBrief, problem: 'It is done in cash.' });
    expect([...suggestions, ...weaknesses, ...categoryRisk.suggestions].join(' ')).not.toContain(named);
  });

  it('writes names of places and short names of customers as they are written', () => {
    const { suggestions } = check({ ideaBrief: 'We file CBAM reports for EU importers.', problem: 'They pay for it.' });
    expect(suggestions.join(' ')).toContain('three EU importers');
    const hosts = check({ ideaBrief: 'Airbnb hosts in Porto leave the laundry at a cafe; it is back by four.' });
    expect(hosts.suggestions.join(' ')).toContain('Airbnb hosts');
  });

  it.each([
    [
      'Software for restaurants that counts the stock of the kitchen by photo',
      'Chefs count all night.',
      /covers|check|lease/,
    ],
    [
      'Software for hospitals that finds infusion pumps',
      'Nurses look for a device in the hospital.',
      /clinician|billing code/,
    ],
    [
      'marketplace for prom dresses, only inside one school district',
      'girls wear a dress once',
      /teachers|taught a class/,
    ],
    [
      "When our village's bakery closed we put a freezer there. We sell it for 2,900 euro.",
      'No shop.',
      /Per seat|covers/,
    ],
  ])('asks of %j nothing of another trade', (ideaBrief, problem, asked) => {
    expect(check({ ideaBrief, problem }).suggestions.join(' ')).not.toMatch(asked);
  });

  it('says one thing only of what is hardly more than a name', () => {
    const { weaknesses, rewrites } = check({ ideaBrief: 'Marketplace for wedding dresses', problem: 'Worn once.' });
    expect(weaknesses.join(' ')).toContain('is the name of an idea');
    expect(weaknesses.join(' ')).not.toContain('could be anything');
    expect(rewrites.map(({ field }) => field)).not.toContain('ideaBrief');
  });

  it('quotes the whole of a general problem, and asks for a person and no job', () => {
    const { weaknesses, suggestions } = check({
      ideaBrief: 'A protocol for trust between any two parties in the world, with an app and later an SDK.',
      problem: 'Nobody can be trusted online today.',
    });
    expect(weaknesses.join(' ')).not.toContain("'the world'");
    expect(suggestions.join(' ')).not.toContain('job title and the moment');
  });

  it('takes features and the size of others for no interest', () => {
    const churches = check({ ideaBrief: 'One site for choirs with donations, event signups and a newsletter.' });
    const creators = check({
      ideaBrief: 'Brand deals for small creators.',
      problem: 'Creators with 5k followers get ignored by agencies.',
    });
    const ours = check({ ideaBrief: 'Brand deals for small creators. We have 900 sign-ups.' });
    for (const { weaknesses, redFlags } of [churches, creators]) {
      expect(weaknesses.join(' ')).not.toContain('is interest');
      expect(redFlags.map(({ id }) => id)).not.toContain('vanity');
    }
    expect(ours.redFlags.map(({ id }) => id)).toContain('vanity');
  });

  it('asks buyers in a firm nothing about courts, and a test service nothing about shops', () => {
    const contracts = check({
      ideaBrief: 'Contract review for buyers at furniture makers: each clause is compared with the house rules.',
      problem: 'Two lawyers read 60 contracts a month and buyers wait 11 days.',
    });
    expect(contracts.suggestions.join(' ')).not.toMatch(/bar rules|courts/);
    const rigs = check({
      ideaBrief: 'Test automation for e-bike firmware. Engineers mail us a battery and a motor.',
      problem: 'A release takes three weeks by hand.',
    });
    expect(rigs.suggestions.join(' ')).not.toMatch(/shelf price|component became/);
  });

  it('asks about customers only whoever has some', () => {
    const { suggestions, partnerCommentary } = check({
      ideaBrief: 'Spotify for bird calls: hikers record, we name the bird, and park rangers get the counts by trail.',
      problem: 'Rangers count by ear. Two of the five in our county retired last year and nobody was hired.',
    });
    expect([...suggestions, partnerCommentary].join(' ')).not.toContain('Which of your customers');
  });

  it('does not say that nothing is told of the founders or of what gets better where it may be', () => {
    const own = check({
      ideaBrief: 'We import ceramic tiles to Portugal and make the customs papers for other importers.',
      problem: 'The broker takes 180 euro a container. We did 31 containers ourselves.',
    });
    expect(own.weaknesses.join(' ')).not.toMatch(/Why you|who you are in this|how you come to this/);
    const fast = check({
      ideaBrief: 'A roaster pays two women to pick out bad beans. Our camera does 300 kg an hour.',
    });
    expect(fast.weaknesses.join(' ')).not.toMatch(/what gets better|did not have before|what it changes/);
  });

  it.each([
    ['We text farmers in Punjab when a motor is about to burn out.', 'farmers'],
    ['Estate agents in Lisbon get one calendar for viewings.', 'estate agents'],
    ['Sequencing has become cheap. We sell vineyards a yearly report on fungi.', 'vineyards'],
  ])('finds whom %j is for without a word for it', (ideaBrief, customers) => {
    expect(check({ ideaBrief }).suggestions.join(' ')).toMatch(new RegExp(` ${customers}\\b`));
  });

  it('asks whoever uses it for no cost of a trouble that others have', () => {
    const { suggestions, rewrites } = check({
      ideaBrief: 'Insurance adjusters upload photos of a burned house, our model lists each thing with its price.',
      problem: 'Whoever had a fire has to write from memory what they owned.',
    });
    expect([...suggestions, ...rewrites.map(({ text }) => text)].join(' ')).not.toMatch(
      /five insurance adjusters|costs insurance adjusters/,
    );
  });

  it.each([
    ['Robots to peel cassava in Ghana', 'Forty women peel by knife, 8 tons a day, and are paid by basin'],
    ['We sell unsold airline meals as pet food to kennels', 'Airlines pay 70 cents per kilo to burn it'],
  ])('does not say of %j that nothing is told of today', (ideaBrief, problem) => {
    const { weaknesses, rewrites } = check({ ideaBrief, problem });
    expect(weaknesses.join(' ')).not.toMatch(/about it today|manage without you|What you replace is missing/);
    expect(rewrites.map(({ text }) => text).join(' ')).not.toContain('[what they do instead]');
  });

  it('says only that the price is missing where somebody buys', () => {
    const { weaknesses } = check({
      ideaBrief: 'We buy old phones from repair shops in Nairobi and sell the screens to them. 340 screens in August.',
      problem: 'A screen from China takes 3 weeks and one in five is dead on arrival.',
    });
    expect(weaknesses.join(' ')).not.toMatch(/who pays|Who pays/);
  });

  it('quotes no empty word with a word that hangs on its end', () => {
    const { weaknesses } = check({ ideaBrief: 'AI copilot for crypto exchanges that does compliance', problem: '' });
    expect(weaknesses.join(' ')).not.toMatch(/ for'/);
  });

  it.each([
    [
      'Locksmith on call for property managers in Warsaw. 38 managers, 120 zl a call.',
      'He asks 600 zl.',
      /rent|license/,
    ],
    [
      'We repair wheelchairs in Lagos at home, on a subscription.',
      'The mechanic guesses the part.',
      /component|factory run|units/,
    ],
    ['Ramadan meal boxes for truck drivers at border posts', 'They break fast with chips', /load|lane|truck or slot/],
  ])('asks %j nothing of the trade of its customers', (ideaBrief, problem, asked) => {
    expect(check({ ideaBrief, problem }).suggestions.join(' ')).not.toMatch(asked);
  });

  it('does not call missing what the brief may tell of use, of a price or of a result', () => {
    const shelf = check({
      ideaBrief:
        'Pharmacy robots are 200k. Ours is a shelf on rails for 14k, made for villages; two in Crete since May.',
      problem: 'The pharmacist walks 9 km a day between counter and drawers',
    });
    expect([...shelf.weaknesses, ...shelf.rewrites.map(({ text }) => text)].join(' ')).not.toMatch(
      /nobody who has used|Of use I read nothing|no user, no test|price|So far/,
    );
    const refund = check({
      ideaBrief: 'Tax refund for seasonal workers: we file, take 12%. 1,940 refunds, average 870 euro.',
      problem: 'They leave the money with the state',
    });
    expect(refund.weaknesses.join(' ')).not.toMatch(/what gets better|did not have before|what it changes/);
    const welders = check({
      ideaBrief: 'We teach welding to women in six weeks, factories pay us 9,000 rupees per welder who stays.',
      problem: 'Factories have 40 open torches and bring men from Bihar who leave at Diwali',
    });
    expect(welders.weaknesses.join(' ')).not.toMatch(/about it today|manage without you|What you replace/);
  });

  it('takes a survey of the trouble for no interest in the product', () => {
    const { weaknesses, redFlags } = check({
      ideaBrief: 'Escrow for freelancers and clients in Pakistan. We hold money, release when both click. 1% fee.',
      problem: 'Client disappears after delivery, 3 of 10 jobs by our survey of 90 freelancers',
    });
    expect(weaknesses.join(' ')).not.toContain('is interest');
    expect(redFlags.map(({ id }) => id)).not.toContain('vanity');
  });

  it('asks what follows from the own numbers before what anybody may be asked', () => {
    const { suggestions } = check({
      ideaBrief:
        'App for parents of children with diabetes in India. A parent takes a photo of a thali, and the app gives the carbs in grams and the dose by the ratio that the ' +
        'doctor has set. Since March 2025 phones recognize Indian dishes offline. Families will pay Rs 299 monthly. Around 640 families have installed, 210 use it daily.',
      problem:
        'A mother cooks three times a day without any label, so she is guessing. My daughter had two seizures in her first year.',
      stage: 'users',
    });
    expect(suggestions[0]).toBe('210 of 640 is 33%. What would bring the other 430 back?');
  });

  it('reads no disease back for the product, and asks what has no customers yet for none', () => {
    const { partnerCommentary, suggestions } = check({
      ideaBrief:
        'Noma is a bacterial infection that eats the faces of small children. Standard treatment is amoxicillin, and most come too late for it. ' +
        'We licensed an inhibitor from a laboratory in Lyon that stops the enzyme of the bacteria. It closed the wounds of 14 mice of 16. ' +
        'The plan is a first study in Niger with the hospital in Sokoto. Donors would pay 60 euros a course.',
      problem: 'Nine of ten children die without care, and those who live cannot eat or speak well.',
      targetUser: 'Healthcare providers',
      industry: 'Healthcare',
      stage: 'idea',
    });
    expect(partnerCommentary).toContain("I read 'We licensed an inhibitor from a laboratory in Lyon");
    expect(suggestions.join(' ')).not.toContain('Which of your customers would be upset');
  });
});

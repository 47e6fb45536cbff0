import { describe, expect, it } from '@jest/globals';
import { about } from '../../../test/composed-insights.fixture.js';

const GRAIN =
  'Grain elevators in Argentina sample a truck with a spear. Our camera reads it. 3 elevators pay 700 dollars.';
const REEDS =
  'Bagpipe reeds from a polymer. Pipers in Scotland go through six cane reeds a season at £9 each; ours costs £38.';

describe('what others do without the product', () => {
  it.each([
    [REEDS, 'business-model', /six cane reeds/],
    ['Bagpipe reeds from a polymer. Ours costs £38 and lasted two seasons with 51 pipers.', 'competitors', /“Ours/i],
    [GRAIN, 'competitors', /^- The first competitor is what/],
    ['Logbook for lock keepers. A keeper writes in a notebook. 12 towns, $9 a month.', 'competitors', /“Logbook/],
    ['A marketplace for ovens. Only in Chicago, and only after I stop working where I am now.', 'competitors', /“Only/],
    ['A voice game. Children of 4 to 9 years play stories by talking, not by tapping.', 'competitors', /“Children/],
    ['SparePoint delivers parts from shops to garages in 47 minutes.', 'competitors', /“SparePoint/],
    ['Retired mechanics on call for bowling centers. Nineteen centers so far.', 'competitors', /“Nineteen/],
    ['Papers of welders in order. At present two contractors are on annual agreements.', 'competitors', /“At present/],
    [
      'Software for brokers. First version was an extension. Carriers broke it weekly.',
      'competitors',
      /“Carriers broke/,
    ],
    ['It replays traffic. First version was a linter. Failed: people ignored warnings.', 'competitors', /“Failed/],
    ['A list of wigs. My partner Ana stopped laughing and built the real thing.', 'competitors', /“My partner/],
    ['We connect patients and doctors. Today healthcare is broken and fragmented.', 'competitors', /“Today/],
    ["It writes the orders down. Restaurants don't change anything, they still send voice.", 'competitors', /“Rest/],
    ['You say when you are free and it suggests a walk. Just me at the moment.', 'competitors', /“Just me/],
    ['It skips tests. Python and TypeScript today, Go soonish.', 'competitors', /“Python/],
    ['It reads customs papers. Born in Laredo, where my family suffers with paper today.', 'competitors', /“Born/],
    ['Notes for speech. Unlike a scribe, it must write what a child says.', 'competitors', /“Unlike/],
    [GRAIN, 'target-customers', /what they do without it/],
    [
      'AI for HR teams of hotels. Pilot in Dubai, 71% of questions answered.',
      'business-model',
      /not sure what you charge/,
    ],
    [
      'Clerks phone down a list. We book an interpreter. The ministry pays us 62 euros.',
      'competitors',
      /^- The first competitor is what/,
    ],
    ['Sonar buoys. Today a survey ship measures once a month for 9,000 euros.', 'business-model', /“Today/],
    ['Harbour pilots on the Elbe wait for fog to lift. Sonar buoys tell depth.', 'challenges', /“Harbour pilots/],
    ['Court reporters retire faster than they are trained. We train them.', 'competitors', /“Court reporters/],
    [
      'A sensor tells beekeepers of a swarm. 61 beekeepers pay us $2.40 per month, only March to September.',
      'market-size',
      /By your own figures/,
    ],
    ['Video interpreters for county courts. LanguageLine covers Spanish brilliantly.', 'market-size', /Spain/],
    [
      'Rare languages. County courts buy blocks of minutes. Bar associations recommend us, a foundation gave us $150k.',
      'business-model',
      /\$150k/,
    ],
    ['Puzzle props break. A magnetic lock dies on Saturday. We lease modules to escape rooms.', 'trends', /lock dies/],
    [
      'A sensor tells beekeepers of a swarm. Growers love it but they do not pay us, the beekeeper does.',
      'target-customers',
      /Grower:/,
    ],
    [
      'We write the record while the vet talks. Clinics pay $149 per vet per month.',
      'challenges',
      /HIPAA|business-associate/,
    ],
    ['A robot brushes cheese. Caves of 5,000 wheels pay 1,900 euro each month.', 'market-size', /By your own figures/],
    ['Routing for toilet firms pays $4 per unit. A Dutch company does bins.', 'market-size', /Netherlands/],
    ['Babysitting swaps. Sitters on Care.com cost $22 an hour. 5.99 a month.', 'business-model', /“Sitters/],
    [
      'The firewall for AI agents. Enterprises pay an annual license.',
      'target-customers',
      /chief executive|investment banks/,
    ],
    [
      "A firewall for agents. Enterprises pay a license, we're thinking around 60k.",
      'business-model',
      /The price in your/,
    ],
    ['A stacking plan for kilns. Till now one old munshi judges by the flame.', 'target-customers', /Judge:/],
  ] as const)('is no price, no product, and not asked for: %s', (description, section, wrong) => {
    const { insights, suggestions } = about(section, { description });
    expect([insights, ...suggestions].join('\n')).not.toMatch(wrong);
  });

  it.each([
    [REEDS, 'business-model', /The price in your words: “ours costs £38”/],
    [REEDS, 'competitors', /“Pipers in Scotland .* at £9 each”: if that is what they do today/],
    [
      'Blood test for goats. Vets in the Netherlands post tubes to a lab and wait four days. We charge 19 euros.',
      'competitors',
      /“Vets in the Netherlands post tubes .* days”: if that/,
    ],
    [GRAIN, 'competitors', /“Grain elevators in Argentina sample a truck with a spear”: if that is what they do/],
    [
      'A robot for pipes. Crew and truck cost $2 a foot now, ours 60 cents.',
      'business-model',
      /“Crew .* ours 60 cents”/,
    ],
    [
      'Sonar buoys. Today a survey ship measures once a month for 9,000 euros.',
      'business-model',
      /^- The sums in what you wrote are what is paid today\./,
    ],
    [
      'A sensor hears wear in bells. The insurer pays us sixty pounds per tower each year.',
      'business-model',
      /The price in your words: “The insurer pays us sixty pounds per tower each year”/,
    ],
    ['Hair for bows. Our hank is 22 euros. 63 luthiers reorder it.', 'business-model', /“Our hank is 22 euros”/],
  ] as const)('is told as such, beside the own price: %s', (description, section, line) => {
    expect(about(section, { description }).insights).toMatch(line);
  });

  it.each([
    ['A diary for sweeps. The competition is SweepSoft, which looks as if it was coded in 2004.', /You name SweepSoft/],
    [
      'A drawing of the grid. Touring crews get a read-only link before they unload.',
      /^- The first competitor is what/,
    ],
    [
      'A table grades skins. Farmers see the picture free on WhatsApp and stop phoning.',
      /^- The first competitor is what/,
    ],
    ['A probe for vanilla. The exporter pays by season because he loses the money.', /^- The first competitor is what/],
    ['Spare is a box that hears a part going before it jams.', /^- The first competitor is what/],
    [
      'An app for clothes. You take a photo of your drawer and the AI does the rest.',
      /^- The first competitor is what/,
    ],
    ["We never hold money; the broker's own bank still pays the carrier.", /^- The first competitor is what/],
    ["A diary for studios. Right now it's 37 studios in Ohio, at $49 a month each.", /^- The first competitor is what/],
    ['We check moorings. Councils in New Zealand require a check every two years.', /^- The first competitor is what/],
    ["Roofers and robots. But today's cranes live in silos.", /^- The first competitor is what/],
    ['A map of free chairs. Dentists hate it when a chair is empty.', /^- The first competitor is what/],
    ['Gyms for chess. People these days want something for the mind.', /^- The first competitor is what/],
    ['It counts hours of apprentices. Owners find out at the audit.', /^- The first competitor is what/],
    ['A map of free chairs. Patients would get a discount today.', /^- The first competitor is what/],
    ['A chamber for rice. Buyers are developers who must now measure it.', /^- The first competitor is what/],
    ['Quebec for now, 11 sugarbushes, 118,000 taps.', /^- The first competitor is what/],
    [
      'A camera for mushrooms. Now the team leader walks with a torch and decides by eye.',
      /“Now the team leader walks/,
    ],
    ['Sensors in the ice. Hockey parents use nothing, they only complain.', /^- The first competitor is what/],
    ['We log each flight. Before us it was faxed maps and a whiteboard by the loading pad.', /“Before us it was/],
    ['How is it done today: the herder goes and finds the carcass. Our tag tells the place.', /“How is it done today/],
  ])('is no rival, and nothing that is done with the product: %s', (description, line) => {
    expect(about('competitors', { description, targetUsers: 'those who pay for it' }).insights).toMatch(line);
  });

  it('is told in place of asking for it, where a problem is given too', () => {
    const context = {
      ideaBrief:
        'Electricians send invoices at night from Word. You say the job into the phone. 290 electricians pay £12.',
      problem: 'Electricians get paid late because they bill late.',
    };
    const { insights, suggestions } = about('competitors', context);
    expect(insights).toContain(
      '“Electricians send invoices at night from Word”: if that is what they do today, it is the first competitor.',
    );
    expect(suggestions.join('\n')).not.toMatch(/Write down what|Have an answer ready: What carries/);
  });

  it('fills the options about rivals, as do the rivals that the founder names', () => {
    const context = { ideaBrief: `${GRAIN} QuickLab is 900 dollars and needs an hour.` };
    const texts = about('competitors', context).specificOptions.map(({ text }) => text);
    expect(texts).toContain(
      'Today: “Grain elevators in Argentina sample a truck with a spear”. That costs one of our grain elevators [hours or money] a [month].',
    );
    expect(texts).toContain('QuickLab is good at [what]; it fails grain elevators at [what] because [reason].');
    expect(texts.join('\n')).not.toMatch(/\[spreadsheet|\[Rival\]/);
  });
});

import { describe, expect, it } from '@jest/globals';
import { critiquePitch } from '../critique-pitch.js';

describe('shortVersion', () => {
  it.each([
    ['Book rooms with local hosts instead of hotels.', 'Book rooms with local hosts instead of hotels'],
    ['Pea protein tastes of pea. Our enzyme cuts the two molecules responsible during extraction.', null],
    ['Wastewater sampling for fentanyl at the level of a single manhole. Counties know on Thursday where to go.', null],
    [
      'AI agent that calls city permit offices, waits on hold and gets sign contractors their permits approved faster',
      null,
    ],
    [
      'Payroll for the 40,000 US dental practices that still run it by hand on Fridays',
      'Payroll for 40,000 US dental practices',
    ],
    [
      'Our app helps dentists fill last-minute cancellations by texting patients on the waiting list.',
      'Helps dentists fill last-minute cancellations',
    ],
    ['Zentist is a phone system for dentists, sold by the chair and by the month.', 'Phone system for dentists'],
    [
      'We rent hospital beds by the day to families who care for a dying parent at home.',
      'Rent hospital beds by day to families',
    ],
    ['Tracto tells small vineyards which rows will get mildew three days before it shows.', null],
    ['Hauliers lose a day at the Dover check when one form is wrong. Borderless fills all 11 forms.', null],
    [
      'Postgres branching for CI: every pull request gets a full copy of production data, masked.',
      'Postgres branching for CI',
    ],
    ['Scaffold inspections in the UK have to be done every seven days. Our app signs the report.', null],
    ['Parents of kids with type 1 diabetes wake up three times a night. Nightwatch reads the Dexcom feed.', null],
    ['ServiceTitan costs a 4-person plumbing shop around $1,200 a month. Ours is $79 per truck.', null],
    ['Cursor for mechanical engineers: describe a bracket, get a manufacturable STEP file', null],
    ['LinkedIn, but for dogs. Your golden retriever gets endorsed for skills such as Sit.', null],
    ['Semgrep finds 4,000 issues and your team fixes 12. We prove which of them an attacker can reach.', null],
    ['Voice AI for HR teams to screen warehouse and retail candidates in 8 Indian languages.', null],
    ['GitHub Copilot writes the code; nobody writes the migration. Sluice turns a schema diff into one.', null],
    ['Used by 1,400 wedding photographers, Cullbird picks the best shots overnight.', null],
    ['Tally Ho is a marketplace where horse owners find vets, farriers and trainers, book them and pay online.', null],
    ['Think Shopify, but for small churches.', null],
    ['Nearly every independent pharmacy in Brazil buys from five or more distributors by phone.', null],
    ['Logistics software that finds the cheapest berth for a coaster', 'Logistics software that finds cheapest berth'],
    ['AI-powered platform that empowers businesses to unlock actionable insights.', null],
    ['We help people be more productive.', null],
    ['Small law firms lose clients because nobody picks up at lunch. We pick up, for $4 per call.', null],
    [
      'A breathalyzer for ketosis used by 14 epilepsy clinics; costs a tenth of a blood test.',
      'Breathalyzer for ketosis',
    ],
    ['Orchestra is the workspace where ideas become reality.', null],
    ['Cloud ERP reimagined with AI for agile, future-ready manufacturers.', null],
    ['long story short: cafes give us their coffee grounds, we grow oyster mushrooms in them', null],
    ['Fishing boats burn a third of their diesel searching. We sell captains a map.', 'We sell captains a map'],
    [
      'Cendrine is a bench kit that tells a winery in 50 minutes, the morning of harvest, if smoke is in the grapes.',
      null,
    ],
    ["The only CRM you'll ever need. Simple. Beautiful. Powerful.", null],
    ["We don't sell software to hospitals. We buy their unpaid bills at 31 cents on the dollar.", null],
    [
      'Truck drivers quit over parking, hardly ever over pay. We operate a job board for truck drivers in the Midwest, $299 per listing.',
      'Operate job board for truck drivers in Midwest',
    ],
    ['Truck drivers quit over parking, hardly ever over pay. We sell it to them.', null],
    [
      'Two nurses and an ex-Epic engineer. We fill night shifts for rural hospitals in under 40 minutes.',
      'Fill night shifts for rural hospitals',
    ],
    ['Marketplace connecting unused church kitchens with caterers. Churches earn $1,100 a month.', null],
    ['We connect empty kitchens with caterers.', 'We connect empty kitchens with caterers'],
    [
      'We want to help small shops in Lagos to buy on credit from distributors.',
      'Help small shops in Lagos to buy on credit',
    ],
    ['idk its like uber but for laundry, we pick ur clothes and bring back next day', null],
    [
      'World-class team of ex-Google engineers building the next generation of cloud security with proprietary AI.',
      null,
    ],
    ['Wedding photographers deliver 3,000 photos to couples. SortaPic picks 300 overnight for $40 per wedding.', null],
    ['Auditors of smart contracts sell an opinion and walk away. We sell a $5M policy.', null],
    [
      'I was a court interpreter for eleven years. We book certified interpreters by the quarter hour over video.',
      'Book certified interpreters',
    ],
    [
      'My mother has Parkinson. Steady is a pen with a gyroscope in the barrel; 212 sold at €140 from a garage in Porto.',
      'Pen with a gyroscope in the barrel',
    ],
    ['Pharmacies in rural Montana close for lack of a pharmacist. Ours checks the pills on camera.', null],
    [
      'In Nairobi the boda riders rent the motorbike for 500 shilling a day forever. With us, 460 a day and it is theirs.',
      null,
    ],
    [
      'TL;DR Stripe for church collections in Brazil. 0.9% per dízimo. 418 parishes.',
      'Stripe for church collections in Brazil',
    ],
    ['Dentists in Poland lose a half of their evening writing up notes. We listen during visit.', null],
    ['Mechanics in Lagos phone six shops to find one part. With us they send a photo and get it in two hours.', null],
    [
      'Small airports cannot afford a tower. We run a remote one from Tromsø with cameras and radar, for half the cost.',
      null,
    ],
    ['We crowdfunded $212,000 for a guitar pedal that listens to the room; 1,480 units go out in September.', null],
    [
      'We train ex-prisoners as tree surgeons and lend them to councils. 46 trained, 41 still in work after a year.',
      null,
    ],
    ['Stained glass studios price a window by squinting. You fly our drone and get a map.', null],
    ['For theatre prop houses: know where the candelabra is. Tag it, rent it.', null],
    ['When an accountant retires, his clients leave and the practice sells for nothing at all.', null],
    ['Scan a room on your phone and the tiles turn up already cut and numbered.', null],
    ["Bandari turns a ship's 400-line list of stores and spare parts into a priced quotation in two hours", null],
    ['Machine in a shipping container that makes sand from the empty bottles of the islands', null],
    ['Pay your suppliers by card even if they only take bank transfer, and get 30 more days.', null],
    ['Barley rots in Togo for want of a moisture meter. Ours is a jar with a strip of salt.', null],
    [
      'Trackwise provides harbor railroads with inspection from a camera mounted on any locomotive.',
      'Provides harbor railroads with inspection',
    ],
    ['A bench machine that lets any bike shop diagnose dead batteries instead of sending them away.', null],
    ['Flat-price return of the deceased from Spain, Italy and France to Morocco, arranged in one phone call.', null],
    ['Latency is a lie told by averages; we sell the tail to trading firms and brokers.', null],
  ])('of %j is %j', (text, short) => {
    expect(critiquePitch(text).shortVersion).toBe(short);
  });
});

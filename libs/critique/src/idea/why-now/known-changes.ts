import type { IdeaIndustry } from '@playbook/contracts/analysis/idea-check.schema';

/** A change with a date that partners know of; it is shown only when it touches the founder's own words. */
export interface KnownChange {
  /** "change (year) → what it makes possible". */
  readonly text: string;
  /** Where it can be checked; null where it is widely known. */
  readonly source: string | null;
  /** Industries it belongs to; any when empty. */
  readonly industries: readonly IdeaIndustry[];
  readonly touches: RegExp;
  /** It holds in the United States, and says nothing to whoever works elsewhere. */
  readonly isAmerican: boolean;
}

const change = (
  text: string,
  source: string | null,
  industries: readonly IdeaIndustry[],
  touches: string,
): KnownChange => ({
  text,
  source,
  industries,
  touches: new RegExp(String.raw`\b(?:${touches})\b`, 'gi'),
  isAmerican: false,
});

const americanChange = (...of: Parameters<typeof change>): KnownChange => ({ ...change(...of), isAmerican: true });

/** The catalogue of section 4.1 of the rubric. */
export const KNOWN_CHANGES: readonly KnownChange[] = [
  change(
    'A GPT-3.5-level answer became about 280 times cheaper (2022 to 2024) → work on every single document or call pays off',
    'Stanford AI Index 2025',
    [],
    'llms?|language models?|gpt|ai reads|vision models?|models? reads?',
  ),
  change(
    'Speech and vision models became good enough for paid work (2023 to 2025) → calls, photos and forms can be read at the counter',
    'Stanford AI Index 2025',
    [],
    [
      'voice(?! (?:parts?|lessons?|coach\\w*|teachers?|training|rooms?))|speech|transcri\\w+|dialects?|ocr|computer vision|vision models?',
      '(?:reads?|from|by) photos?|photos? of (?:the |an? )?(?:[\\w-]{1,20} )?(?:bills?|receipts?|forms?|invoices?|pages?|letters?)',
      'scan(?:s|ned|ning)? (?:[\\w-]{1,20} ){0,3}(?:forms?|titles?|letters?|paper|documents?|receipts?|records?|notes?)',
    ].join('|'),
  ),
  change(
    '84% of developers use or plan to use AI tools, 33% trust the output (2025) → checking becomes the bottleneck',
    'Stack Overflow survey 2025',
    ['Developer Tools', 'AI/ML', 'Infrastructure'],
    [
      'source code|codebases?|code reviews?|(?<!(?:raises?|opens?|makes?) (?:a |one )?)pull requests?',
      '(?:software |tools? for |helps? )developers|unit tests?|linters?|programmers',
    ].join('|'),
  ),
  change(
    'Agents use tools through the model context protocol (since November 2024) → software gets a second kind of user',
    null,
    ['Developer Tools', 'AI/ML', 'Infrastructure'],
    [
      'mcp|tool calls?|(?:ai|coding|software|browser|autonomous) agents?',
      '(?:build\\w*|test\\w*|deploy\\w*) agents?|agents? are (?:tested|built)',
    ].join('|'),
  ),
  change(
    'High-risk duties of the EU AI Act moved to December 2027 → audit and logging can be sold before they bite',
    'EU digital omnibus 2026',
    [],
    'ai act|high-risk|ai systems?',
  ),
  americanChange(
    'The GENIUS Act made rules for payment stablecoins (July 2025) → payouts in dollars outside the card networks',
    'Deloitte 2025',
    [],
    'stablecoins?',
  ),
  change(
    'Instant payments became normal: Pix, UPI, FedNow (since 2023) → money on the day of the work',
    null,
    ['Fintech'],
    'instant payments?|pix|upi|fednow|payout|payouts',
  ),
  americanChange(
    'The collapse of Synapse (2024) made banks demand better ledgers of their partners → control becomes a product',
    null,
    ['Fintech'],
    'partner bank|(?<=\\bbank.{0,200})ledger|ledger(?=.{0,200}\\bbank)|reconcil\\w+|banking as a service',
  ),
  americanChange(
    'CMS-0057-F: insurers must decide prior authorizations in 72 hours or 7 days (from 2026) → appeals and filing can be automated',
    'CMS final rule',
    [],
    'prior[- ]authori[sz]ations?|insurers? den(?:y|ies)|(?:claim|insurance|coverage) (?:denials?|appeals?)|denied claims?',
  ),
  americanChange(
    'The US exemption for small imports ended (2025) → every parcel needs a customs code',
    null,
    [],
    'customs (?:codes?|brokers?|clearance|duty|duties|forms?|declarations?)|de minimis|importers?|imported (?:goods|parcels)',
  ),
  americanChange(
    'US shoppers arrive from AI assistants: visits up 760% in a year (November 2025) → product data must be read by machines',
    'Adobe 2025',
    ['E-commerce'],
    'product (?:data|feeds?|pages?|search|catalog(?:ue)?s?)|search (?:results?|ranking|traffic)|(?:ai|shopping) assistants?',
  ),
  americanChange(
    '17.3% of US online orders come back against 10% in shops (2023) → returns can be a product',
    'NRF 2023',
    [],
    'returned (?:goods|parcels|orders|clothes|items)|(?:product|online|order|customer) returns?|return rates?|refunds?',
  ),
  americanChange(
    'Data centers need 6.7 to 12% of US electricity by 2028, 4.4% in 2023 → power and permits are what is short',
    'LBNL 2024',
    [],
    'data cent(?:er|re)s?|interconnection|substations?|transformers?|grid (?:study|connection|operator)',
  ),
  change(
    'Battery packs fell to $108 per kWh (2025), $365 ten years before → storage pays where it never did',
    'BloombergNEF 2025',
    [],
    'batter(?:y|ies)|storage of (?:power|heat)|stores? (?:heat|power|energy)|electric heat\\w*|chargers?',
  ),
  change(
    'Cheap noon power: storage fell by a third in 2024, solar by 21% → whoever can shift use earns the difference',
    'BloombergNEF 2025',
    ['Climate Tech', 'Infrastructure'],
    [
      'solar(?![- ](?:trackers?|powered|chargers?|lamps?|lights?|watch|tags?|collars?|system|dr(?:y|ier)\\w*|tents?|cook\\w*|ovens?|stills?))',
      'noon (?:power|prices?|electricity)|(?:cheap|power|electricity) (?:at|by) noon|wind power|negative prices?|overnight',
    ].join('|'),
  ),
  americanChange(
    'Pandemic money of US schools ended (September 2024) → renewals are looked at, budgets are tight',
    null,
    ['EdTech'],
    [
      String.raw`(?<!\b(?:in|inside|within|per|of) (?:one|a|our|my|each) (?:school )?)districts?(?! (?:courts?|heating|cooling|attorneys?|nurses?))`,
      // A driving school has no such budget, and the holidays of schools are no customers.
      String.raw`(?<!\b(?:in|inside|within|per) (?:one|a|our|my|each) )` +
        String.raw`(?<!(?:driving|law|business|dance|music|language|riding|ski|surf|flight|medical|private) )schools?` +
        String.raw`(?!['’]?s?['’]? (?:holidays?|breaks?|vacations?|runs?|age|fees?|friends?|uniforms?|pictures?))`,
    ].join('|'),
  ),
  americanChange(
    'US apps may link to their own payment (April 2025) → the store no longer takes its share of every sale',
    null,
    ['Consumer'],
    // What is sold by subscription is an app or a technician who comes every six weeks.
    String.raw`in-app|app store|(?<=\bapps?\b.{0,800})subscriptions?|subscriptions?(?=.{0,800}\bapps?\b)`,
  ),
  change(
    'Owners of small firms retire and hand over paper processes → whoever digitizes the handover gets the records',
    null,
    ['B2B SaaS'],
    'retires?|retiring|on paper|card files?|notebooks?|binders?',
  ),
];

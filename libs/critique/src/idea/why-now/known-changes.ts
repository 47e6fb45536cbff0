import type { IdeaIndustry } from '@playbook/contracts/analysis/idea-check.schema';

/** A change with a date that partners know of; it is shown only when it touches the founder's own words. */
export interface KnownChange {
  /** The change with its year, as the beginning of a sentence. */
  readonly text: string;
  /** Where it can be checked; null where it is widely known. */
  readonly source: string | null;
  /** Industries it belongs to; any when empty. */
  readonly industries: readonly IdeaIndustry[];
  readonly touches: RegExp;
  /** What the text has to say as well, where those words mean other things too. */
  readonly onlyWhere: RegExp | null;
  /** It holds in the United States, and says nothing to whoever works elsewhere. */
  readonly isAmerican: boolean;
}

const change = (
  text: string,
  source: string | null,
  industries: readonly IdeaIndustry[],
  touches: string,
  onlyWhere: RegExp | null = null,
): KnownChange => ({
  text,
  source,
  industries,
  touches: new RegExp(String.raw`\b(?:${touches})\b`, 'gi'),
  onlyWhere,
  isAmerican: false,
});

const americanChange = (...of: Parameters<typeof change>): KnownChange => ({ ...change(...of), isAmerican: true });

/** A product that works by a language model, and not one that checks what others make with it. */
const OF_MODELS_AT_WORK = new RegExp(
  String.raw`\b(?:(?:our|an?|the|by|with|uses?|using) (?:[\w-]{1,15} )?(?:llms?|language models?|gpt[\w.-]{0,6}|claude` +
    String.raw`|gemini)|(?:llm|ai|model) (?:reads?|writes?|drafts?|answers?|checks?|extracts?|summari[sz]es?))\b`,
  'i',
);
/** Words beside which a product surely reads or speaks by machine: people use their voices too. */
const BY_MACHINE =
  /\b(?:ai|bots?|agents?|models?|chatgpt|gpt|llms?|transcri\w+|recogni\w+|speech|automat\w+|ocr|vision|scans?|scanned|reads?|answers?)\b/i;
/** Beside it code is surely written or read by a machine. */
const OF_CODE_BY_MACHINE = new RegExp(
  String.raw`\b(?:copilots?|cursor|claude|codex|coding (?:agents?|assistants?)|(?:ai|llm|machine)[- ](?:written|generated` +
    String.raw`|assisted)|(?:code|tests) (?:that |which )?(?:ai|agents?|models?) (?:write|wrote|make)s?|generated code|ai agents?)\b`,
  'i',
);
/** Schools that hang up posters buy no lessons. */
const OF_LESSONS =
  /\b(?:teach\w*|learn\w*|students?|pupils?|districts?|curricul\w+|classrooms?|tutor\w*|textbooks?|k-?12|lessons?)\b/i;
const OF_SHOPS = /\b(?:shops?|stores?|shopify|merchants?|retail\w*|brands?|e-?commerce|parcels?|shoppers?)\b/i;
/** Cells that store power or drive something; a spare one for a wheelchair costs what it costs. */
const OF_PACKS = new RegExp(
  String.raw`\b(?:kwh|mwh|storage|solar|grid|evs?|electric (?:cars?|vehicles?|bus(?:es)?|trucks?|boats?|motor\w{0,8}|tractors?)` +
    String.raw`|electricity|heat)\b`,
  'i',
);
const OF_POWER = /\b(?:grid|power|electric\w*|kwh|mwh|solar|utilit(?:y|ies)|megawatts?|evs?|vehicles?|heat)\b/i;

/** A cell on a device is fed by no grid. */
const OF_GRID = new RegExp(
  String.raw`\b(?:grid|kwh|mwh|utilit(?:y|ies)|tariffs?|rooftop solar|solar roofs?|inverters?|megawatts?|electricity|(?:power` +
    String.raw`|energy) (?:prices?|bills?|costs?)|solar farms?)\b`,
  'i',
);

/** The catalogue of section 4.1 of the rubric. */
export const KNOWN_CHANGES: readonly KnownChange[] = [
  change(
    'A GPT-3.5-level answer became about 280 times cheaper (2022 to 2024)',
    'Stanford AI Index 2025',
    [],
    'llms?|language models?|gpt|ai reads|vision models?|models? reads?',
    OF_MODELS_AT_WORK,
  ),
  change(
    'Speech and vision models became good enough for paid work (2023 to 2025)',
    'Stanford AI Index 2025',
    [],
    [
      'voice(?! (?:of|parts?|lessons?|coach\\w*|teachers?|training|rooms?|messages?|notes?))|speech|transcri\\w+(?! errors?)',
      'dialects?|ocr|computer vision|vision models?',
      '(?:reads?|from|by) photos?|photos? of (?:the |an? )?(?:[\\w-]{1,20} )?(?:bills?|receipts?|forms?|invoices?|pages?|letters?)',
      'photo of the (?:question|page|exercise|homework|form|bill)',
      'scan(?:s|ned|ning)? (?:[\\w-]{1,20} ){0,3}(?:forms?|titles?|letters?|paper|documents?|receipts?|records?|notes?)',
    ].join('|'),
    BY_MACHINE,
  ),
  change(
    '84% of developers use or plan to use AI tools, and 33% trust the output (2025)',
    'Stack Overflow survey 2025',
    ['Developer Tools', 'AI/ML', 'Infrastructure'],
    [
      'source code|codebases?|code reviews?|(?<!(?:raises?|opens?|opened|makes?) (?:a |one )?)pull requests?',
      '(?:software |tools? for |helps? )developers|unit tests?|linters?',
    ].join('|'),
    OF_CODE_BY_MACHINE,
  ),
  change(
    'Agents use tools through the model context protocol (since November 2024)',
    null,
    ['Developer Tools', 'AI/ML', 'Infrastructure'],
    [
      'mcp|tool calls?|(?:ai|coding|software|autonomous) agents?',
      '(?:build\\w*|test\\w*|deploy\\w*) agents?|agents? are (?:tested|built)',
    ].join('|'),
  ),
  change(
    'High-risk duties of the EU AI Act moved to December 2027',
    'EU digital omnibus 2026',
    [],
    'ai act|high-risk (?:ai|systems?|models?)|ai (?:audits?|compliance|governance)',
  ),
  americanChange('The GENIUS Act made rules for payment stablecoins (July 2025)', 'Deloitte 2025', [], 'stablecoins?'),
  change(
    'Instant payments became normal: Pix, UPI, FedNow (since 2023)',
    null,
    ['Fintech'],
    'instant payments?|pix|upi|fednow|payout|payouts',
  ),
  americanChange(
    'The collapse of Synapse (2024) made banks demand better ledgers of their partners',
    null,
    ['Fintech'],
    'partner bank|(?<=\\bbank.{0,200})ledger|ledger(?=.{0,200}\\bbank)|reconcil\\w+|banking as a service',
    /\bbanks?\b/i,
  ),
  americanChange(
    'CMS-0057-F: insurers must decide prior authorizations in 72 hours or 7 days (from 2026)',
    'CMS final rule',
    [],
    'prior[- ]auth(?:ori[sz]ations?|s)?',
  ),
  americanChange(
    'The US exemption for small imports ended (2025), so that every parcel needs a customs code',
    null,
    [],
    'customs (?:codes?|brokers?|clearance|duty|duties|forms?|declarations?)|de minimis|importers?|imported (?:goods|parcels)',
  ),
  americanChange(
    'US shoppers arrive from AI assistants: visits up 760% in a year (November 2025)',
    'Adobe 2025',
    ['E-commerce'],
    'product (?:data|feeds?|pages?|search|catalog(?:ue)?s?)|search (?:results?|ranking|traffic)|(?:ai|shopping) assistants?',
    OF_SHOPS,
  ),
  americanChange(
    '17.3% of US online orders come back against 10% in shops (2023)',
    'NRF 2023',
    [],
    'returned (?:goods|parcels|orders|clothes|items)|(?:which|product|online|order|customer) returns?|return rates?|refunds?',
    OF_SHOPS,
  ),
  americanChange(
    'Data centers need 6.7 to 12% of US electricity by 2028, and took 4.4% in 2023',
    'LBNL 2024',
    [],
    'data cent(?:er|re)s?|interconnection|substations?|(?:grid|power) transformers?|grid (?:study|connection|operator)',
    OF_POWER,
  ),
  change(
    'Battery packs fell to $108 per kWh (2025), from $365 ten years before',
    'BloombergNEF 2025',
    [],
    [
      'batter(?:y|ies)(?! (?:passports?|recycl\\w+|collect\\w+|waste|makers?|builders?))',
      'storage of (?:power|heat)|stores? (?:heat|power|energy)|electric heat\\w*',
    ].join('|'),
    OF_PACKS,
  ),
  change(
    'Power at noon became cheap: storage fell by a third in 2024, solar by 21%',
    'BloombergNEF 2025',
    ['Climate Tech', 'Infrastructure'],
    [
      '(?<!\\bW )solar(?![- ](?:trackers?|powered|chargers?|lamps?|lights?|watch|tags?|collars?|system|dr(?:y|ier)\\w*|tents?|cook\\w*|ovens?|stills?))',
      'noon (?:power|prices?|electricity)|(?:cheap|power|electricity) (?:at|by) noon|wind power|negative prices?|charges? overnight',
    ].join('|'),
    OF_GRID,
  ),
  americanChange(
    'Pandemic money of US schools ended (September 2024), so that their budgets are tight',
    null,
    ['EdTech'],
    [
      String.raw`(?<!\b(?:in|inside|within|per|of) (?:one|a|our|my|each) (?:school )?)districts?(?! (?:courts?|heating|cooling|attorneys?|nurses?))`,
      // A driving school has no such budget, and the holidays of schools are no customers.
      String.raw`(?<!\b(?:in|inside|within|per) (?:one|a|our|my|each) )` +
        String.raw`(?<!(?:driving|law|business|dance|music|language|riding|ski|surf|flight|medical|private) )schools?` +
        String.raw`(?!['’]?s?['’]? (?:holidays?|breaks?|vacations?|runs?|age|fees?|friends?|uniforms?|pictures?))`,
    ].join('|'),
    OF_LESSONS,
  ),
  americanChange(
    'US apps may link to their own payment (April 2025), so that the store need not take a share of every sale',
    null,
    ['Consumer'],
    // What is sold by subscription is an app or a technician who comes every six weeks.
    String.raw`in-app|app store|premium subscriptions?|(?<=\bapps?\b.{0,80})subscriptions?`,
  ),
  change(
    'Owners of small firms retire and hand over what they kept on paper',
    null,
    ['B2B SaaS'],
    '(?:owners?|founders?|craftsmen|partners?|generation) (?:[\\w-]{1,15} ){0,3}?(?:retires?|retire|retiring)',
  ),
];

import type { IdeaText } from '../signals/idea-text.js';

/** What the question of a trade names, and what a text has to say for it to be asked. */
const NARROW: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    /\b(?:shelf price|retailer|aisle|store brand)\b/i,
    /\b(?:shops?|stores?|retail\w*|shelf|shelves|supermarkets?|groc\w+|amazon|kickstarter|consumers?|sold (?:in|at))\b/i,
  ],
  [
    /\bcomponent became\b/i,
    /\b(?:devices?|wearables?|hardware|battery|chip|camera|sensor|motor|compressor|display)\b/i,
  ],
  [/\b(?:bar rules|billing guidelines)\b/i, /\b(?:law firms?|lawyers?|attorneys?|courts?|litigat\w+)\b/i],
  [
    /\b(?:Medicare|Medicaid|billing code|FDA)\b/,
    /\b(?:patients?|clinics?|hospitals?|doctors?|nurses?|medic\w+|insur\w+|drugs?)\b/i,
  ],
  [/\bzip code\b/i, /\b(?:US|USA|United States|America\w*|zip|states?)\b|\$/],
  [
    /\b(?:principal|district|school year|taught a class)\b/i,
    /\b(?:schools?|teachers?|class(?:es|rooms?)?|districts?)\b/i,
  ],
  [
    /\b(?:an? agency|agencies|public bid|government contract)\b/i,
    /\b(?:agenc\w+|governments?|count(?:y|ies)|cit(?:y|ies)|towns?|states?|municipal\w*|ministr\w+|public|police|permits?|courts?)\b/i,
  ],
  [/\b(?:donors?|charities|foundation)\b/i, /\b(?:donors?|donat\w+|charit\w+|foundations?|grants?|non-?profit|ngo)\b/i],
  [
    /\b(?:rent laws|commission rules|vacancy|vacant days|broker's license)\b/i,
    /\b(?:leases?|landlords?|property managers?|real estate|listings?|estate agents?|brokers?|mortgages?|vacan\w+)\b/i,
  ],
  [/\bgrowers?\b/i, /\b(?:growers?|farm(?:s|ers?)?|orchards?|crops?|vineyards?)\b/i],
  [/\btax season\b/i, /\btax(?:es)?\b/i],
];

/** Whether a text has the people and things that a question names. */
export function fitsText(question: string, { form }: IdeaText): boolean {
  const text = `${form.ideaBrief}\n${form.problem}`;
  return NARROW.every(([asked, told]) => !asked.test(question) || told.test(text));
}

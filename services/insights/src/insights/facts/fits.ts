import { arePrivatePeople } from '@playbook/critique/customers/private-people';
import { LENDS_ITSELF } from '@playbook/critique/engine/words/lends-itself';
import type { InsightSource } from '@playbook/contracts/insights/industry-insights.schema';
import { isSurelyOf } from '../../startup/country.js';
import type { KnownStartup } from '../../startup/known-startup.js';
import { subjectsOfFact } from '../../startup/subjects.js';

/** What a fact is about, and the words of a startup to which that says something. */
const KINDS: readonly (readonly [ofFact: RegExp, ofStartup: RegExp])[] = [
  [
    /\blookalikes\b/,
    /\b(?:ai|voice|coding|llm|autonomous) (?:agents?|copilots?|assistants?|chatbots?)\b|\bcopilots?\b|\bchatbots?\b/i,
  ],
  // A letting agent is no model, and neither are six common models of a refrigerator.
  [
    /\b(?:AI(?:-native)?|Models|GPT[\w.-]{0,9}|LLMs?)\b/,
    new RegExp(
      String.raw`\b(?:ai|gpt[\w.-]{0,9}|llms?|(?:our|the|an?|language|trained|foundation|generative|vision|speech) models?|models? (?:is` +
        String.raw`|are|was|were) trained` +
        String.raw`|(?:ai|voice|software|coding|autonomous|llm) agents?|copilots?|chatbots?|machine learning|neural|computer vision` +
        String.raw`|speech (?:recognition|to text|models?))\b`,
      'i',
    ),
  ],
  [
    new RegExp(
      String.raw`\b(?:software|SaaS|seats?|apps?|net dollar|revenue (?:churn|retention)|logo churn|Churn arithmetic|Growth before retention|` +
        String.raw`the tool|ARR|expansion|features?|feature rival|self-serve|usage pricing)\b`,
      'i',
    ),
    new RegExp(
      String.raw`\b(?:ai|gpt[\w.-]{0,9}|llms?|agents?|copilots?|chatbots?|software|saas|apps?|platform|api|automat\w+|website|` +
        String.raw`dashboard|machine learning|payroll|crm|online|portal|plug-?in|tool)\b`,
      'i',
    ),
  ],
  // Who programs a knitting machine writes no software.
  [
    /\b(?:developers|[Pp]rogrammers|GitHub counted|AI output)\b/,
    new RegExp(
      String.raw`\b(?:software|developers?|code(?:bases?)?|coding|git\w{0,4}|repos?|repositor(?:y|ies)|pull requests?|apis?|sdks?|compilers?|firmware|` +
        String.raw`binar(?:y|ies)|kubernetes|cli|open[- ]source|programming languages?|unit tests?|debug\w{0,5})\b`,
      'i',
    ),
  ],
  // Of the systems that may do harm the law of the European Union speaks: of a model that drafts a pattern it asks nothing.
  [
    /\b(?:high-risk|High-risk|risk duties)\b/,
    new RegExp(
      String.raw`\b(?:hir(?:e|es|ing)|recruit\w{0,6}|applicants?|credit scor\w{1,3}|lend(?:ers?|ing)|loans?|biometric\w{0,3}|face recognition|police|` +
        String.raw`border|judges?|courts?|patients?|diagnos\w{1,5}|insurers?|exams?|admissions?|ai act|high-risk)\b`,
      'i',
    ),
  ],
  // A check of database migrations moves nobody from one supplier to another.
  [
    /\bMigration time\b/,
    new RegExp(
      String.raw`\b(?:migrat\w{1,4} (?:\w{1,12} ){0,3}(?:from|off|away|to (?:us|ours))|switch(?:ing|es|ed)? (?:over )?from` +
        String.raw`|replaces? (?:their|the|your|an?) (?:\w{2,12} ){0,2}(?:system|software|tool|stack|vendor|provider))\b`,
      'i',
    ),
  ],
  // Who pays out to staff at a till takes no cards for others, and competes with no bank.
  [
    /\b(?:Approval rate|bank plus processor|Stripe, Adyen)\b/,
    new RegExp(
      String.raw`\b(?:approv(?:al|ed) rates?|declin(?:e|es|ed)|authori[sz]ations?|acquir(?:er|ers|ing)|chargebacks?|interchange|gateway|psps?|processors?` +
        String.raw`|issu(?:e|es|ing) cards|card issuing|payments? (?:api|rails?|infrastructure)|ledger api|banking as a service)\b`,
      'i',
    ),
  ],
  [
    /\bpayer's reason\b/,
    /\b(?:payers?|insurers?|health plans?|employers?) (?:will |would |to )?(?:pays?|buys?|covers?|saves?|reimburse)\b/i,
  ],
  // What firms of lawyers pay for tells little of invoices.
  [
    /\b(?:Casetext|Legora)\b/,
    /\b(?:legal|law|lawyers?|notar\w{1,4}|attorneys?|solicitors?|paralegals?|courts?|deeds|statutes)\b/i,
  ],
  // A wrong question in a museum costs nobody anything.
  [
    /\b(?:Error rate by severity|errors cost money)\b/,
    new RegExp(
      String.raw`\b(?:errors?|mistakes?|wrong(?:ly)?|hallucinat\w{1,5}|liab\w{2,6}|refunds?|dos(?:e|es|age)|claims?|contracts?|legal|deeds?|medic\w{2,6}` +
        String.raw`|patients?|invoices?|tax(?:es)?|safety|complian\w{2}|payments?|prescri\w{2,7}|diagnos\w{2,4}|rejected|robots?|machines?)\b`,
      'i',
    ),
  ],
  // What runs on the developer's own machine sees no code of theirs.
  [
    /\b(?:threat model|privacy of code)\b/,
    new RegExp(
      String.raw`\b(?:repos?|repositor(?:y|ies)|source code|your code|codebases?|pull requests?|PRs?|github|gitlab|secrets` +
        String.raw`|credentials|binar(?:y|ies)|logs?|traces?|prod(?:uction)? (?:traffic|data|stats)|schema|permissions|backend|hosted)\b`,
      'i',
    ),
  ],
  [
    /\bcare delivery\b/,
    /\b(?:telehealth|telemedicine|house calls|(?:we (?:run|operate|staff)|our) (?:an? |own )?(?:clinics?|practices?|nurses|doctors|midwives|carers))\b/i,
  ],
  // What runs on a database rents out no computers.
  [
    /\b(?:GPUs?|AWS|Azure|[Cc]loud spend\w*|[Cc]ompute|[Bb]ig cloud)\b/,
    /\b(?:gpus?|cloud|compute|hosting|data ?cent(?:er|re)s?|kubernetes|inference|servers?|serverless|aws|azure|clusters?|uptime|storage)\b/i,
  ],
  // A payroll card, a cover against frost and a register for lenders lend nothing.
  [/\b(?:[Ll]ending margin|[Ll]oan loss|Funding lines|[Ll]enders|loss curve)\b/, LENDS_ITSELF],
  // What frees a machine takes nobody's wages.
  [
    /\bby payroll\b/,
    new RegExp(
      String.raw`\b(?:by hand|manual(?:ly)?|hours?|staff|clerks?|typists?|salar(?:y|ies)|wages?|FTEs?|labou?r|programmers?|paralegals?|assistants?` +
        String.raw`|nurses?|analysts?|operators who|people (?:who|to) (?:read|type|check|sort|answer|call|label|review))\b`,
      'i',
    ),
  ],
  // Who makes pictures for shops takes no fee of their sales, and changes no checkout.
  [
    /\b(?:[Cc]arts are abandoned|checkout changes)\b/,
    /\b(?:checkouts?|carts?|conversion|abandon\w{0,4}|basket|one-click|landing pages?)\b/i,
  ],
  [
    /\b(?:Amazon referral|Price per order|percent of recovered sales|not the merchants' sales)\b/,
    new RegExp(
      String.raw`\b(?:orders?|fees?|commission|take rate|payments?|checkouts?|marketplaces?|returns?|refunds?|fulfil\w{0,6}` +
        String.raw`|shipping|parcels?|\d ?% of)\b`,
      'i',
    ),
  ],
  [/\bGitHub counted\b/, /\b(?:developers|programmers|coders|software engineers)\b/i],
  // A plan for the sleep of nurses goes into nobody's records.
  [
    /\b(?:integration you already have|Record vendors)\b/,
    new RegExp(
      String.raw`\b(?:integrat\w{1,5}|records?|ehrs?|emrs?|epic|cerner|hl7|fhir|billing|claims?|denials?|appeals?|charts?` +
        String.raw`|prior[- ]auth\w{0,10}|scheduling|(?:hospital|clinic` +
        String.raw`|practice)s? (?:system|software))\b`,
      'i',
    ),
  ],
  // Whoever names a licensed partner has said it.
  [
    /\b(?:who holds the license|the country's license)\b/,
    /^(?![\s\S]{0,3000}\b(?:licen[cs]ed|(?:holds?|have|has) (?:the|an?|our|its) (?:[\w-]{1,20} )?licen[cs]e)\b)/i,
  ],
  // Guests and hosts tell each other of what both come back to.
  [
    /\bAirbnb \d/,
    /\b(?:hosts?|guests?|marketplaces?|invit(?:e|es|ed|ing)|refer(?:s|red|rals?)|word of mouth|tell (?:their )?friends)\b/i,
  ],
  [/\bsocial and hardware\b/, /\b(?:social (?:network|app|media)|hardware|devices?|gadgets?|wearables?)\b/i],
  [
    /\bHard tech\b/,
    /\b(?:hardware|reactors?|rockets?|satellites?|chips?|materials?|robots?|machines?|batter(?:y|ies)|plants?|prototypes?)\b/i,
  ],
  [
    /\b(?:Subscription apps|Weekly plans|in-app subscription|freemium|Paying share of monthly)\b/,
    /\b(?:subscri\w{2,8}|freemium|premium|in-app|paywall|free (?:version|tier|plan))\b/i,
  ],
  // An instrument that measures a gas builds no plant and sells no power.
  [
    new RegExp(
      String.raw`\b(?:MWh|[Ff]ixed solar|New solar|[Ll]eveli[sz]ed|first-of-a-kind plants?|[Bb]uild plants|move a plant|larger plants` +
        String.raw`|offtake|Sunrun|per tonne avoided|[Ii]ncumbent is the cheap dirty way)\b`,
    ),
    new RegExp(
      String.raw`\b(?:mwh|kwh|megawatts?|power plants?|solar (?:farms?|parks?|panels? for|power)|reactors?|electrolyz\w+` +
        String.raw`|factor(?:y|ies)|refiner\w+|pilot plant|furnaces?|kilns?|fuels?|cement|steel|batter(?:y|ies) for|heat pumps?)\b`,
      'i',
    ),
  ],
  [
    /\bCredits as upside\b/,
    /\b(?:sells?|sold|selling|issue[sd]?|our) (?:[a-z]{2,12} ){0,2}credits?\b|\bremov(?:e|es|al) (?:of )?carbon\b/i,
  ],
  [/\bfloat spas\b/, /\b(?:chemicals?|solvents?|peroxide|enzymes?)\b/i],
  [/\b(?:Toast and Shopify|from payments than)\b/, /\b(?:payments?|checkout|tills?|point of sale|pos)\b/i],
  [/\bAgents that pay\b/, /\b(?:ai agents?|autonomous agents?|agentic|mcp)\b/i],
  [
    /\b(?:Teachers['’]|Teacher minutes|[Tt]eachers['’]? time)\b/,
    /\b(?:schools?|classrooms?|districts?|grad(?:e|es|ing)|lesson plans?)\b/i,
  ],
  // What a child learns from a tablet takes no work off a teacher.
  [
    /\b(?:Teachers['’]|Teacher minutes|[Tt]eachers['’]? time)\b/,
    new RegExp(
      String.raw`\b(?:grading|marks? (?:by hand|\w{0,12} ?(?:papers?|scripts?|essays?|exams?|tests?))|marking|lesson plan\w{0,4}` +
        String.raw`|report cards?|seating plans?|timetabl\w{1,4})\b` +
        String.raw`|\bteachers?\b(?![^.;!?]{0,40}\bpaid\b)[^.;!?]{0,100}\b(?:hours?|minutes?|time|by hand|evenings?|weekends?` +
        String.raw`|overload\w{0,2}|paperwork|overtime|mark|grade|type|copy|write)\b`,
      'i',
    ),
  ],
  // A bus is paid for by no pupil.
  [
    /\bper pupil\b/,
    /\b(?:teach(?:es|ing)?|learn(?:s|ing|ers?)?|tutor\w*|cours\w+|exams?|curricul\w+|homework|lessons?|maths?|grad(?:es|ing)|quiz\w*)\b/i,
  ],
  // What schools buy for lessons says nothing of costumes for a play.
  [
    /\b(?:districts?|FERPA|COPPA|ESSER|curriculum|school-year|Mar-Jul|[Tt]eachers?|[Rr]enewal)\b/,
    new RegExp(
      String.raw`\b(?:teach(?:es|ing)?|learn\w*|tutor\w*|cours\w+|exams?|curricul\w+|homework|lessons?|edtech|class(?:es|rooms?)?|maths?|` +
        String.raw`grad(?:e|es|ing)|education\w*|software|apps?|platform|quiz\w*|textbooks? for)\b`,
      'i',
    ),
  ],
];
/** What an industry turns over is told to whoever chose it, and only of the part that they are in. */
export const SUMS = 'sums of whole industries';
const OF_CONSUMERS = /\bconsumers?\b/i;
/** Where schools buy, parents and learners pay nothing. */
const OF_FAMILIES = /\b(?:famil(?:y|ies)|[Pp]arents?|learners directly|[Ee]xam-takers?|test prep|VIPKid|Duolingo)\b/;
const ARE_SCHOOLS = /\b(?:schools?|districts?|universit(?:y|ies)|colleges?)\b/i;
const OF_SMALL_FIRMS = /\bsmall businesses\b/i;
const ARE_NO_SMALL_FIRMS: ReadonlySet<string> = new Set([
  'Enterprise companies',
  'Consumers',
  'Students/educators',
  'Financial institutions',
]);
const OF_FIRMS = /\b(?:B2B|enterprise|by payroll)\b/i;
/** What only American laws, offices and money are called. */
const AMERICAN = new RegExp(
  String.raw`\b(?:US|Westlaw|LexisNexis|LegalZoom|CMS|FDA|FAA|FCC|NOAA|HIPAA|FERPA|COPPA|ESSER|FDIC|FedNow|GENIUS|ACH|Medicare|Synapse|IRS|` +
    String.raw`[Ii]nformation-blocking|business-associate|[Dd]istricts?|tax credit)\b`,
);
/** What somebody there pays for it; a price list of one country is none of another. */
const PRICE_IN_DOLLARS = /price per pupil|\$\d[\d.,-]{0,12}k? (?:an? (?:month|year|user)|software)/;
/** A law of the European Union is told to whoever names a country in it, or none. */
const EUROPEAN = /\bEU\b/;
const UNION =
  'Ireland France Germany Austria Netherlands Belgium Spain Portugal Italy Poland Sweden Denmark Finland Greece Romania Czechia Hungary'.split(
    ' ',
  );
const AMERICAN_SOURCE = /^(?:US |IRS|FDIC|CMS|NCES|Federal Reserve|American |GovPing)/;

type Placed = Pick<KnownStartup, 'placed'>;
/** Where a founder has written nothing, a fact may be of any country. */
const isIn = (countries: readonly string[], { placed }: Placed): boolean =>
  placed === '' || isSurelyOf(countries, placed);

/** Whether a fact is of no country, or of one that the startup surely works in: nobody in Cebu sells to firms of the United States. */
export const isOfItsCountry = (fact: string, startup: Placed): boolean =>
  (!(AMERICAN.test(fact) || PRICE_IN_DOLLARS.test(fact)) || isIn(['United States'], startup)) &&
  (!EUROPEAN.test(fact) || isIn(UNION, startup));

/** Whether a source speaks of no country, or of one that the startup surely works in. */
export const isSourceOfItsCountry = (source: InsightSource | null, startup: Placed): boolean =>
  source === null || !AMERICAN_SOURCE.test(source.publisher) || isIn(['United States'], startup);

/** Who makes a thing that stands at a customer's runs no data center, though it may report to one. */
const OF_CLOUD = /\b(?:cloud|compute|platform teams|GPU|AWS)\b/i;
const SELLS_COMPUTE = /\b(?:gpus?|data ?cent(?:er|re)s?|racks?|inference|training runs?|servers?)\b/i;
const isOfHardware = ({ subjects, words }: KnownStartup): boolean =>
  subjects.has('hard tech') || /\b(?:gateways?|hardware|edge (?:devices?|computing)|DIN rail)\b/i.test(words);

/** "No LLM at run time": what a founder leaves out on purpose is no change that made it possible. */
const OF_LANGUAGE_MODELS = /\b(?:AI|GPT[\w.-]{0,9}|LLMs?|[Tt]okens?)\b/;
const DENIES_MODEL = /\b(?:no|without(?: an?)?|not an?|instead of an?) (?:llms?|ai|gpt[\w.-]{0,9}|language models?)\b/i;

/** A county that pays for lessons is no family. */
const isPaidByFirms = ({ customer, basis, isPayerTold }: KnownStartup): boolean =>
  customer !== null &&
  customer !== basis.targetUser &&
  isPayerTold &&
  !arePrivatePeople(customer) &&
  !/\b(?:learners|students|pupils|parents)\b/i.test(customer);

/** Software for banks transmits no money and lends none. */
const OF_LICENSES = /\b(?:money-transmission|lending and broker licenses)\b/i;
const isOfLicenseless = ({ basis, words }: KnownStartup): boolean =>
  basis.targetUser === 'Financial institutions' && !LENDS_ITSELF.test(words);

/** Whether whoever a fact is told of may buy what is made: private people, firms or schools. */
function isOfItsBuyers(fact: string, startup: KnownStartup): boolean {
  const { basis, customer } = startup;
  if (OF_LICENSES.test(fact) && isOfLicenseless(startup)) return false;
  if (OF_SMALL_FIRMS.test(fact) && ARE_NO_SMALL_FIRMS.has(basis.targetUser)) return false;
  if (OF_FAMILIES.test(fact) && (ARE_SCHOOLS.test(customer ?? '') || isPaidByFirms(startup))) return false;
  const isForConsumers = basis.targetUser === 'Consumers' || basis.industry === 'Consumer';
  return !(isForConsumers ? OF_FIRMS : OF_CONSUMERS).test(fact);
}

/**
 * Whether a fact is of what this startup is of: not of software where none is made, nor of private buyers where others buy, nor of tonnes of
 * carbon where none are moved.
 */
export function isOfItsKind(fact: string, startup: KnownStartup): boolean {
  const { text, words, basis, subjects } = startup;
  if (text === '') return true;
  if (OF_LANGUAGE_MODELS.test(fact) && DENIES_MODEL.test(words)) return false;
  const isOfCloud = !OF_CLOUD.test(fact) || !isOfHardware(startup) || SELLS_COMPUTE.test(words);
  if (!isOfCloud || !isOfItsBuyers(fact, startup)) return false;
  if (!KINDS.every(([ofFact, ofStartup]) => !ofFact.test(fact) || ofStartup.test(words))) return false;
  const about = subjectsOfFact(fact);
  const isOfChosen = basis.industryFrom === 'founder' && about.some((subject) => subjects.has(subject));
  return about.every((subject) => subjects.has(subject) || (subject === SUMS && isOfChosen));
}

/** Whether a fact says something to this startup by what it is about and where: American laws say nothing to whoever works elsewhere. */
export const fits = (fact: string, startup: KnownStartup): boolean =>
  isOfItsKind(fact, startup) && isOfItsCountry(fact, startup);

/** Whether a fact is about something that the startup's words are about. */
export const sharesSubject = (fact: string, { subjects }: KnownStartup): boolean =>
  subjectsOfFact(fact).some((subject) => subjects.has(subject));

import type { IdeaIndustry, IdeaTargetUser } from '@playbook/contracts/analysis/idea-check.schema';

type Industry = Exclude<IdeaIndustry, 'Not specified'>;
type TargetUser = Exclude<IdeaTargetUser, 'Not specified'>;

const words = (source: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`, 'giu');

/** Words that belong to one industry and hardly to another. Where two are even, the narrower one stands first. */
const INDUSTRY_WORDS: Readonly<Record<Industry, RegExp>> = {
  Healthcare: words(
    String.raw`health\w*|clinic\w*|hospital\w*|patients?|doctors?|physicians?|nurs\w+|medic\w+|dent\w+|therap\w+|pharma\w*|drugs?|diagnos\w+|surg\w+|caregivers?|insurance appeals?|denials?|ehr|hipaa`,
  ),
  Fintech: words(
    String.raw`payments?|payroll|bank\w*|lend\w*|loans?|credit\w*|fintech|stablecoins?|crypto\w*|treasury|underwrit\w+|insur\w+|mortgages?|accounting|bookkeep\w+|wallets?|remit\w+|fraud|kyc|invest\w+|money`,
  ),
  EdTech: words(
    String.raw`schools?|teach\w*|students?|pupils?|tutor\w*|cours\w+|learn\w*|class\w*|exams?|universit\w+|colleges?|curricul\w+|homework|edtech|education\w*|lessons?`,
  ),
  'Climate Tech': words(
    String.raw`climate|carbon|emissions?|solar|wind|batter\w+|grid|energy|electric\w*|recycl\w+|heat pumps?|hydrogen|water|farm\w*|crops?|fusion|nuclear|sustainab\w+`,
  ),
  'E-commerce': words(
    String.raw`shops?|shopping|e-?commerce|merchants?|stores?|shopify|retail\w*|checkout|marketplaces?|sellers?|delivery|warehous\w+|shipping|parcels?|restaurants?|returns|inventory|brands?`,
  ),
  'Developer Tools': words(
    String.raw`developers?|engineers?|code|coding|programm\w+|pull requests?|debug\w*|api|apis|sdk|ci|deploy\w*|repos?|repositor\w+|github|testing|open source|software teams?|devops`,
  ),
  Infrastructure: words(
    String.raw`data cent(?:er|re)s?|gpus?|cloud|servers?|kubernetes|databases?|infrastructure|compute|networks?|storage|inference|chips?|latency|observability`,
  ),
  'B2B SaaS': words(
    String.raw`saas|b2b|crm|sales teams?|compan(?:y|ies)|business\w*|enterprises?|teams?|workflows?|spreadsheets?|operations|compliance|hr|recruit\w+|contracts?|procurement|offices?|agenc\w+|contractors?|plumb\w+|lawyers?|law firms?`,
  ),
  'AI/ML': words(
    String.raw`ai|llms?|gpt|machine learning|models?|agents?|neural|chatbots?|copilots?|speech|vision|voice|prompts?|fine-?tun\w+|evals?`,
  ),
  Consumer: words(
    String.raw`friends?|famil\w+|dating|gam(?:e|es|ing)|social|fitness|travel\w*|recip\w+|pets?|parents?|kids|photos?|music|habits?|consumers?|roommates?|events?|creators?`,
  ),
};

const TARGET_USER_WORDS: Readonly<Record<TargetUser, RegExp>> = {
  Developers: words(String.raw`developers?|engineers?|programmers?|software teams?|devops|data scientists?`),
  'Healthcare providers': words(
    String.raw`clinic\w*|hospitals?|doctors?|nurses?|dentists?|dental|physicians?|providers?|therapists?|pharmac\w+`,
  ),
  'Financial institutions': words(String.raw`banks?|credit unions?|insurers?|lenders?|funds?|brokers?|asset managers?`),
  'Students/educators': words(
    String.raw`students?|teachers?|educators?|schools?|universit\w+|pupils?|professors?|tutors?|learners?`,
  ),
  'Content creators': words(String.raw`creators?|youtubers?|podcast\w*|streamers?|writers?|influencers?|musicians?`),
  'Enterprise companies': words(String.raw`enterprises?|fortune 500|large compan(?:y|ies)|corporat\w+|cios?|cfos?`),
  'Small businesses': words(
    String.raw`small business\w*|smbs?|shops?|restaurants?|contractors?|plumb\w+|merchants?|store owners?|agenc\w+|firms?|freelanc\w+|compan(?:y|ies)|business\w*`,
  ),
  Consumers: words(
    String.raw`consumers?|parents?|famil\w+|people|friends|runners?|travell?ers?|renters?|drivers?|gamers?|singles`,
  ),
};

/** Where a founder names whom they sell to and neither an industry nor a word of one. */
export const INDUSTRY_OF_TARGET_USER: Readonly<Record<TargetUser, Industry>> = {
  'Small businesses': 'B2B SaaS',
  'Enterprise companies': 'B2B SaaS',
  Developers: 'Developer Tools',
  Consumers: 'Consumer',
  'Healthcare providers': 'Healthcare',
  'Financial institutions': 'Fintech',
  'Students/educators': 'EdTech',
  'Content creators': 'Consumer',
};

/** The choice whose words a text has most of; the one listed first where two are even, null where it has none of any. */
function mostMentioned<K extends string>(text: string, rows: Readonly<Record<K, RegExp>>): K | null {
  let best: { key: K; hits: number } | null = null;
  for (const key of Object.keys(rows) as K[]) {
    const hits = new Set(text.toLowerCase().match(rows[key])).size;
    if (hits > (best?.hits ?? 0)) best = { key, hits };
  }
  return best?.key ?? null;
}

/** The industry that a text speaks of; null where it has no word of any. */
export const industryOfText = (text: string): Industry | null => mostMentioned(text, INDUSTRY_WORDS);

/** The choice of target user that a text speaks of; null where it has no word of any. */
export const targetUserOfText = (text: string): TargetUser | null => mostMentioned(text, TARGET_USER_WORDS);

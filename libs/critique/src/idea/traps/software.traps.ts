import { trap, type TrapPattern } from './trap-pattern.js';

const AI =
  'ai|a\\.i\\.|gpt|llms?|chatgpt|artificial intelligence|agents?|copilots?|assistants?|chatbots?|algorithm|generat\\w+|automatically';

/** Traps 31 to 40, 51, 57, 59 and the crowded spaces of section 5: software that many teams write at once. */
export const SOFTWARE_TRAPS: readonly TrapPattern[] = [
  trap(
    ['F31', 'formula', 'An assistant for everything'],
    [
      AI,
      'everything|anything|all tasks|any question|for everyone|jarvis|whole life|consultant|best version of|' +
        'any (?:document|industry|business)|for small businesses|your pocket',
    ],
    ['the labs give it away', 'one job with a measured outcome'],
  ),
  trap(
    ['F32', 'formula', 'A copilot for a profession'],
    [
      'copilots?|co-pilots?|ai assistant|ai-powered assistant|gpt for|chatgpt for|assistant',
      'for [a-z]+|lawyers?|procurement|doctors?|sales|finance|hr|marketers?|teams',
    ],
    [
      'many identical teams start each month, and use drops after the trial',
      'daily use, and data or rights that others lack',
    ],
    true,
  ),
  trap(
    ['C33', 'crowded', 'Writing with AI'],
    [
      AI,
      'writ(?:es|er|ing)|copywrit(?:ing|er)|descriptions?|captions?|hashtags|blog posts?|marketing copy|content|seo|essays?|ad copy|newsletters?|hooks',
    ],
    ['it became a commodity', 'rising revenue per seat through a channel of your own'],
  ),
  trap(
    ['C34', 'crowded', 'Meeting notes'],
    ['meetings?|calls|consultation', 'notes?|minutes|transcri\\w+|summar\\w+|scribe|attends|record'],
    ['the office suites bundle it', 'records of one trade that must be filed'],
  ),
  trap(
    ['C35', 'crowded', 'Résumés and interviews'],
    [
      'resumes?|résumés?|cvs?|cover letters?|interviews?|job applications?|applying for jobs|candidates|jobs',
      'ai|generat\\w+|tailor\\w*|swip\\w+|match\\w*|screen\\w*|tinder|prepare|helper',
    ],
    ['each person needs it once, and recruiters drown in the result', 'schools or employers who pay'],
  ),
  trap(
    ['C36', 'crowded', 'Pictures made by AI'],
    ['logos?|headshots?|avatars?|photos?|pictures|images|product photos', 'generat\\w+|ai|creates?|one phone picture'],
    ['the novelty lasts weeks', 'professionals who come back every month'],
  ),
  trap(
    ['C37', 'crowded', 'Talking to documents'],
    [
      'pdfs?|documents?|knowledge|slack|notion|drive|data in one place|databases?|your data',
      'chat\\w*|talk to|ask (?:questions|anything)|answers? questions|search(?:es)?|ai over',
    ],
    ['it is built into everything', 'a regulated library with citations and an audit trail'],
  ),
  trap(
    ['C38', 'crowded', 'Building agents without code'],
    [
      'agents?|workflows?|automations?',
      'no-code|without code|drag and drop|builder|build(?:ing)? (?:ai )?agents|one click|marketplace for agents',
    ],
    ['it is for everyone, and the labs ship it', 'one trade with live agents that do paid work'],
  ),
  trap(
    ['C39', 'crowded', 'Tools around models'],
    [
      'llms?|models?|prompts?|agents?|gpus?',
      'rout(?:er|ing)|observability|evals?|evaluation|monitor\\w*|prompt (?:library|marketplace)|prompts|' +
        'gpu marketplace|governance|unified api|one api|one key|fallback|gateway',
    ],
    ['switching takes an afternoon', 'a share of production traffic, and data that keeps it'],
  ),
  trap(
    ['P40', 'platform', 'Companions without limits'],
    ['ai|chatbots?|virtual', 'girlfriend|boyfriend|companions?|uncensored|nsfw|adult|lonel\\w+'],
    ['safety, app stores and card networks decide over you', 'age checks, a written policy and retention'],
  ),
  trap(
    ['C41', 'crowded', 'Pull requests and code written by AI'],
    [
      'code|pull requests|developers?',
      'ai (?:that )?(?:reviews?|writes?|finds)|code review|reviews pull requests|coding agent|generates? (?:code|tests|documentation)|feature flags?',
    ],
    ['the editors ship it themselves', 'teams that block a release on it'],
  ),
  trap(
    ['C42', 'crowded', 'Telephone, mail and support answered by AI'],
    [
      'voice agent|ai agents?|ai receptionist|chatbots?|ai sdr|ai',
      'picks? up|answers? the phone|customer support|support tickets|outbound|cold (?:e-?mails?|calls?)|leads|' +
        'takes (?:the )?(?:reservation|order)s?|receptionist|accounts payable|invoice processing|reads invoices',
    ],
    ['dozens of teams sell the same demo', 'the one thing of this trade that the others get wrong, in numbers'],
  ),
  trap(
    ['C43', 'crowded', 'Websites in seconds'],
    ['website builder|websites?|landing pages?|online store', 'ai|seconds|describe your|no-code|builder|generat\\w+'],
    ['hosts and models give it away', 'customers of one trade who stay for years'],
  ),
  trap(
    ['F51', 'formula', 'A dashboard over other tools'],
    [
      'dashboards?|analytics|insights|single pane|one place|operating system',
      'data|kpis?|tools|companies|decisions|unif\\w+|all of|metrics|business',
    ],
    ['nobody acts on it', 'an alert that triggers something somebody pays for'],
  ),
  trap(
    ['C52', 'crowded', 'Wellbeing and culture at work'],
    [
      'employees?|workplace|hr|staff|teams?',
      'wellbeing|well-being|wellness|burnout|mood|perks|culture|engagement survey|surveys|happiness',
    ],
    ['it is the first thing that is cut', 'a link to claims cost or to a safety law'],
  ),
  trap(
    ['P54', 'platform', 'Coupons in the browser'],
    ['extension|coupons?|discount codes?|price comparison', 'coupons?|discounts?|deals|checkout|affiliate|shopping'],
    ['affiliate rules, stores and lawsuits end it', 'merchants who pay and shoppers who agreed'],
  ),
  trap(
    ['T56', 'tarpit', 'Help for founders'],
    [
      'founders?|startups?|entrepreneurs?|start-ups',
      'validat\\w+|co-?founder matching|idea validation|find (?:a )?co-?founders?|investors? match\\w*|pitch decks?|match\\w*',
    ],
    ['the customers are poor and leave fast', 'schools or funds that pay again'],
  ),
  trap(
    ['F57', 'formula', 'A famous product for another field'],
    [
      '(?:github|figma|uber|airbnb|tinder|netflix|duolingo|notion|canva|linkedin|tiktok|stripe|shopify|brex)',
      'for|but|of',
    ],
    [
      'the behaviour may not exist in the other field',
      'people in that field who do it badly with other tools every week',
    ],
  ),
  trap(
    ['C59', 'crowded', 'Forms, signatures, CRMs, bookings'],
    [
      'crm|e-?signatures?|surveys?|forms|booking (?:software|system|app)|appointments?|project management|invoicing|link in bio|website chat',
      'simple|easy|better|for (?:small|beauty|real)|all|salons?|agents|teams|creators|cheaper|modern|software for',
    ],
    ['the market is old and bundled', 'a demand of law or of one trade that nobody meets'],
  ),
];

interface Neighbours {
  /** What stands right before the word. */
  readonly before?: RegExp;
  /** What follows it. */
  readonly after?: RegExp;
}

/** Longest neighbour that is looked at, with its space: UTF-16 code units. */
const REACH = 20;

const before = (words: string): Neighbours => ({ before: new RegExp(String.raw`(?:^|[\s(,])(?:${words})[ -]$`, 'i') });
const after = (words: string): Neighbours => ({ after: new RegExp(`^ (?:${words})`, 'i') });

const POINT = before(
  'pain|sore|sticking|pressure|data|price|touch|contact|access|entry|starting|meeting|selling|talking|percentage|reward|loyalty|bonus',
);
const SOFTWARE = before(
  'ai|ml|llm|gpt|rag|agent|agentic|web|mobile|desktop|cloud|enterprise|business|software|legacy|internal|' +
    "critical|modern|production|react|python|java|kubernetes|blockchain|defi|industrial|voice|chat|your customer'?s",
);
const CREDIT = after(
  'approv|scor|risk|card|union|line|check|limit|histor|bureau|report|assess|rating|decision|application|note|' +
    'data|facilit|product|for (?:farm|small|truck|compan|business|shop|driver|merchant|student)',
);
const PROMPT = after('manage|version|engineer|librar|test|trac|optimi|cach|templat|registr|monitor|inject|iterat');
const ASSESSMENT = before('security|risk|damage|skills?|impact|credit|needs|property|health|vendor|medical|threat|tax');

/** What customers write about a shop. */
const REVIEWS = before(
  'writes?|wrote|leaves?|left|reads?|posts?|collects?|guest|customer|patient|tenant|buyer|user|online|google|' +
    'fake|verified|product|app|anonymous|code|design|bad|good',
);
/** What somebody does is told, not ordered. */
const TOLD = before('we|they|i|who|which|patients|users|customers|people|parents|students|teachers|buyers');

/** What is paid, what is earned, and what is measured of many. */
const RATE =
  'hourly|daily|day|interest|exchange|freight|shipping|room|tax|tariff|bank|mortgage|churn|growth|crime|death|pass|success|failure|survival|' +
  'response|conversion|retention|attendance|graduation|employment|error|occupancy|default|birth|vacancy|dropout|completion|attrition';

const NEIGHBOURS: ReadonlyMap<string, Neighbours> = new Map([
  ['point', POINT],
  ['points', POINT],
  ['application', SOFTWARE],
  ['applications', SOFTWARE],
  ['credit', CREDIT],
  ['prompt', PROMPT],
  ['assessment', ASSESSMENT],
  ['kind', after('of')],
  ['you', before('near|around|behind|beside')],
  ['rate', before(RATE)],
  // "Set the rate to 100" is an order, and "the rates" are what nurses earn.
  ['rates', before(`the|our|their|${RATE}`)],
  ['pass', after(String.raw`rates?\b`)],
  ['show', TOLD],
  ['write', TOLD],
  ['review', REVIEWS],
  ['reviews', REVIEWS],
]);

/** True for a word of judging that its neighbours show to be about something else: a pain point, an LLM application. */
export function isOrdinaryWord(sentence: string, start: number, word: string): boolean {
  const neighbours = NEIGHBOURS.get(word);
  if (neighbours === undefined) return false;
  const end = start + word.length;
  return (
    neighbours.before?.test(sentence.slice(Math.max(0, start - REACH), start)) === true ||
    neighbours.after?.test(sentence.slice(end, end + REACH)) === true
  );
}

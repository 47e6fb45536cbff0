import { FACT_CUES, VOICE_CUES } from '../signals/answer-cues.js';
import { FACTS, NUMBER, of, pattern, type Expectation } from './expectation.js';

/** What questions about the product and its proof ask for. */
export const PRODUCT_EXPECTATIONS = {
  works: of(
    'What works today',
    [
      pattern(
        String.raw`today|now|live|works?|working|in use|runs?|running|can (?:already )?|shipped|launched|since|beta|prototype|reads?|sends?|uses?|photograph|version`,
      ),
    ],
    'What can a stranger do with it today?',
    'Today you can [do what].',
  ),
  users: of(
    'Who uses it, in numbers',
    [
      pattern(
        String.raw`${NUMBER} (?:[\w-]+ ){0,3}(?:use|users|customers|clinics|shops|companies|offices|clubs|buildings|farms|hospitals|schools|people|pay|paying|testers?|campsites|dealers|teams|firms|owners|stores|accountants|drivers|labs|gyms|pharmacies|restaurants)|used by|use it`,
      ),
      ...FACTS.counts,
    ],
    'Who used it last week, and how many?',
    '[n] people used it last week.',
  ),
  limits: of(
    'What does not work yet',
    [
      pattern(
        String.raw`not (?:yet|built)|doesn't|does not|isn't|can't|cannot|no (?:app|website|payments)|missing|yet|only|fails?|wrong|the (?:rest|other)|by hand|manual\w*|except|limits?|unclear|bugs?|too (?:high|slow)|next`,
      ),
    ],
    'What does not work yet?',
    'Not yet: [what], due [date].',
  ),
  steps: of(
    'The steps a user takes',
    [
      ...(VOICE_CUES['steps'] ?? []),
      pattern(
        String.raw`when|after|each (?:night|day|morning|hour)|every (?:hour|night|day)|in the (?:morning|evening)|we (?:read|take|send|match|compare|count|ask|pick|keep|pull|price|clamp|run|check|draft)|(?:forwards?|sends?|scans?|photographs?|types?|clicks?|fills?|connects?|opens?|takes?)`,
      ),
    ],
    'Walk me through it, step by step.',
    'First [what the user does], then [what we do], then [what the user gets].',
  ),
  hardPart: of(
    'The hard part, with a number',
    [
      pattern(
        String.raw`hard(?:est)?|difficult|wrong|errors?|accura\w+|correct\w*|sensitivity|sens|specificity|precision|fails?|mistakes?|misses|false|within|drift|on average|${NUMBER} ?(?:%|percent|seconds?|minutes?|min|hours?|ms|hz|mm|cents?)`,
      ),
    ],
    'What is the hard part, and how good are you at it?',
    'The hard part is [step]; we got it to [number].',
  ),
  paid: of(
    'People who paid',
    [
      pattern(
        String.raw`pa(?:y|ys|id|ying)|pre-?paid|pre-?ord\w*|bought|buy|sold|revenue|contracts?|renew\w*|deposit|invoice|charge[ds]?|cash|price`,
      ),
      ...FACTS.price,
    ],
    'Who has paid, and how much?',
    '[n] of them pay [price].',
  ),
  again: of(
    'People who came back',
    [
      pattern(
        String.raw`again|every (?:week|day|month|rehearsal)|each (?:week|day|rehearsal)|still|twice|retention|stay\w*|weekly|daily|came back|renew\w*|since they|repeat|both weeks|continu\w+|kept|used? it`,
      ),
    ],
    'How many came back?',
    '[n] of them use it every week.',
  ),
  asked: of(
    'How many you asked or tried',
    [...FACTS.counts, ...(FACT_CUES['fraction'] ?? [])],
    'Out of how many?',
    'That is [n] of the [n] we asked.',
  ),
} as const satisfies Readonly<Record<string, Expectation>>;

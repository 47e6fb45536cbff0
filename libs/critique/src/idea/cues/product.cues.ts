import type { IdeaCue } from './idea-cue.js';
import { words, pattern } from './number-words.js';

/** Parts 2 and 3: what is built, and what is known that others do not know. */
export const PRODUCT_CUES: readonly IdeaCue[] = [
  {
    id: 'product.generic',
    field: 'ideaBrief',
    patterns: [
      words(
        '(?:web |mobile |social )?(?:apps?|application|platforms?|websites?|web site|solutions?|tools?|assistants?|copilots?|chatbots?|bots?|marketplaces?|social network|network|ecosystem|portal|dashboards?|community|super-?app|operating system|engine)',
      ),
    ],
    directions: { alignment: -1 },
  },
  {
    id: 'product.opening',
    field: 'ideaBrief',
    patterns: [
      pattern(
        String.raw`^\W*(?:(?:it is|it's|this is|we are (?:building|creating|developing)|we're (?:building|creating|developing)|we (?:want to )?(?:build|create|develop|offer)|our|my idea is|imagine|we would like to build|i want to) )?(?:an?|the|our|to make|to create)? ?(?:[\w-]{1,40} ){0,3}(?:app|application|platform|website|solution|tool|assistant|copilot|chatbot|marketplace|network|software|system|company|startup)\b`,
      ),
    ],
    directions: { alignment: -1 },
  },
  {
    id: 'product.ai',
    patterns: [
      words(
        'ai|a\\.i\\.|artificial intelligence|gpt|llms?|generative|machine learning|neural|agents?|chatgpt|language models?|smart algorithm|algorithm',
      ),
    ],
    directions: { alignment: -1 },
  },
  {
    id: 'product.features',
    field: 'ideaBrief',
    patterns: [
      pattern(String.raw`(?<![\w'-])(?:[\w'-]{1,40}(?: [\w'-]{1,40}){0,3}, ){3,40}(?:(?:and|or|&|plus) )?[\w'-]+`),
      words(
        'all[- ]in[- ]one|one[- ]stop|and much more|and more|etc|everything (?:in|you)|also|as well as|further features|in addition|eventually|later',
      ),
    ],
    directions: { alignment: -1 },
  },
  {
    id: 'product.analogy',
    field: 'ideaBrief',
    patterns: [
      words(
        '(?:uber|airbnb|tinder|netflix|tiktok|amazon|spotify|shopify|linkedin|instagram|duolingo|github|figma|jarvis|chatgpt|chatpdf|youtube|facebook|reddit|strava|pinterest|twitter)(?: but)? (?:for|of|meets|but|style)',
      ),
      words(
        "(?:something |it is |it's )?like (?:uber|airbnb|tinder|netflix|tiktok|amazon|spotify|shopify|linkedin|instagram|duolingo|github|jarvis)",
      ),
      words('(?:but|only) better'),
    ],
    directions: { alignment: -1 },
  },
  {
    id: 'product.benefitTalk',
    patterns: [
      words(
        "easy|easier|easily|simple|simply|intuitive|seamless\\w*|convenient|better|faster|cheaper|save (?:time|money)|productive|productivity|efficien\\w+|optimi[sz]e\\w*|personali[sz]ed|hyper-personali[sz]ed|smart|beautiful|nice|unique|innovative|novel|revolution\\w*|modern|sustainab\\w+|transparent|authentic|insights?|recommendations?|empower\\w*|transform\\w*|unlock\\w*|disrupt\\w*|democrati[sz]e\\w*|world's first|holistic|proprietary|scalable|gamif\\w+|badges?|streaks?|leaderboards?|rewards?|points|coins?",
      ),
    ],
    directions: { alignment: -1 },
  },
  {
    id: 'insight.contrast',
    patterns: [
      words(
        'instead of|rather than|not an?|not by|nobody|no one|only|unlike|without|never|where (?:the|shop|others?|general|big)|everyone has|whereas|ours|the big \\w+|the usual|usual figure|others?|compared|vs',
      ),
    ],
    directions: { alignment: 1 },
  },
  {
    id: 'insight.reason',
    patterns: [
      words(
        "because|since nobody|so that|which is why|the reason|we've understood|turns out|even though|although|as (?:it|the|they)|that's why|so (?:the|a|they|we|it)|means",
      ),
    ],
    directions: { alignment: 1 },
  },
  {
    id: 'insight.honestLimit',
    patterns: [
      words(
        "we (?:do not|don't) know|what we (?:do not|don't) know|unclear|not sure|not great|no control group|we know (?:that )?this|our bet|we haven't|not yet|nothing is built|not written|we'd|i'd|would have to|probably|hard to say|isn't software|scales like",
      ),
    ],
  },
  {
    id: 'insight.mechanism',
    field: 'ideaBrief',
    patterns: [
      words(
        '(?:photo|scan\\w*|snap|photograph|camera|sms|text message|whatsapp|ussd|sensor|chip|scale|radar|x-ray|satellite|meter|barcode|tag|qr|gps|licen[cs]e|lab|model|solver|printer|kiosk|box|robot|drone|strip|index|probe|register|broker|form|file|deed|record|invoice|ledger|api|binary|emulator|linter|compiler)s?',
      ),
    ],
    directions: { alignment: 1 },
  },
];

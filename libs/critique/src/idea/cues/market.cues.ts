import type { IdeaCue } from './idea-cue.js';
import { CURRENCY_WORD, MONEY, NUMBER, pattern, words } from './number-words.js';

/** Part 5: who pays, how much, and how many of them there are. */
export const MARKET_CUES: readonly IdeaCue[] = [
  {
    id: 'market.price',
    field: 'ideaBrief',
    patterns: [
      pattern(
        String.raw`${MONEY}(?: (?:\w+ ){0,2})?(?:\/|a |an |per |each|every )?(?:month|year|week|day|visit|session|seat|user|employee|customer|file|truck|tray|shipment|job|order|crate|kg|ton|tonne|page|shift|vet|inspector|hive|cluster|SKU|unit|bottle|box|claim|hour|cable|vehicle|pallet|podiatrist|patient|test|bill|case|clinic|practice|store|shop|site|farm|acre|hectare)s?\b`,
      ),
      words(String.raw`\d[\d,.]{0,20}(?:%| percent| per cent) (?:of|as|fee|commission|cut|gross|margin|when)`),
      words(
        String.raw`(?:we (?:keep|take|earn|charge|get)|our share|fee|commission|margin|per (?:job|order|file|visit|shipment|month|year|seat|kg|ton)|${CURRENCY_WORD} (?:a|per) \w+)`,
      ),
    ],
    directions: { alignment: 1 },
  },
  {
    id: 'market.pays',
    patterns: [
      words(
        'pays?|paying|paid|buys?|bought|sold|sells?|orders?|ordered|renewed|subscribe\\w*|deposits?|prepaid|invoiced?|signed',
      ),
    ],
    directions: { alignment: 1 },
  },
  {
    id: 'market.consumer',
    field: 'ideaBrief',
    patterns: [
      words(
        'users?|people|friends?|consumers?|community|everyone|anyone|followers?|gen z|young people|teenagers?|teens|students?|kids|couples|singles?|fans|travell?ers|creators?|influencers?|parents|dog owners|neighbou?rs|shoppers|gamers?|members',
      ),
    ],
    directions: { alignment: -1 },
  },
  {
    id: 'market.leisure',
    patterns: [
      words(
        'dating|match(?:es|ing)?|chat|feed|swip\\w+|profile|likes?|social|games?|gaming|fun|hobb\\w+|party|parties|events?|concerts?|restaurants?|bars?|recipes?|outfits?|wardrobe|fashion|fitness|workouts?|travel|trips?|itinerar\\w+|movies?|music|podcasts?|meditation|mood|habits?|journal\\w*|astrology|selfie|stories|viral|entertainment|pets?|dogs?|cats?|roommates?|playlist|wine|coffee|lifestyle|wellness|wellbeing|motivat\\w+',
      ),
    ],
    directions: { alignment: -1 },
  },
  {
    id: 'market.trade',
    patterns: [
      words(
        '(?:clinics?|hospitals?|pharmac\\w+|dentists?|dental|labs?|vets?|farms?|farmers?|growers?|fishermen|ports?|ships?|shipping|freight|trucks?|fleets?|brokers?|carriers?|customs|importers?|exporters?|warehouses?|factor(?:y|ies)|plants?|mills?|mines?|utilit(?:y|ies)|grid|substations?|water|sewer|cemeter\\w+|funeral|parish\\w*|towns?|municipalit\\w+|districts?|insurers?|insurance|reinsur\\w+|lenders?|credit unions?|banks?|bonds?|contractors?|subcontractors?|builders?|plumbers?|electricians?|installers?|scaffold\\w+|cranes?|elevators?|inspectors?|mechanics?|garages?|workshops?|laundr\\w+|bakeries|breweries|butchers?|slaughter\\w*|florists?|flowers|nurser\\w+|orchards?|oysters?|catfish|bees?|beekeepers?|cattle|pigs|cows|feed|grain|timber|steel|concrete|cement|glass|recyclers?|scrap|waste|refrigera\\w+|heat pumps?|solar|batteries|transformers?|satellites?|telecom|cables?|cobol|plc|postgres|databases?|compilers?|bookkeepers?|accountants?|auditors?|notar\\w+|courts?|claims?|appeals?|permits?|billing|payroll|lien|waivers?|deeds?|land registry|archives?|interpreters?|schools?|midwives|hospices?|nurses?|surgeons?|surgical|prescriptions?|implants?|braces?|prosthe\\w+)',
      ),
    ],
    directions: { alignment: 1, risk: -1 },
  },
  {
    id: 'market.billions',
    patterns: [
      pattern(String.raw`[$€£] ?\d[\d,.]{0,20} ?(?:billion|trillion|bn|tn)\b`),
      words(
        String.raw`(?:total addressable market|tam|market (?:is|of|size)|growing market|(?:\d[\d,.]{0,20} )?(?:million|billion) (?:users|people|smes|companies|downloads|members)|only \d[\d.]{0,20}% of|(?<!\d)0?\.\d+% of|worldwide|unicorn|decacorn|scale globally|expand (?:to|worldwide|city by city))`,
      ),
    ],
    directions: { alignment: -1 },
  },
  {
    id: 'market.noPayer',
    patterns: [
      words(
        "free (?:of charge|for users|app|with ads)|will be free|ads|advertis\\w+|ad-supported|affiliate|premium (?:version|subscriptions?|features|memberships?)|freemium|monetis\\w+|monetiz\\w+|don't know yet who|sell(?:ing)? data|donat\\w+|sponsors?|brands (?:can|who|pay)|unpaid",
      ),
    ],
    directions: { alignment: -1 },
  },
  {
    id: 'market.count',
    patterns: [
      words(
        String.raw`(?:about|approximately|around|roughly|the|there are|of) ${NUMBER} (?:such |small |of them|other )?[a-z]+s (?:in|that|who|of)?`,
      ),
    ],
  },
];

import type { IdeaCue } from './idea-cue.js';
import { words } from './number-words.js';

/** Part 8: what sinks ideas of a kind, whoever runs them. */
export const DANGER_CUES: readonly IdeaCue[] = [
  {
    id: 'danger.health',
    patterns: [
      words(
        'patients?|diagnos\\w+|therap\\w+|drugs?|medic(?:al|ine|ation)s?|clinical|cancer|depression|mental health|blood|vaccin\\w+|gene|surg\\w+|disease|symptoms?|treatment|psilocybin|ketamine|longevity|pills?|supplements?|pregnan\\w+|crisis|telehealth|telemedicine|fertility|sepsis|dna',
      ),
    ],
    directions: { risk: 1 },
  },
  {
    id: 'danger.medicine',
    patterns: [
      words(
        '(?:blood|saliva|breath|urine|home|lab|fever) tests?|gene therap\\w+|drug (?:discovery|candidates?)|clinical (?:trial|study|data)|cohort|sensitivity|specificity|sepsis|antibiotics?|bacteri\\w+|vaccin\\w+|psilocybin|ketamine|peptides?|implants?|enzym\\w+|rna|dna|herbs?|doses?|fda|epa|therap(?:y|ies|ist|ists)|diagnos\\w+|symptoms?|prescriptions?|cancer|depression|pregnan\\w+|treatments?|insulin|surgery|kidneys?|cannabis|pesticides?|pills?|supplements?',
      ),
    ],
    directions: { risk: 1 },
  },
  {
    id: 'safe.paperwork',
    patterns: [
      words(
        'appeals?|billing|denials?|claims?|paperwork|forms?|records?|recall|schedul\\w+|rosters?|timetables?|routing|routes?|compliance|reports?|filing|files?|audits?|certificates?|registers?|inventory|invoices?|disputes?|notices?|documents?|deeds?|waivers?|permits?|contracts?|tenders?|inspections?|spreadsheets?|bookkeep\\w+|payroll|drawings?|catalogues?|quotes?|sheets?|labels?|software|api|binary|library|diff|emulator|linter|statements?|rotas?|shift (?:plans?|swaps?|rota)|log ?books?|checklists?|maintenance|spare parts|parts lists?|calibration|dispatch\\w*|manuals?|minutes|levies|levy|vat|customs|declarations?|returns?|back office',
      ),
    ],
    directions: { risk: -1 },
  },
  {
    id: 'danger.hardware',
    patterns: [
      words(
        'robots?|robotic|devices?|chips?|machines?|reactors?|sensors?|hardware|3d|batter(?:y|ies)|cells?|chargers?|heaters?|membranes?|prototype|drones?|satellites?|gadgets?|wearables?|turbines?|electrolys\\w+|kits?',
      ),
    ],
    directions: { risk: 1 },
  },
  {
    id: 'danger.matter',
    patterns: [
      words('boxes|box|plants?|units?|printed|materials?|kwh|mwh|mw|kg|kilos?|tons?|tonnes?|litres?|bottles?|pellets?'),
    ],
  },
  {
    id: 'danger.money',
    patterns: [
      words(
        'lend(?:ing)?|loans?|lenders?|credit|insur\\w+|deposits?|invest(?:ing|ors|ments?)?|trading|trade(?:s|d)?|brokers?|payments?|stablecoins?|wallets?|neobank|bank account|buy now pay later|bnpl|savings|betting|lottery|gambl\\w+|prediction market|real money|securities|options|forex',
      ),
    ],
    directions: { risk: 1 },
  },
  {
    id: 'danger.crypto',
    patterns: [
      words('crypto\\w*|blockchain|tokens?|nfts?|web3|dao|defi|meme coin|decentrali[sz]ed|metaverse|smart contracts?'),
    ],
    directions: { alignment: -1, risk: 1 },
  },
  {
    id: 'danger.illegal',
    patterns: [
      words(
        'guaranteed|100% safe|no kyc|never had a losing|undetectable|bypass(?:es)?|spy|stalk\\w*|without (?:consent|permission|them knowing)|invisible|kidneys?|not needed as it is|deepfakes?|fake (?:reviews?|accounts?|followers)|rate other people|rating of anyone|crypto-friendly|referral programme|levels|apy|scrap(?:e|es|ing)|weapons?|girlfriend|adult|uncensored|federally illegal|illegal|cheat\\w*|detectors?|essay',
      ),
    ],
    directions: { alignment: -1, risk: 1 },
  },
  {
    id: 'danger.children',
    patterns: [words('kids?|child(?:ren)?|teenagers?|minors?|babies|toy|parents|pupils?|school lessons')],
    directions: { risk: 1 },
  },
  {
    id: 'danger.deepTech',
    patterns: [
      words(
        'nuclear|fusion|reactor|asteroids?|humanoid|general-purpose|graphene|quantum|rockets?|space|satellites? swarm|flying|hyperloop|gene therapy|nanomaterial|deeptech|barges?|out of the air|from the air|co2 from|carbon capture|perpetual|thorium|novel approach|new magnet|desalination|self-driving|orbital',
      ),
    ],
    directions: { risk: 1 },
  },
  {
    id: 'danger.licenceHeld',
    patterns: [
      words(
        "licen[cs]ed|licen[cs]e (?:is|held|from|in|that|permit|agreed|negotiated)|we (?:have|hold) (?:the |a |an )?[\\w ]{0,20}licen[cs]e|certified|accredited|registered|approved|approval|fda class|exempt|reinsur\\w+|we're an agent|lawyer (?:has|says|told)|partner bank|sandbox|accepted as|passed the|regulator has|guideline",
      ),
    ],
  },
  {
    id: 'danger.licenceMissing',
    patterns: [
      words(
        "not certified|no licen[cs]e|we'll (?:look for|sort out)|licen[cs]e (?:partner )?(?:after|later|when)|have(?:n't| not) asked|would have to agree|without a licen[cs]e|not needed|might count|goes in the other direction|registry approval|legal grey|game of skill|don't know (?:yet )?who|no clinical partner|haven't any buyer|no buyer|isn't legal|not legal",
      ),
    ],
    directions: { risk: 1 },
  },
  {
    id: 'danger.twoSided',
    patterns: [
      words(
        'marketplace|two-sided|match(?:es|ing|ed)?|connect(?:s|ing)?|(?:buyers|sellers|hosts|providers|drivers|artisans|candidates) can|list(?:ed|ing)?|commission|peer-to-peer|exchange|share a ride|rent out|swipe',
      ),
    ],
    directions: { risk: 1 },
  },
  {
    id: 'danger.crowdedTool',
    patterns: [
      words(
        'meeting notes?|attends? meetings|scribe|code reviews?|pull requests|resume|cv|cover letters?|captions|hashtags|marketing copy|ad copy|copywriting|website builder|chat with (?:your|any)|talk to (?:it|your)|knowledge base|summari[sz]es?|flashcards?|booking software|feature flags?|analytics|crm|customer support|sdr|outbound|recruit\\w+|screening|tutor|personal assistant|voice agent|receptionist|esg|carbon (?:accounting|footprint)|neobank|expense|link in bio|budget\\w*|to-?do|planner|product photos|contract review|observability|vector database|no-code|prompt(?:s)? marketplace|virtual try-on|headshots?|logo|documentation|note(?:s|-taking)|accounts payable|invoice processing|agent builder|building ai agents|workflow automation|subscription box',
      ),
    ],
    directions: { alignment: -1 },
  },
  {
    id: 'danger.platform',
    patterns: [
      words(
        'chrome extension|browser extension|bot for|plug-?in for|discord|shopify|apple|google|amazon|slack|notion|figma|airbnb|spotify|twitch|reddit|linkedin|etsy|telegram|tiktok|instagram|youtube|facebook|whatsapp|openai|chatgpt|app stores?|on top of (?:gpt|chatgpt|openai|claude)|newest models|api of',
      ),
    ],
  },
  {
    id: 'danger.noCompetition',
    patterns: [
      words(
        'no (?:direct |real )?(?:competitors?|competition)|first (?:ever|in the world)|nobody else|only company|uniquely positioned|unique (?:in|on) the',
      ),
    ],
    directions: { alignment: -1 },
  },
];

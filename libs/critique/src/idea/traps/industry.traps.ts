import { trap, type TrapPattern } from './trap-pattern.js';

/** Traps 19, 20, 28 and 40 to 58: markets between two sides, health, schools, climate (section 3.1 of the rubric). */
export const INDUSTRY_TRAPS: readonly TrapPattern[] = [
  trap(
    ['C19', 'crowded', 'Job boards'],
    [
      'jobs?|hiring|freelancers?|recruit\\w+|talent|candidates',
      'marketplace|job board|match\\w*|platform|connect\\w*|swip\\w+|find',
    ],
    [
      'both sides are needed, and after the first placement they do without you',
      'placements with a fee and employers who come back',
    ],
  ),
  trap(
    ['T20', 'tarpit', 'Things students sell each other'],
    ['students?|university', 'notes|textbooks?|tutors?|tutoring|sell|second-?hand|help other students|buy and sell'],
    ['customers graduate every year and prices are low', 'a school that pays, or two in five students of one campus'],
  ),
  trap(
    ['C28', 'crowded', 'Influencers and advertising'],
    [
      'influencers?|creators?|brands|ads?|advertis\\w+|youtubers?',
      'match\\w*|connect\\w*|marketplace|ad-?tech|campaigns?|brand deals|platform|all-in-one|shorts',
    ],
    ['platforms own the data and contracts are short', 'spending under your management that was renewed'],
    true,
  ),
  trap(
    ['C44', 'crowded', 'Doctors on the screen'],
    [
      'telehealth|telemedicine|doctors?|physicians?|online clinic|ketamine|peptides',
      'video|online|at home|by mail|app|chat|fill out a form|prescription|subscription|questionnaire',
    ],
    ['every state has its licence and advertising is dear', 'one condition, outcomes, and a contract with a payer'],
  ),
  trap(
    ['P42', 'platform', 'Therapy by chatbot'],
    [
      'mental health|therap(?:y|ist|ists)|anxiety|depress\\w+|burnout|emotional',
      'chatbot|ai|companion|app|bot|avatar|psychedelic|psilocybin|ketamine',
    ],
    ['a wrong sentence does harm, and users leave', 'a clinical study, and an employer or insurer who pays'],
  ),
  trap(
    ['P43', 'platform', 'A record system for doctors'],
    [
      'health records?|medical records?|ehr|emr|patient data|practice software',
      'blockchain|all|platform|one place|hospitals|vault|wallet|unif\\w+',
    ],
    [
      'certification and the cost of switching keep the old one in place',
      'one specialty that hates its system, with dated letters',
    ],
  ),
  trap(
    ['T44', 'tarpit', 'Software that teachers should bring into school'],
    ['schools?|teachers?|classrooms?|lessons?', 'app|platform|ai tutor|gamif\\w+|vr|content|subscription|learning'],
    [
      'nobody in the school has the budget and the year has one buying season',
      'a district that paid again, or parents who pay',
    ],
  ),
  trap(
    ['C45', 'crowded', 'Learning as a game'],
    [
      'learn\\w*|language|maths?|children|kids|education\\w*|flashcards|courses',
      'game|gamif\\w+|fun|avatar|streaks?|quizz?es|videos?|exchange|ai tutor|ai coach|generated',
    ],
    ['novelty and app stores', 'a measured gain in learning and families who still pay in month six'],
  ),
  trap(
    ['P46', 'platform', 'Homework done by machine'],
    ['homework|essays?|assignments?|exams?', 'solv\\w+|writ\\w+|undetectable|answers?|detectors?|generat\\w+'],
    ['schools ban it', 'a school that licenses it because it stops cheating'],
  ),
  trap(
    ['T47', 'tarpit', 'Carbon offsets and footprints'],
    [
      'carbon|co2|footprint|offsets?|credits?|plastic credits?|trees?',
      'marketplace|offsets?|credits?|footprint|exchange|consumers?|track\\w*|neutral|certificates?|app',
    ],
    ['private people do not buy, and buyers doubt the quality', 'measured tonnes and buyers with names'],
  ),
  trap(
    ['C48', 'crowded', 'Chargers and where to find them'],
    ['ev chargers?|charging|charge points?|electric cars?', 'find(?:er)?|map|shar\\w+|peer-to-peer|app'],
    ['maps own the search and hardware the margin', 'contracts with fleets'],
  ),
  trap(
    ['T49', 'tarpit', 'Rewards for recycling'],
    ['recycl\\w+|waste|garbage|plastic|second-?hand|trash', 'rewards?|points|coins?|app|scan|gamif\\w+'],
    ['moving the stuff costs more than it is worth', 'a town or a brand that pays per kilo'],
  ),
  trap(
    ['T50', 'tarpit', 'A cut of what companies buy from each other'],
    [
      'b2b|wholesale|suppliers?|manufacturers?|procurement|artisans?|farmers|producers|recyclers|converters|mills|growers',
      'marketplace|exchange|bids?|connect\\w* (?:buyers|suppliers|farmers)|commission|(?:take|charge) (?:a )?\\d+%|platform',
    ],
    ['after the first order buyer and seller deal directly', 'software that both sides open every day'],
  ),
  trap(
    ['T53', 'tarpit', 'Supply chains on a blockchain'],
    [
      'blockchain|ledger|nfts?|tokens?',
      'supply chain|trac(?:k|e|ing|eability)|diplomas?|certificates?|story|journey|provenance|origin|records?|credentials|importers?|shippers?|authentic\\w*',
    ],
    [
      'all parties must join, and the lie happens before the data is written',
      'a buyer whose purchase order demands it',
    ],
  ),
  trap(
    ['T58', 'tarpit', 'A market for data'],
    ['data', 'marketplace|sell (?:your|their|patient)? ?data|monetis\\w+|monetiz\\w+|data exchange'],
    ['sellers do not trust, and buyers want something made for them', 'exclusive supply and the first three buyers'],
  ),
  trap(
    ['P61', 'platform', 'Science before a product'],
    [
      'fusion|nuclear|reactor|asteroids?|humanoid|perpetual|more power than it uses|quantum|out of the air|' +
        'from the air|graphene|orbital|longevity|direct air capture',
      'will|energy|robots?|satellites?|water|power|capture|mining|platform|years|unit|built|prototype',
    ],
    [
      'more than five million dollars go before the first customer',
      'milestones small enough to fund one at a time, measured by somebody else',
    ],
  ),
];

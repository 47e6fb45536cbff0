import { areEmployed } from '@playbook/critique/lexicon/customers';
import { readParties } from '@playbook/critique/customers/read-parties';
import { headOfName } from '@playbook/critique/customers/mentions/party-name';
import { doneByOthers } from '@playbook/critique/answer/prefill/told-of-others';
import { readPitch } from '@playbook/critique/engine/read-text';
import { isTrouble, tellsTrouble } from '@playbook/critique/idea/cues/told-trouble';
import type { KnownStartup } from '../../startup/known-startup.js';
import { sentencesOf } from './sentences.js';

/** "My grandmother fell", "we lost 2 million at nine branches": what happened to the founders is asked of nobody else. */
const IS_OWN_STORY = /\b(?:[Mm]y|me|I|I['’](?:m|ve|d)|[Ww]e|us|[Oo]ur)\b/;
/** "He knew after one year only", "it is cold": of whom or what stands before. */
const LEANS_ON_BEFORE =
  /^(?:and |but |so |also )?(?:about half the time|he|she|it|they|this|that|these|those|his|her|their|some|both|others?|also)\b/i;
const HAS_FIGURE =
  /\d|\b(?:one|two|three|four|five) (?:in|of|out of) (?:\w{2,6})\b|\b(?:half|third|quarter|thousands|millions|hours|days|weeks)\b/;
const FEWEST_WORDS = 4;

/** "Claims are lost", "overtime vanishes": what costs somebody money, time or work beside what the cues of a trouble know. */
const COSTS = new RegExp(
  String.raw`\b(?:los(?:es?|t|ing)|bleeds?|wast(?:es?|ed)|thrown? away|dumped|skip(?:s|ped)?|unpaid|unbilled|fine[ds]?|penalt(?:y|ies)|` +
    String.raw`spoil(?:s|ed|t)?|rots?|guess(?:es)?|retyp\w{1,3}|stolen|fraud|rejected|rework|delay(?:s|ed)?|downtime|cancell?(?:ed|s)|` +
    String.raw`overpa\w{1,3}|breaks? down|fail(?:s|ed)?|wrong|misse[sd]|never (?:been )?(?:billed|returned|paid|arrives?|used|worn)|` +
    String.raw`pays? (?:twice|retail|for)|costs?|takes? \d|second visit|by hand)\b`,
  'i',
);

/** "Only a small fraction wear an aid", "there is nowhere to warm up", "labor is 40% of cost": how things are, which costs nobody a sum. */
const IS_STATE = new RegExp(
  String.raw`^(?:\d[\d.,]{0,6} )?(?:millions?|billions?)\b|^there (?:is|are|was|were)\b` +
    String.raw`|\bcosts? the (?:state|government|city|country|county|taxpayers?|planet|economy|world|public|society|EU)\b` +
    String.raw`|^(?:only|most|many|few|hardly any|half|\d{1,3} ?%)\b[^.;!?]{0,80}\b(?:have|wear|own|use|get|live|know)\b` +
    String.raw`|\b(?:nowhere|runs? on|there (?:is|are|exists?) no|lack of|is lacking|(?:doesn|don|won|can)['’]t wait|under-?served|holistic)\b` +
    String.raw`|\b(?:is|are) (?:around|about) \p{Sc}` +
    String.raw`|^[\p{L} ]{3,30}(?: is|:| =) \d{1,3}(?:[-–]\d{1,3})? ?%`,
  'iu',
);
/** "Banks are blind and customers lose trust": words that name no cost. */
const IS_SLOGAN = new RegExp(
  String.raw`\b(?:are|is) (?:blind|broken|fragmented|outdated|siloed|opaque|inefficient|unprepared|frustrated|under-?served|ripe)\b` +
    String.raw`|\b(?:lose|loses|losing) (?:trust|faith|hope|confidence|face)\b|\b(?:nightmare|crisis|epidemic|chaos|pain points?|status quo)\b`,
  'i',
);
/** "The owner doesn't know his own income", "nobody can see it", "a line is €180,000": what is not known, or costs so much to buy, is no loss. */
const IS_UNKNOWN = new RegExp(
  String.raw`\b(?:billions?|trillions?|bn)\b|^(?:nobody|no one)\b(?![^.;!?]{0,80}\d)` +
    String.raw`|^(?:an?|the) [^.;!?,]{3,40} (?:is|are) (?:about |around |from )?\p{Sc} ?\d` +
    String.raw`|^[^.;!?,]{3,40} (?:doesn['’]t|does not|don['’]t|do not|never) (?:really )?knows? (?!when\b)`,
  'iu',
);
/** "A woman in Lekki has six million outside", "a man that can't read signs a contract": one of a story. */
const IS_ANECDOTE =
  /^(?:an?|one) (?:(?:young|old|poor|single) )?(?:woman|man|mother|father|girl|boy|lady|guy|friend|neighbou?r|couple|widow|cousin)\b/i;
/** "In August 2023 the hills burned": an event of a story. */
const IS_EVENT = new RegExp(
  String.raw`^(?:in|on|last|one) (?:(?:the )?(?:january|february|march|april|may|june|july|august|september|october|november|december|` +
    String.raw`summer|winter|spring|autumn|fall|night|day|year|week|month)|(?:19|20)\d\d)\b`,
  'i',
);

/** What costs somebody a life has no price that anybody is asked for. */
const IS_OF_LIFE_AND_DEATH = new RegExp(
  String.raw`\b(?:dies|died|(?:to|who|they|people|patients|women|children) die|deaths?|dead|kill(?:s|ed)?|suicides?|rap(?:e|ed)|` +
    String.raw`abuse[ds]?|murder\w{0,3}|cancers?|strokes?|sepsis)\b`,
  'i',
);

/** "So schools don't buy it", "owners will not pay this", "nobody wants to store them": what is not bought or wanted costs nobody anything. */
const IS_NOT_BOUGHT = new RegExp(
  String.raw`\b(?:don['’]t|do not|does(?:n['’]t| not)|will not|won['’]t|would(?:n['’]t| not)|never|refuses? to)` +
    String.raw` (?:buy|pay(?! (?:late|on time|their|the))|purchase|want)\b|\bnobody (?:will|would|wants)\b`,
  'i',
);
/** "If an inspection is missed and someone falls": what may happen once has no yearly price. */
const MAY_HAPPEN = new RegExp(
  String.raw`\bif (?:an?|the|some\w{0,4}|any\w{0,4}|one)\b[^.;!?]{0,60}\b(?:some(?:one|body)|any(?:one|body)|falls?|gets? hurt|injur\w{1,4}` +
    String.raw`|accidents?|sues?|sued|goes off)\b` +
    String.raw`|^(?:an?|one|each|every|the) (?:recall|lawsuit|accident|fire|explosion|breach|bankruptcy|strike)s?\b` +
    String.raw`|\b(?:in front of|before) (?:the )?(?:judge|court|HSE|OSHA|police|regulator|coroner)\b`,
  'i',
);

/** The cues of a trouble are English: "die" is an article elsewhere. */
const IS_ENGLISH =
  /\b(?:the|an?|of|to|in|is|are|and|for|by|with|per|at|on|every|from|that|it|not?|each|costs?|loses?|takes?)\b/i;

const NOT_PRICED = [
  IS_STATE,
  IS_EVENT,
  IS_OF_LIFE_AND_DEATH,
  IS_OWN_STORY,
  LEANS_ON_BEFORE,
  IS_NOT_BOUGHT,
  IS_SLOGAN,
  IS_UNKNOWN,
  IS_ANECDOTE,
  MAY_HAPPEN,
];

/** Whether a sentence of a problem surely tells what costs whoever has it something. */
const mayBePriced = (sentence: string): boolean =>
  IS_ENGLISH.test(sentence) &&
  (isTrouble(sentence) || tellsTrouble(sentence) || COSTS.test(sentence)) &&
  !NOT_PRICED.some((pattern) => pattern.test(sentence)) &&
  sentence.split(/\s+/).length >= FEWEST_WORDS;

/** Whoever is named, but for those who work for whoever buys: clerks of a clinic. */
const headsIn = (text: string): readonly string[] =>
  readParties(readPitch(text))
    .map(({ name }) => headOfName(name.toLowerCase()))
    .filter((head) => !areEmployed(head));

/** "The women", "in Zanzibar the women": a text begins with them. */
const BEFORE_OPENING = /^(?:in \p{Lu}[\p{L} ]{1,30} )?(?:the |an? )?$/iu;

/** Whoever a description begins with has the trouble, where that is not who buys. */
function isTroubleOfOthers({ description, problem }: KnownStartup, customer: string): boolean {
  const opening = readParties(readPitch(description)).find(({ spans }) =>
    BEFORE_OPENING.test(description.slice(0, spans[0]?.start ?? description.length)),
  );
  const isOther = opening !== undefined && headOfName(opening.name.toLowerCase()) !== customer;
  return isOther && !headsIn(problem).includes(customer);
}

/** Whoever is often troubled and seldom pays to be without it. */
const BEGINS_WITH_OTHERS = new RegExp(
  String.raw`^(?:the |most |many |some |all |our |their )?(?:\p{L}{3,15} )?(?:citizens|candidates|passengers|residents|guards|drivers|inmates|` +
    String.raw`defendants|tenants|pupils|students|patients|children|kids|women|men|farmers|herders|families|parents|apprentices|nurses|` +
    String.raw`workers|migrants|refugees|pickers|guests|visitors|people|voters|taxpayers|users)\b`,
  'iu',
);

/** "Clerks skip 6 in 10 denials": whoever works for customers has what is theirs. */
const beginsWithTheirStaff = (sentence: string): boolean =>
  sentence
    .toLowerCase()
    .split(/[^\p{L}'’-]+/u)
    .slice(0, 3)
    .some(areEmployed);

/** "Citizens suffer queues" where notaries pay: it is others who are said to have it. */
function isTheirs(sentence: string, customer: string): boolean {
  const heads = headsIn(sentence);
  if (heads.includes(customer)) return true;
  if (heads.length > 0) return false;
  return beginsWithTheirStaff(sentence) || (doneByOthers(sentence) === null && !BEGINS_WITH_OTHERS.test(sentence));
}

/**
 * The sentence of the problem that surely tells of a trouble that a startup's customers have and that costs them something, one with a figure
 * first. Null where nothing of the kind is said, or where it is the trouble of somebody else who does not pay to be without it.
 */
export function problemOfCustomers(startup: KnownStartup): string | null {
  const { problem, customer, basis } = startup;
  const troubles = sentencesOf(problem)
    .map(({ text }) => text)
    .filter(mayBePriced);
  const isNamed = customer !== null && customer !== basis.targetUser;
  const head = isNamed ? headOfName(customer.toLowerCase()) : '';
  if (isNamed && isTroubleOfOthers(startup, head)) return null;
  const theirs = isNamed ? troubles.filter((sentence) => isTheirs(sentence, head)) : troubles;
  return theirs.find((sentence) => HAS_FIGURE.test(sentence)) ?? theirs[0] ?? null;
}

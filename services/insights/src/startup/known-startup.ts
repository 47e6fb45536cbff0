import type { BriefRoles } from '@playbook/critique/answer/prefill/roles/brief-roles';
import {
  IDEA_INDUSTRIES,
  IDEA_STAGES,
  IDEA_TARGET_USERS,
  type IdeaIndustry,
  type IdeaStage,
  type IdeaTargetUser,
  NOT_SPECIFIED,
} from '@playbook/contracts/analysis/idea-check.schema';
import type { InsightBasis, StartupContext } from '@playbook/contracts/insights/industry-insights.schema';
import { arePrivatePeople } from '@playbook/critique/customers/private-people';
import { tellsOfPast } from '@playbook/critique/engine/words/tells-of-past';
import { tellsOfRival } from '@playbook/critique/engine/rivals/tells-of-rival';
import { doneByOthers } from '@playbook/critique/answer/prefill/told-of-others';
import { founderTexts } from './founder-texts.js';
import { INDUSTRY_OF_TARGET_USER, industryOfText, mayBuy, targetUserOfText } from './industry-words.js';
import { FLIES, SENTENCE_BREAK, subjectsOf } from './subjects.js';
import { stemsOf } from './text-stems.js';
import { todaysTools } from './todays-tools.js';
import { type Buyers, sellToMoneyFirms } from './payers/of-money-firms.js';
import { customersIn } from './payers/told-payer.js';
import { usersPay } from './payers/users-pay.js';
import { isVeterinary } from './veterinary.js';

const HAS_WORD = /[\p{L}\p{N}]/u;
const UNSET = new Set(['not specified', 'not provided', 'general', 'any']);

/** What insights are made for: the founder's choices, or what their words say where nothing was chosen. */
export interface KnownStartup {
  readonly basis: InsightBasis;
  /** What it does, in the founder's words; empty where nothing was said. */
  readonly description: string;
  /** The same without the founder's story, what was tried before and what others said. */
  readonly ofStartup: string;
  readonly problem: string;
  /** Whom it is for, in the founder's words where they are more than a choice; null where nothing was said. */
  readonly customer: string | null;
  /** Whether they are told to pay, or the founder named them so; somebody else may pay for what is for them. */
  readonly isPayerTold: boolean;
  /** What customers work with today: "paper and spreadsheets"; null where nothing of the kind was said. */
  readonly todaysTools: string | null;
  /** What the startup's words are about. */
  readonly stems: ReadonlySet<string>;
  /** What facts about it would be about. */
  readonly subjects: ReadonlySet<string>;
  /** The founder's own words about the startup, for patterns: without their story and what others said; a choice of the form is none. */
  readonly text: string;
  /** The same, and the founders' story where that names another country: where they are is read from it. */
  readonly placed: string;
  /** Whether patients are animals, as a founder's own trade may tell. */
  readonly isOfAnimals: boolean;
  /** What the sentences of the description say. */
  readonly briefRoles: BriefRoles;
  /** The same without people who are called as software is: a letting agent is none. */
  readonly words: string;
}

/** Reads a request: fills in the industry and the target user from the words where the founder chose none. */
export function knowStartup(context: StartupContext): KnownStartup {
  const description = given(context.ideaBrief) || given(context.description);
  const problem = given(context.problem);
  const customerWords = given(context.targetUsers) || given(context.targetUser);
  const isChoice = chosen(customerWords, IDEA_TARGET_USERS) !== null;
  const ownWords = isChoice ? '' : customerWords;
  // A founder with an idea check and an application has said what it does twice, in different words.
  const own = [...new Set([description, given(context.description)])].filter((part) => part !== '').join('\n');
  const { briefRoles, ofStartup, ofTrade, ofToday, text, placed } = founderTexts(own, { problem, ownWords });
  const { named, isPayerTold } =
    ownWords === ''
      ? customersIn({
          description: ofTrade.description,
          problem,
          ofStartup,
          everything: own,
          isForConsumers: chosenTargetUser(context) === 'Consumers',
          isForFirms: ARE_LARGE_FIRMS.has(chosenTargetUser(context) ?? NOT_SPECIFIED),
        })
      : { named: null, isPayerTold: usersPay(ownWords, ofStartup) };
  const trade = ofTheTrade(ofTrade.text);
  const words = withoutHumanAgents(trade).replace(LIKENED, ' ');
  const isOfAnimals = isVeterinary(`${own}\n${problem}`);
  const targetUser = targetUserIn(context, named, trade, isOfAnimals);
  return {
    basis: {
      ...industryOf(context, words, { targetUser, customers: buyersOf(named ?? ownWords), isOfAnimals }),
      targetUser,
      stage: stageOf(context.stage),
    },
    description,
    ofStartup,
    problem,
    customer: named ?? (customerWords || null),
    isPayerTold,
    todaysTools: todaysTools(`${ofToday}\n${problem}`),
    stems: stemsOf(trade),
    subjects: subjectsIn(words, text, {
      named: named ?? ownWords,
      customers: named ?? customerWords,
      isForMoneyFirms: chosenTargetUser(context) === 'Financial institutions',
    }),
    text,
    placed,
    isOfAnimals,
    briefRoles,
    words,
  };
}

const ARE_LARGE_FIRMS: ReadonlySet<IdeaTargetUser> = new Set(['Enterprise companies', 'Financial institutions']);

/** Who sells to lenders lends nothing: firms of money that a text names are no subject of it. */
const MONEY_FIRMS = /\b(?:lenders?|insurers?|moneylenders?)\b/gi;
/** "Later on, data center racks": what is not begun says nothing of the market that a founder is in. */
const LATER = /(?:^|[.;,(]) ?(?:later(?: on)?|eventually|one day|in the long run)\b[^.;\n]{0,120}/gim;
/** "We don't do crypto for the customers": what a founder denies. */
const DENIED =
  /\b(?:we|I|it) (?:(?:do|does|will)(?: not|n['’]t)|never) (?:do|sell|offer|touch|use|make|hold|lend|take|trade|issue)\b[^.;!?\n]{0,160}/gi;
/** Where nobody who is served pays. */
const IS_GIVEN = new RegExp(
  String.raw`\b(?:non-?profit|charity|(?:famil(?:y|ies)|parents|learners|pupils|students|patients) (?:never|do not|don['’]t) pay` +
    String.raw`|for (?:famil(?:y|ies)|parents|learners|pupils|students|patients) it is free|(?:will not|never) charge|501\s?\(c\))`,
  'i',
);
const OF_PAYERS: readonly string[] = ['families who pay', 'languages by subscription', 'cheap learning apps'];
const ofThoseWhoPay = (subjects: ReadonlySet<string>, text: string): ReadonlySet<string> =>
  IS_GIVEN.test(text) ? without(subjects, OF_PAYERS) : subjects;

/** Who sells software to banks lends nothing, moves no money and needs no license of one. */
const OF_MONEY_FIRMS: readonly string[] = [
  'lending',
  'money laws',
  'money that moves',
  'funded accounts',
  'partner banks',
  'accounts of people',
];
const ofThoseWhoSell = (subjects: ReadonlySet<string>, buyers: Buyers, text: string): ReadonlySet<string> =>
  sellToMoneyFirms(buyers, text) ? without(subjects, OF_MONEY_FIRMS) : subjects;

/** Factories as customers are no plants of the startup's own. */
const OWN_PLANTS: readonly string[] = ['plants of their own'];
const ARE_PLANTS = /\b(?:factories|plants|refineries|mills|manufacturers)\b/i;
const ofThoseWhoBuild = (subjects: ReadonlySet<string>, customers: string): ReadonlySet<string> =>
  ARE_PLANTS.test(customers) ? without(subjects, OWN_PLANTS) : subjects;

/** What facts about a startup would be about: not what is told of its customers, of later or of what it does not do. */
function subjectsIn(words: string, text: string, buyers: Buyers): ReadonlySet<string> {
  const said = words.replace(MONEY_FIRMS, ' ').replace(LATER, ' ').replace(DENIED, ' ');
  const ofPayers = ofThoseWhoPay(subjectsOf(said, buyers.named), text);
  return ofThoseWhoBuild(ofThoseWhoSell(ofPayers, buyers, text), buyers.customers);
}

const without = (subjects: ReadonlySet<string>, others: readonly string[]): ReadonlySet<string> =>
  new Set([...subjects].filter((subject) => !others.includes(subject)));

/** "Think of it as a health record for windows": what it is likened to is another trade. */
const LIKENED = new RegExp(
  String.raw`\b(?:GitHub|Uber|Airbnb|Figma|Notion|Slack|Stripe|Shopify|Netflix|Spotify|Duolingo|LinkedIn|Tinder|Salesforce|Canva|` +
    String.raw`Amazon|Google|Facebook|TikTok|Bloomberg|Zillow|DoorDash|Plaid) (?:for|of) [^.,;!?\n]{1,60}` +
    String.raw`|\bthink of (?:it|us|this) as [^.!?\n]{1,120}|\bhealth (?:record|check|score|report)s? (?:for|of) (?!people|patients)\w{1,30}`,
  'gi',
);

const HUMAN_AGENT = new RegExp(
  String.raw`\b(?:informal|exchange|clearing|village|letting|estate|travel|insurance|sales|support|customs|shipping|` +
    String.raw`ticket|booking|sports|literary|purchasing|field|call cent(?:er|re)) agents?\b`,
  'i',
);
const AI_AGENT = /\b(?:ai|voice|software|coding|autonomous|llm) agents?\b/i;
const AGENTS = /\bagents?\b/gi;

/** Where agents are people, and none is software, they are left out. */
const withoutHumanAgents = (text: string): string =>
  HUMAN_AGENT.test(text) && !AI_AGENT.test(text) ? text.replace(AGENTS, ' ') : text;

/** "The battery lasts two seasons": a part of a thing. */
const PARTS = new RegExp(
  String.raw`\bbatter(?:y|ies)[ -](?:lasts?|life|powered|runs?|is good|good|holds?|swap|change)\b` +
    String.raw`|\bon (?:a|one|two) (?:\p{L}{1,12} )?batter(?:y|ies)\b|\bpilot (?:facility|line|plant|ladder|boat|station|transfer)s?\b` +
    String.raw`|\b(?:licensed|harbou?r|marine|river|under a) pilots?\b`,
  'giu',
);

/** Where something flies, a pilot is somebody, and no trial of a product. */
const withoutPilots = (text: string): string =>
  FLIES.test(text) ? text.replace(/\bpilot(?:s|ed|ing)?\b/gi, ' ') : text;

/** "I'm a night nurse on a cardiac ward": what a founder is may be another trade, too. */
const IS_FOUNDER = /^(?:hello,? |hi,? )?I(?:['’]m| am) an? /i;

/** "I was told this isn't a tech company": what it is not. */
const IS_NO_SUCH = /\b(?:isn['’]t|is not|aren['’]t|are not|not) an? (?:[\p{L}-]{2,20} ){0,2}[\p{L}-]{2,20}/giu;

/** "We set up a school for handlers": where a founder's own people learn, nobody else does. */
const OWN_SCHOOL = /\b(?:set up|started|opened) a school\b/gi;

/** "My partner Thibault, ex-Shopify": where somebody came from. */
const FORMER_EMPLOYER = /\b(?:ex|former(?:ly)?|previously)(?:[ -]| at | of )(?:\p{L}{2,12} at )?\p{Lu}[\p{L}&]{1,20}/gu;

/** The trade of a rival, or of a founder's former employer, may be another one. */
const ofTheTrade = (text: string): string =>
  withoutPilots(text)
    .split(SENTENCE_BREAK)
    .filter((one) => !tellsOfRival(one) && !tellsOfPast(one) && !IS_FOUNDER.test(one))
    .join('\n')
    .replace(PARTS, ' ')
    .replace(IS_NO_SUCH, ' ')
    .replace(FORMER_EMPLOYER, ' ')
    .replace(OWN_SCHOOL, ' ');

function given(value: string | undefined): string {
  const text = value?.trim() ?? '';
  return UNSET.has(text.toLowerCase()) || !HAS_WORD.test(text) ? '' : text;
}

const chosen = <T extends string>(value: string | undefined, choices: readonly T[]): T | null =>
  choices.find((choice) => choice === value?.trim()) ?? null;

/** Patients buy for themselves, where they buy at all. */
const PATIENTS = /\bpatients(?: who .{1,120})?$/i;

/** A word somewhere in a text is about somebody else as often: "a university lab also makes this". */
const LEAST_OF_WHOLE = 2;
/** And two are where they are of another industry: hooves are trimmed as a dentist drills. */
const LEAST_WITHOUT_INDUSTRY = 3;
function targetUserOfWhole(text: string): IdeaTargetUser | null {
  const spoken = targetUserOfText(text, LEAST_OF_WHOLE);
  if (spoken === null || INDUSTRY_OF_TARGET_USER[spoken] === industryOfText(text)) return spoken;
  return targetUserOfText(text, LEAST_WITHOUT_INDUSTRY);
}
const firstSentence = (text: string): string => text.split(SENTENCE_BREAK, 1)[0] ?? '';

const IN_ANY_STORY: ReadonlySet<IdeaTargetUser> = new Set(['Consumers', 'Students/educators', 'Small businesses']);
const INDUSTRY_OF: Readonly<Partial<Record<IdeaTargetUser, string>>> = INDUSTRY_OF_TARGET_USER;
function targetUserByWords(named: string | null, text: string): IdeaTargetUser {
  // Where customers are named, another word of the text is about somebody else.
  if (named === null) {
    const spoken = targetUserOfText(firstSentence(text)) ?? targetUserOfWhole(text) ?? NOT_SPECIFIED;
    // People, students and companies are in every story.
    return IN_ANY_STORY.has(spoken) && INDUSTRY_OF[spoken] !== industryOfText(text) ? NOT_SPECIFIED : spoken;
  }
  if (arePrivatePeople(named) || PATIENTS.test(named)) return 'Consumers';
  const spoken = targetUserOfText(named) ?? NOT_SPECIFIED;
  // A dental lab treats nobody.
  return spoken === 'Healthcare providers' && !mayBuy('Healthcare', named) ? NOT_SPECIFIED : spoken;
}

/** "Funeral directors handling 250 families a year": whom the customers serve. */
const WHOM_THEY_SERVE =
  /,? (?:who |that )?(?:(?:handl|serv|treat|look|help|host|bury|insur|mov)(?:e|es|s|ing)|car(?:ing|es?) for)\b/i;
const buyersOf = (customers: string): string => customers.split(WHOM_THEY_SERVE, 1)[0] ?? '';

/** "Pathologists carrying 40 children": what they have to do with. */
const NARROWED = /,| (?:in|at|with|who|that|of|carrying|for|from|whose)\b/i;

function targetUserOfBuyers(customers: string, text: string): IdeaTargetUser {
  const buyers = buyersOf(customers);
  const spoken = targetUserOfText(buyers);
  // Developers who buy an account for their taxes buy no tool.
  if (spoken === 'Developers' && SPEAKS_OF['Developer Tools']?.test(text) === false) return NOT_SPECIFIED;
  return spoken ?? (arePrivatePeople(buyers.split(NARROWED, 1)[0] ?? '') ? 'Consumers' : NOT_SPECIFIED);
}

/** Who treats animals is of no target user of the form. */
const targetUserIn = (
  context: StartupContext,
  named: string | null,
  text: string,
  isOfAnimals: boolean,
): IdeaTargetUser => chosenTargetUser(context) ?? (isOfAnimals ? NOT_SPECIFIED : targetUserOf(context, named, text));

const chosenTargetUser = ({ targetUser, targetUsers }: StartupContext): IdeaTargetUser | null =>
  chosen(targetUser, IDEA_TARGET_USERS) ?? chosen(targetUsers, IDEA_TARGET_USERS);

function targetUserOf(context: StartupContext, named: string | null, text: string): IdeaTargetUser {
  const customers = given(context.targetUsers) || given(context.targetUser);
  if (customers === '') return targetUserByWords(named, text);
  return targetUserOfBuyers(customers, text);
}

/** What a business buys that is called software, or works as such. */
const SOFTWARE =
  /\b(?:software|saas|apps?|platform|api|automat\w{1,9}|website|dashboard|crm|online|portal|plug-?in|tools?|ai|agents?|chatbots?)\b/i;

/** "Banks lend nothing on a guess": banks stand beside every trade, so that an industry of money is said of what is made as well. */
function spokenIndustry(text: string, customers: string, isOfAnimals: boolean): ReturnType<typeof industryOfText> {
  const spoken = industryOfText(text, `${firstSentence(text)} ${customers}`);
  if (spoken === 'Healthcare' && isOfAnimals) return null;
  if (spoken !== 'Fintech') return spoken;
  const own = text
    .split(SENTENCE_BREAK)
    .filter((one, index) => doneByOthers(one) === null && (index === 0 || IS_OURS.test(one)));
  return industryOfText(own.join(' ')) === spoken ? spoken : null;
}
/** "The forest office lends the roads" says nothing of what is made. */
const IS_OURS = /\b(?:we|our|ours|us|it|apps?|platform|software|api|service)\b/i;

/** What a guess by the customers has to speak of: a register of pianos for schools teaches nobody, and an account of developers is no code. */
const SPEAKS_OF: Readonly<Partial<Record<IdeaIndustry, RegExp>>> = {
  EdTech: new RegExp(
    String.raw`\b(?:teach\w{0,4}|learn\w{0,4}|lessons?|class(?:es|rooms?)?|exams?|tutor\w{0,4}|pupils?|students?|homework|cours(?:es?|` +
      String.raw`ework)|curricul\w{1,4}|grad(?:e|es|ing))\b`,
    'i',
  ),
  'Developer Tools': new RegExp(
    String.raw`\b(?:code|coding|apis?|repos?|deploy\w{0,6}|builds?|tests?|pull requests?|bugs?|releases?|sdk|ci|cli|git\w{0,3}|` +
      String.raw`kubernetes|cloud|software|databases?|open[- ]source)\b`,
    'i',
  ),
};

/** "A cutting shed does them overnight": software beside it makes it none. */
const MAKES_THINGS =
  /\b(?:sheds?|workshops?|factor(?:y|ies)|foundr(?:y|ies)|baker(?:y|ies)|kilns?|furnaces?|trolleys?|lorr(?:y|ies)|warehouses?|laborator(?:y|ies)|saws?)\b/i;
const FEWEST_OF_SOFTWARE = 2;
const EACH_SOFTWARE = new RegExp(SOFTWARE, 'gi');
const isSoftware = (text: string): boolean =>
  SOFTWARE.test(text) &&
  (!MAKES_THINGS.test(text) ||
    new Set((text.match(EACH_SOFTWARE) ?? []).map((word) => word.toLowerCase())).size >= FEWEST_OF_SOFTWARE);

/** Whether a guess by the customers is wrong by what the text speaks of: a builder who rents a sensor buys no software. */
const isOfOther = (guess: IdeaIndustry, text: string): boolean =>
  text !== '' && ((guess === 'B2B SaaS' && !isSoftware(text)) || SPEAKS_OF[guess]?.test(text) === false);

/** "A student comes for a certificate": who is only served at a school learns nothing there. */
const TEACHES = new RegExp(
  String.raw`\b(?:teach\w{0,4}|learn\w{0,4}|lessons?|class(?:es|rooms?)?|exams?|tutor\w{0,4}|pupils?|homework|cours(?:es?|ework)` +
    String.raw`|curricul\w{1,4}|grad(?:es?|ing)|schools?|tests?)\b`,
  'i',
);
/** Whether what the words speak of is not what is made: a charity sells no software to firms. */
const isSpokenInPassing = (spoken: IdeaIndustry, text: string, description: string): boolean =>
  (spoken === 'B2B SaaS' && IS_GIVEN.test(text)) ||
  (spoken === 'EdTech' && description !== '' && !TEACHES.test(description));

function industryOf(
  context: StartupContext,
  text: string,
  {
    targetUser,
    customers,
    isOfAnimals,
  }: { readonly targetUser: IdeaTargetUser; readonly customers: string; readonly isOfAnimals: boolean },
): Pick<InsightBasis, 'industry' | 'industryFrom'> {
  const own = chosen(context.industry, IDEA_INDUSTRIES);
  if (own) return { industry: own, industryFrom: 'founder' };
  const spoken = spokenIndustry(text, customers, isOfAnimals);
  if (spoken !== null && mayBuy(spoken, customers) && !isSpokenInPassing(spoken, text, given(context.ideaBrief)))
    return { industry: spoken, industryFrom: 'words' };
  const guess = targetUser === NOT_SPECIFIED ? null : INDUSTRY_OF_TARGET_USER[targetUser];
  if (guess === null || isOfOther(guess, text) || isSpokenInPassing(guess, text, given(context.ideaBrief)))
    return { industry: 'General', industryFrom: 'nothing' };
  return { industry: guess, industryFrom: 'target-user' };
}

const stageOf = (stage: StartupContext['stage']): IdeaStage | null => chosen(stage, IDEA_STAGES);

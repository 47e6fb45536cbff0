import { sellsToMoneyFirms } from '../../customers/sells-to-money-firms.js';
import { quotedClause } from '../../engine/quotes.js';
import { customersOf } from '../cues/customers.js';
import type { IdeaReading } from '../reading/idea-reading.js';
import { isInUse } from '../reading/in-use.js';
import { LENDS_ITSELF } from '../../engine/words/lends-itself.js';
import { firstWordOf, nameOf } from '../venture/venture-kinds.js';
import { namedRivals } from '../../engine/rivals/named-rivals.js';
import { bringsTogether, isDenied } from './meant.js';

/** What in a text keeps its risk where it is, and what to do about it. It moves no score. */
export interface StandingRisk {
  readonly message: string;
  readonly suggestion: string;
}

type Found = (reading: IdeaReading) => StandingRisk | null;

const LIST = new Intl.ListFormat('en-GB');
const named = (words: readonly string[]): string => LIST.format(words.map((word) => `'${word}'`));

const wordIn = (list: string, { idea }: IdeaReading): string => firstWordOf(list, idea.form.ideaBrief) ?? 'it';

/** What others make and got approved is fitted and sold, or used by a nurse who comes. */
const IS_RESOLD =
  /\bnurses? (?:on call|comes?|visits?)\b|\bresearch use only\b|\b(?:fitted|fitting|retail\w*|resell\w*|distribut(?:e|es|or|ors))\b/i;

const medical: Found = (reading) =>
  reading.kinds.has('medical') && !IS_RESOLD.test(reading.idea.form.ideaBrief)
    ? {
        message:
          `'${wordIn('device', reading)}' ${wordIn('device', reading).endsWith('s') ? 'are' : 'is'} used on patients: ` +
          'approval and a study come before the first sale.',
        suggestion: 'Say which approval it needs, who runs the study and what it has to show.',
      }
    : null;

const laboratory: Found = (reading) =>
  reading.kinds.has('laboratory')
    ? {
        message: `It has to leave the laboratory ('${wordIn('laboratory', reading)}'): the next size is where time and money go.`,
        suggestion: 'Say what the next size costs, who hosts it and what it has to show.',
      }
    : null;

/** "We do not lend", "we don't do underwriting". */
function isLoanDenied({ idea }: IdeaReading): boolean {
  const { ideaBrief } = idea.form;
  const words = firstWordOf('lends', ideaBrief);
  const start = words === null ? -1 : ideaBrief.indexOf(words);
  const isNotLent = /\b(?:do|does)(?: not|n['’]t) lend\b/i.test(ideaBrief);
  return isNotLent || (words !== null && start >= 0 && isDenied(ideaBrief, { start, end: start + words.length }));
}

/** A cooperative lends probes too. */
const IS_OF_MONEY = new RegExp(
  String.raw`\b(?:loans?|credits?|interest|repa(?:y|id|ys|yment|yments)|borrow\w*|advances?|advanced|defaults?|instal\w+` +
    String.raw`|capital|money|cash|invoices?|bnpl|pay later|factoring|underwrit\w+)\b`,
  'i',
);

/** Whoever underwrites a policy lends nothing. */
const IS_INSURANCE = /\b(?:insur\w+|reinsur\w+|polic(?:y|ies)|premiums?)\b/i;
const lendsWord = (reading: IdeaReading): boolean =>
  !(/^underwrit/i.test(wordIn('lends', reading)) && IS_INSURANCE.test(reading.idea.form.ideaBrief));

const lender: Found = (reading) =>
  reading.kinds.has('lender') &&
  LENDS_ITSELF.test(reading.idea.form.ideaBrief) &&
  lendsWord(reading) &&
  IS_OF_MONEY.test(reading.idea.form.ideaBrief) &&
  !isLoanDenied(reading) &&
  !sellsToMoneyFirms(reading.idea.form.ideaBrief)
    ? {
        message: `'${wordIn('lends', reading)}': money goes out before it comes back, and some of it does not.`,
        suggestion: 'Say whose money it is, what share you expect to lose and what the rest has to earn.',
      }
    : null;

const audience: Found = (reading) =>
  reading.kinds.has('audience')
    ? {
        message: 'It is empty for the first who come, and they have other apps to open.',
        suggestion: 'Fill one place first: fifty people who open it every day.',
      }
    : null;

const content: Found = (reading) =>
  reading.kinds.has('content')
    ? {
        message: 'It asks for minutes that people give to others already.',
        suggestion: 'Show how many of those who began still come after ten issues.',
      }
    : null;

const holder: Found = (reading) => {
  const words = firstWordOf('holds', reading.idea.form.ideaBrief);
  return words === null
    ? null
    : {
        message: `'${words}': it holds money of others, so somebody must have the license and bear the loss.`,
        suggestion: 'Say who holds the license on day one and who bears the first loss.',
      };
};

const hasTwoSides = (reading: IdeaReading): boolean =>
  reading.kinds.has('market') ||
  reading.score.features
    .filter(({ id }) => id === 'danger.twoSided')
    .flatMap(({ spans }) => spans)
    .some(({ field, ...span }) => field === 'ideaBrief' && bringsTogether(reading.idea.form.ideaBrief, span));

const market: Found = (reading) =>
  hasTwoSides(reading)
    ? {
        message: 'It has two sides, those who offer and those who look, and neither comes first by itself.',
        suggestion: isInUse(reading)
          ? 'Say which side is harder to get, and how you got the first ten of it.'
          : 'Say which side is harder to get, and how you will get the first ten of it.',
      }
    : null;

const machine: Found = (reading) =>
  reading.kinds.has('machine')
    ? {
        message: 'It is a thing that has to be built and repaired, and that money goes out before customers pay.',
        suggestion: 'Say what one costs you to build, and what a customer pays for it over its life.',
      }
    : null;

const slowBuyer: Found = ({ idea }) => {
  const customers = customersOf(idea);
  // Written as an object, so that the customers alone are looked at.
  const told = customers === null ? idea.form.ideaBrief : `for ${customers}`;
  const buyer = firstWordOf('slow-buyer', told)?.toLowerCase();
  return buyer === undefined
    ? null
    : {
        message: `${buyer.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())} decide slowly, by budget and by committee.`,
        suggestion: 'Name the first one that would decide this year, who signs and from which budget.',
      };
};

const rivals: Found = ({ idea }) => {
  const names = namedRivals(idea.fields.ideaBrief.original, idea.fields.problem.original);
  if (names.length === 0) return null;
  const [verb, uses] = names.length === 1 ? ['is', 'uses it'] : ['are', 'uses one of them'];
  return {
    message: `${named(names)} ${verb} there already: say why somebody who ${uses} would change.`,
    suggestion: `Find three customers who would leave ${named(names)} for it, and say why.`,
  };
};

const access: Found = (reading) => {
  const words = firstWordOf('access', reading.idea.form.ideaBrief);
  return words === null
    ? null
    : {
        message: `It depends on access that others can close ('${words}'): say what happens on the day they do.`,
        suggestion: 'Say who has agreed to that access, and how customers are served on the day it ends.',
      };
};

const models: Found = (reading) =>
  firstWordOf('models', nameOf(reading.idea.form.ideaBrief)) === null
    ? null
    : {
        message: 'Others can build it on the same models: say what yours knows that theirs does not.',
        suggestion: 'Name the one thing of this trade that other teams get wrong, with a number.',
      };

/** What is sprayed, fed or dosed replaces no step that somebody does by hand. */
const IS_SUBSTANCE = new RegExp(
  String.raw`\b(?:sprays?|mists?|fogg?(?:ing|ed)|phages?|vaccin\w{1,5}|feed additives?|fertili[sz]ers?|coatings?|enzymes?|cocktails?|drugs?|doses?|seeds?` +
    String.raw`|inoculants?|binders?|catalysts?|resins?|pesticides?|fungicides?|probiotics?|powder|pellets?)\b`,
  'i',
);

/** What they do today, where the problem surely tells it. */
const habit: Found = ({ idea: { fields } }) => {
  if (IS_SUBSTANCE.test(fields.ideaBrief.original)) return null;
  const { original } = fields.problem;
  const words = firstWordOf('habit', original);
  if (words === null) return null;
  const start = original.indexOf(words);
  return {
    message: `${quotedClause(original, { start, end: start + words.length })} is what you have to beat.`,
    suggestion: 'Watch three people do it the old way, and say at which step they would change.',
  };
};

/** What must not be passed over, the gravest first. */
const GRAVE: readonly Found[] = [medical, laboratory, lender, holder, audience, content, market, machine, slowBuyer];
/** What may be said of any trade. */
const USUAL: readonly Found[] = [access, rivals, habit, models];

function firstOf(all: readonly Found[], reading: IdeaReading): StandingRisk | null {
  for (const find of all) {
    const risk = find(reading);
    if (risk !== null) return risk;
  }
  return null;
}

export const graveRiskOf = (reading: IdeaReading): StandingRisk | null => firstOf(GRAVE, reading);

/** What keeps the risk of a category where it is; null where the text tells nothing of the kind. */
export const standingRiskOf = (reading: IdeaReading): StandingRisk | null => firstOf([...GRAVE, ...USUAL], reading);

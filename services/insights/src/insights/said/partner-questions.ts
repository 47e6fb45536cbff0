import type { InsightSection } from '@playbook/contracts/insights/industry-insights.schema';
import type { SlotName } from '@playbook/critique/engine/slots/slot';
import { fitsText } from '@playbook/critique/engine/questions/fitting-questions';
import type { KnownStartup } from '../../startup/known-startup.js';
import { saidOf } from '../../startup/said-of-startup.js';
import { subjectsOfFact } from '../../startup/subjects.js';
import { isOfItsCountry } from '../facts/fits.js';
import { takesNoMoney } from '../no-money.js';
import { businessKind } from './business-kind.js';
import { tellsOfToday, todaysWayLine } from './todays-way.js';

/** What a section's questions are about. */
const ASKED: Readonly<Record<InsightSection, SlotName | 'next' | null>> = {
  'market-size': null,
  'target-customers': null,
  'business-model': 'price',
  competitors: 'today',
  trends: 'change',
  challenges: 'next',
};
/** Of a trade in only a part of which a question has a sense: cows are no crop. */
const PARTS: readonly string[] = [
  'crops',
  'grid',
  'plants of their own',
  'locations of their own',
  'delivery apps',
  'the tax year',
  'operators',
  'homes on offer',
  'machines that are watched',
  'teachers',
  'law firms',
];
const MAX_QUESTIONS: Readonly<Partial<Record<InsightSection, number>>> = { challenges: 3 };

/** What a partner asks a startup of this trade about a section, as far as its founder has not said it; none of a trade that is not known. */
export function partnerQuestions(section: InsightSection, startup: KnownStartup): string[] {
  const asked = ASKED[section];
  const kind = asked === null || startup.text === '' ? null : businessKind(startup);
  if (asked === null || kind === null) return [];
  if ((asked === 'price' && kind.id !== OF_NON_PROFITS && takesNoMoney(startup)) || isTold(asked, startup)) return [];
  return (kind.questions[asked] ?? [])
    .filter(
      (question) =>
        fitsText(question, startup.text) &&
        isOfItsCountry(question, startup) &&
        isOfItsPart(question, startup) &&
        !isAnswered(question, startup),
    )
    .slice(0, MAX_QUESTIONS[section] ?? 1)
    .map((question) => `Have an answer ready: ${question}`);
}

/** Whether a founder has said what is asked. */
function isTold(asked: SlotName | 'next', startup: KnownStartup): boolean {
  if (asked === 'next') return false;
  if (saidOf(startup)[asked].state === 'stated') return true;
  return asked === 'today' && (todaysWayLine(startup) !== null || tellsOfToday(startup));
}

/** Of whom it is asked who pays for what is given. */
const OF_NON_PROFITS = 'non-profit';
/** How firms of lawyers bill, and who of them does the work, is asked of nobody who serves people for nothing. */
const OF_SALES =
  /\b(?:hourly|bill by the hour|first-year associate|per seat|priced|price|charge|renew\w{0,3}|tuition)\b/i;

/** Questions that a founder's words have answered: "the differ is Apache-2.0, the approval workflow is paid". */
const ANSWERED: readonly (readonly [asked: RegExp, said: RegExp])[] = [
  [
    /^What stays free forever/,
    /\bopen[- ]core\b|\bpaid (?:part|tier|version|plan|features?)\b|\b(?:is|are) paid(?=[.,;]|$)/i,
  ],
];
const isAnswered = (question: string, startup: KnownStartup): boolean =>
  ANSWERED.some(([asked, said]) => asked.test(question) && said.test(startup.text)) ||
  (OF_SALES.test(question) && takesNoMoney(startup));

const isOfItsPart = (question: string, { subjects }: KnownStartup): boolean =>
  subjectsOfFact(question).every((subject) => subjects.has(subject) || !PARTS.includes(subject));

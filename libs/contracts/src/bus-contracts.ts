import { z } from 'zod';
import * as analysis from './analysis/pitch-analysis.contract.js';
import * as analysisContent from './analysis/analysis-content.contract.js';
import * as answerAnalysis from './analysis/answer-analysis.contract.js';
import * as applications from './applications/applications.contract.js';
import * as authRevocations from './auth/revocations.contract.js';
import * as auth from './auth/auth.contract.js';
import * as authAccount from './auth/auth-account.contract.js';
import * as authAdmin from './auth/admin/admin.contract.js';
import * as authAdminFactors from './auth/admin/admin-factors.contract.js';
import * as authAdminLinks from './auth/admin/admin-links.contract.js';
import * as authFactors from './auth/factors/factors.contract.js';
import * as authIdToken from './auth/id-token.contract.js';
import * as authMail from './auth/mail/mail.contract.js';
import * as dashboard from './dashboard/dashboard.contract.js';
import * as industryAnalysis from './insights/industry-analysis.contract.js';
import * as industryInsights from './insights/industry-insights.contract.js';
import * as profile from './profile/profile.contract.js';
import * as storedAnalyses from './analysis/stored-analyses.contract.js';
import { FOUNDER_LIFECYCLES } from './founder/founder-lifecycles.contract.js';
import type { EventContract } from './shared/event.js';
import type { Procedure } from './shared/procedure.js';

const CONTRACTS: readonly unknown[] = [
  analysis,
  analysisContent,
  answerAnalysis,
  applications,
  authRevocations,
  auth,
  authAccount,
  authAdmin,
  authAdminFactors,
  authAdminLinks,
  authFactors,
  authIdToken,
  authMail,
  dashboard,
  industryAnalysis,
  industryInsights,
  profile,
  storedAnalyses,
  FOUNDER_LIFECYCLES,
];

export type BusContract = Procedure | EventContract;

const isEvent = (contract: BusContract): contract is EventContract => 'takers' in contract;
const isProcedure = (contract: BusContract): contract is Procedure => 'timeoutMs' in contract;
const isContract = (value: object): value is BusContract =>
  'subject' in value && ('takers' in value || 'timeoutMs' in value);

/** The procedures and events in what a module exports: by themselves, or in groups that are defined at once. */
export function contractsIn(exported: unknown): BusContract[] {
  if (typeof exported !== 'object' || exported === null || exported instanceof z.ZodType) return [];
  return isContract(exported) ? [exported] : [...new Set(Object.values(exported).flatMap(contractsIn))];
}

const ALL = contractsIn(CONTRACTS);

/** Everything that may travel between the processes of the product. */
export interface BusContracts {
  readonly procedures: readonly Procedure[];
  readonly events: readonly EventContract[];
}

/** Every procedure and event that a contract declares; who may do what on a shared server is derived from it. */
export const BUS_CONTRACTS: BusContracts = {
  procedures: ALL.filter(isProcedure),
  events: ALL.filter(isEvent),
};

import * as analysis from './analysis/pitch-analysis.contract.js';
import * as analysisAccount from './analysis/analysis-account.contract.js';
import * as analysisContent from './analysis/analysis-content.contract.js';
import * as answerAnalysis from './analysis/answer-analysis.contract.js';
import * as applications from './applications/applications.contract.js';
import * as applicationsAccount from './applications/applications-account.contract.js';
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
import * as insightsAccount from './insights/insights-account.contract.js';
import * as profile from './profile/profile.contract.js';
import * as storedAnalyses from './analysis/stored-analyses.contract.js';
import * as usage from './founder/usage.contract.js';
import type { EventContract } from './shared/event.js';
import type { Procedure } from './shared/procedure.js';

const CONTRACTS: readonly unknown[] = [
  analysis,
  analysisAccount,
  analysisContent,
  answerAnalysis,
  applications,
  applicationsAccount,
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
  insightsAccount,
  profile,
  storedAnalyses,
  usage,
].flatMap((exported) => Object.values<unknown>(exported));

const has = (contract: unknown, member: string): boolean =>
  typeof contract === 'object' && contract !== null && 'subject' in contract && member in contract;
const isProcedure = (contract: unknown): contract is Procedure => has(contract, 'timeoutMs');
const isEvent = (contract: unknown): contract is EventContract => has(contract, 'takers');

/** Everything that may travel between the processes of the product. */
export interface BusContracts {
  readonly procedures: readonly Procedure[];
  readonly events: readonly EventContract[];
}

/** Every procedure and event that a contract declares; who may do what on a shared server is derived from it. */
export const BUS_CONTRACTS: BusContracts = {
  procedures: CONTRACTS.filter(isProcedure),
  events: CONTRACTS.filter(isEvent),
};

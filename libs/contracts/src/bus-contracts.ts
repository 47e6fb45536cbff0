import * as analysis from './analysis.contract.js';
import * as analysisAccount from './analysis-account.contract.js';
import * as analysisContent from './analysis-content.contract.js';
import * as answerAnalysis from './answer-analysis.contract.js';
import * as applications from './applications.contract.js';
import * as applicationsAccount from './applications-account.contract.js';
import * as authRevocations from './auth-revocations.contract.js';
import * as auth from './auth.contract.js';
import * as authAccount from './auth-account.contract.js';
import * as authAdmin from './auth-admin.contract.js';
import * as authAdminFactors from './auth-admin-factors.contract.js';
import * as authAdminLinks from './auth-admin-links.contract.js';
import * as authFactors from './auth-factors.contract.js';
import * as authIdToken from './auth-id-token.contract.js';
import * as authMail from './auth-mail.contract.js';
import * as dashboard from './dashboard.contract.js';
import * as industryAnalysis from './industry-analysis.contract.js';
import * as industryInsights from './industry-insights.contract.js';
import * as insightsAccount from './insights-account.contract.js';
import * as profile from './profile.contract.js';
import * as storedAnalyses from './stored-analyses.contract.js';
import * as usage from './usage.contract.js';
import type { EventContract } from './event.js';
import type { Procedure } from './procedure.js';

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

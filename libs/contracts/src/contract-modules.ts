import * as shareComments from './sharing/share-comments.contract.js';
import * as shareLinks from './sharing/share-links.contract.js';
import * as sharedDocuments from './sharing/shared-documents.contract.js';
import * as sharedReading from './sharing/shared-reading.contract.js';
import * as spokenAnswers from './interviews/spoken-answers.contract.js';
import * as interviews from './interviews/interviews.contract.js';
import * as deckAnalyses from './decks/deck-analyses.contract.js';
import * as deckUploads from './decks/deck-uploads.contract.js';
import * as demoAnalyses from './demos/demo-analyses.contract.js';
import * as demoUploads from './demos/demo-uploads.contract.js';
import * as analysisContent from './analysis/analysis-content.contract.js';
import * as answerAnalysis from './analysis/answer-analysis.contract.js';
import * as applicationMemo from './analysis/partners-memo/application-memo.contract.js';
import * as analysis from './analysis/pitch-analysis.contract.js';
import * as storedAnalyses from './analysis/stored-analyses.contract.js';
import * as applicationRoutes from './applications/application-routes.contract.js';
import * as applications from './applications/applications.contract.js';
import * as targetDate from './applications/target-date.contract.js';
import * as authAdminFactors from './auth/admin/admin-factors.contract.js';
import * as authAdminLinksRoutes from './auth/admin/admin-links-routes.contract.js';
import * as authAdminLinks from './auth/admin/admin-links.contract.js';
import * as authAdminRoutes from './auth/admin/admin-routes.contract.js';
import * as authAdmin from './auth/admin/admin.contract.js';
import * as authAccount from './auth/auth-account.contract.js';
import * as authRoutes from './auth/auth-routes.contract.js';
import * as auth from './auth/auth.contract.js';
import * as factorsRoutes from './auth/factors/factors-routes.contract.js';
import * as authFactors from './auth/factors/factors.contract.js';
import * as authIdToken from './auth/id-token.contract.js';
import * as mailRoutes from './auth/mail/mail-routes.contract.js';
import * as authMail from './auth/mail/mail.contract.js';
import * as publicAuthRoutes from './auth/public-auth-routes.contract.js';
import * as authRevocations from './auth/revocations.contract.js';
import * as dashboard from './dashboard/dashboard.contract.js';
import * as industryAnalysis from './insights/industry-analysis.contract.js';
import * as industryInsights from './insights/industry-insights.contract.js';
import * as profile from './profile/profile.contract.js';
import { FOUNDER_LIFECYCLES } from './founder/founder-lifecycles.contract.js';

/** What the contract files declare that travel between processes or are served as they are; a test finds one that is missing. */
export const CONTRACT_MODULES: readonly unknown[] = [
  shareComments,
  shareLinks,
  sharedDocuments,
  sharedReading,
  interviews,
  spokenAnswers,
  deckAnalyses,
  deckUploads,
  demoAnalyses,
  demoUploads,
  analysis,
  analysisContent,
  answerAnalysis,
  applicationMemo,
  applicationRoutes,
  applications,
  targetDate,
  auth,
  authAccount,
  authAdmin,
  authAdminFactors,
  authAdminLinks,
  authAdminLinksRoutes,
  authAdminRoutes,
  authFactors,
  authIdToken,
  authMail,
  authRevocations,
  authRoutes,
  dashboard,
  factorsRoutes,
  industryAnalysis,
  industryInsights,
  mailRoutes,
  profile,
  publicAuthRoutes,
  storedAnalyses,
  FOUNDER_LIFECYCLES,
];

import { listIdeaChecksRoute } from '@playbook/contracts/analysis/analysis-content.contract';
import { listPitchAnalysesRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { getIndustryAnalysisRoute } from '@playbook/contracts/insights/industry-analysis.contract';
import { webConfigRoute } from '@playbook/contracts/telemetry/telemetry.contract';
import { FakeGateway, reply } from './fake-gateway.js';

const WEB_CONFIG = { isTelemetryEnabled: false, isDevelopmentSignIn: false, apiKey: null };
const EMPTY_PAGE = { items: [], nextCursor: null };

/** A gateway that knows what the shell around each page asks for, of a founder who has nothing yet. */
export const startShellGateway = (): FakeGateway =>
  new FakeGateway()
    .on(`GET ${webConfigRoute.path}`, () => reply(WEB_CONFIG))
    .on(`GET ${listPitchAnalysesRoute.path}`, () => reply(EMPTY_PAGE))
    .on(`GET ${listIdeaChecksRoute.path}`, () => reply(EMPTY_PAGE))
    .on(`GET ${getIndustryAnalysisRoute.path}`, () => reply({ industryAnalysis: null }));

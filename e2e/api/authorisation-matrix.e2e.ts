import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { analyzeContentRoute } from '@playbook/contracts/analysis/analysis-content.contract';
import { analyzePitchRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import type { Route } from '@playbook/contracts/core/route';
import { startInterviewRoute } from '@playbook/contracts/interviews/interviews.contract';
import { type Call, call, type Founder, type Reply, signUpFounder } from '../support/auth/founder.js';
import { declaredRoutes, operationOf } from '@playbook/testing/product/declared-routes';
import { deckUploadsOf, newDeckUpload, tinyDeck, uploadDeck } from '../support/files/deck-upload.js';
import { beginDemoUpload, newDemoUpload, tinyVideo, uploadDemo } from '../support/files/demo-upload.js';
import { industryAnalysisOf } from '../support/industry-analysis.js';
import { forgedTokens } from '../support/auth/forged-tokens.js';
import { commentBy, shareOf } from '../support/share-links.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
/** Stands in everything that the owner stores, so that any answer that holds it to somebody else is a leak. */
const MARKER = 'Quokkafold';

/** What the owner has before the matrix runs. */
interface Belongings {
  readonly owner: Founder;
  readonly pitchAnalysisId: string;
  readonly ideaCheckId: string;
  readonly answerAnalysisId: string;
  /** Another one than is stored. */
  readonly industryAnalysis: object;
  readonly factorId: string;
  readonly demoId: string;
  readonly demoUploadId: string;
  readonly deckId: string;
  readonly deckUploadId: string;
  readonly interviewId: string;
  readonly shareLinkId: string;
  readonly shareCommentId: string;
}

interface Row {
  readonly params?: (belongings: Belongings) => Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** A body that has to be made. */
  readonly bodyOf?: (belongings: Belongings) => unknown;
  readonly query?: string;
  /** What another signed-in founder gets: a success that shows nothing of the owner's, or this status. */
  readonly otherFounder?: number;
  /** What the owner gets, where that is no success. */
  readonly owner?: number;
  /** Rows that destroy what others need run later; 0 unless said. */
  readonly turn?: number;
}

const factor = ({ factorId }: Belongings): Record<string, string> => ({ id: factorId });

const demo = ({ demoId }: Belongings): Record<string, string> => ({ id: demoId });
const upload = ({ demoUploadId }: Belongings): Record<string, string> => ({ id: demoUploadId });
const deck = ({ deckId }: Belongings): Record<string, string> => ({ id: deckId });
const deckUpload = ({ deckUploadId }: Belongings): Record<string, string> => ({ id: deckUploadId });
const interview = ({ interviewId }: Belongings): Record<string, string> => ({ id: interviewId });
const shareLink = ({ shareLinkId }: Belongings): Record<string, string> => ({ id: shareLinkId });
const shareComment = ({ shareCommentId }: Belongings): Record<string, string> => ({ id: shareCommentId });
const interviewAnswer = ({ interviewId: id }: Belongings): object => ({
  id,
  questionId: 'well-known:opening',
  answer: `${MARKER} fills empty chairs.`,
  seconds: 5,
});
const user = ({ owner }: Belongings): Record<string, string> => ({ userId: owner.session.user.id });
/** No founder may call these, not even about their own account. */
const FOR_OPERATORS: Row = { otherFounder: 403, owner: 403 };

/** One row a route; the test fails for a route without one. */
const ROWS: Readonly<Record<string, Row>> = {
  'GET /rest/v1/share-links': {},
  'POST /rest/v1/share-links': {
    body: { kind: 'application', objectId: null, name: 'Ada', scope: 'comment', days: 7 },
  },
  'POST /rest/v1/share-links/:id/revoke': { params: shareLink, otherFounder: 404, turn: 1 },
  'DELETE /rest/v1/share-links/:id': { params: shareLink, turn: 2 },
  'GET /rest/v1/share-comments': {},
  'PUT /rest/v1/share-comments/:id/resolution': {
    params: shareComment,
    body: { isResolved: true },
    otherFounder: 404,
  },
  'POST /rest/v1/share-comments/replies': {
    bodyOf: ({ shareCommentId: commentId }) => ({ id: randomUUID(), commentId, text: 'Since August' }),
    otherFounder: 404,
  },
  'POST /rest/v1/share-comments/watch': {},
  'PUT /rest/v1/target-date': { body: { targetAt: null } },
  'GET /rest/v1/interviews': {},
  'GET /rest/v1/interviews/:id': { params: interview, otherFounder: 404 },
  'POST /functions/v1/start-interview': {},
  'POST /functions/v1/answer-interview': { bodyOf: interviewAnswer, otherFounder: 404 },
  'GET /rest/v1/interview-abilities': {},
  'POST /functions/v1/transcribe-answer': {
    body: { type: 'audio/webm', sound: 'GkXfowEAAAAAAAAf' },
    otherFounder: 404,
    owner: 404,
  },
  'POST /rest/v1/interviews/:id/end': { params: interview, otherFounder: 404, turn: 1 },
  'DELETE /rest/v1/interviews/:id': { params: interview, turn: 2 },
  'POST /rest/v1/demo-uploads': { body: newDemoUpload('take-2.mp4') },
  'GET /rest/v1/demo-uploads/:id': { params: upload, otherFounder: 404 },
  'POST /rest/v1/demo-uploads/:id/parts': { params: upload, body: { partNumbers: [1] }, otherFounder: 404 },
  'POST /rest/v1/demo-uploads/:id/complete': { params: upload, otherFounder: 404, owner: 409 },
  'DELETE /rest/v1/demo-uploads/:id': { params: upload, turn: 1 },
  'GET /rest/v1/demo-analyses': {},
  'DELETE /rest/v1/demo-analyses': { turn: 2 },
  'GET /rest/v1/demo-analyses/:id': { params: demo, otherFounder: 404 },
  'DELETE /rest/v1/demo-analyses/:id': { params: demo, turn: 1 },
  'GET /rest/v1/demo-analyses/:id/playback': { params: demo, otherFounder: 404 },
  'PUT /rest/v1/demo-analyses/:id/transcript': { params: demo, body: { text: 'We sell payroll' }, otherFounder: 404 },
  'PUT /rest/v1/demo-analyses/:id/format': { params: demo, body: { format: 'product' }, otherFounder: 404 },
  'POST /rest/v1/demo-analyses/:id/cancel': { params: demo, otherFounder: 404 },
  'POST /functions/v1/analyze-demo': { bodyOf: ({ demoId }) => ({ analysisId: demoId }), otherFounder: 404 },
  'GET /rest/v1/demo-abilities': {},
  'POST /rest/v1/deck-uploads': { body: newDeckUpload('deck-2.pdf') },
  'GET /rest/v1/deck-uploads/:id': { params: deckUpload, otherFounder: 404 },
  'POST /rest/v1/deck-uploads/:id/parts': { params: deckUpload, body: { partNumbers: [1] }, otherFounder: 404 },
  'POST /rest/v1/deck-uploads/:id/complete': { params: deckUpload, otherFounder: 404, owner: 409 },
  'DELETE /rest/v1/deck-uploads/:id': { params: deckUpload, turn: 1 },
  'GET /rest/v1/deck-analyses': {},
  'DELETE /rest/v1/deck-analyses': { turn: 2 },
  'GET /rest/v1/deck-analyses/:id': { params: deck, otherFounder: 404 },
  'DELETE /rest/v1/deck-analyses/:id': { params: deck, turn: 1 },
  'GET /rest/v1/deck-analyses/:id/file': { params: deck, otherFounder: 404 },
  'PUT /rest/v1/deck-analyses/:id/purpose': { params: deck, body: { purpose: 'reading' }, otherFounder: 404 },
  'POST /rest/v1/deck-analyses/:id/cancel': { params: deck, otherFounder: 404 },
  'POST /functions/v1/analyze-deck': { bodyOf: ({ deckId }) => ({ analysisId: deckId }), otherFounder: 404 },
  'POST /functions/v1/analyze-pitch': { body: { pitch: 'Payroll for dentists' } },
  'GET /rest/v1/pitch-analyses': {},
  'GET /rest/v1/pitch-analyses/:id': { params: ({ pitchAnalysisId }) => ({ id: pitchAnalysisId }), otherFounder: 404 },
  'POST /functions/v1/analyze-content': { body: { type: 'IDEA_CHECK', ideaBrief: 'Payroll for dentists' } },
  'POST /functions/v1/get-user-idea-check': {},
  'GET /rest/v1/idea-checks': {},
  'GET /rest/v1/idea-checks/:id': { params: ({ ideaCheckId }) => ({ id: ideaCheckId }), otherFounder: 404 },
  'GET /rest/v1/answer-analyses': {},
  'GET /rest/v1/answer-analyses/:id': {
    params: ({ answerAnalysisId }) => ({ id: answerAnalysisId }),
    otherFounder: 404,
  },
  'GET /rest/v1/application': {},
  'PATCH /rest/v1/application': { body: { status: 'in_progress' } },
  'PUT /rest/v1/application/answers/:sectionId/:fieldId': {
    params: () => ({ sectionId: 'vision', fieldId: 'why-now' }),
    body: { value: 'The law changed in May', baseVersion: 0 },
  },
  'GET /rest/v1/application/versions': { query: '?sectionId=traction&fieldId=metrics' },
  'POST /rest/v1/application/versions/restore': {
    body: { sectionId: 'traction', fieldId: 'metrics', version: 1, baseVersion: 1 },
    otherFounder: 404,
  },
  'POST /functions/v1/review-application': {},
  'POST /functions/v1/get-industry-insights': { body: { fieldType: 'prefill' } },
  'GET /rest/v1/industry-analysis': {},
  'PUT /rest/v1/industry-analysis': { bodyOf: ({ industryAnalysis }) => industryAnalysis, turn: 1 },
  'DELETE /rest/v1/industry-analysis': { turn: 2 },
  'GET /rest/v1/profile': {},
  'PUT /rest/v1/profile': { body: { fullName: 'Ada Lovelace' } },
  'GET /rest/v1/usage': {},
  'GET /rest/v1/stored-analyses': {},
  'DELETE /rest/v1/stored-analyses/:kind': {
    params: () => ({ kind: 'pitchAnalyses' }),
    query: '?keep=0',
    turn: 2,
  },
  'GET /rest/v1/dashboard': {},
  'GET /rest/v1/export': {},
  'DELETE /rest/v1/account': { body: { confirm: 'nobody@example.com' }, otherFounder: 400, owner: 400 },
  'GET /auth/v1/user': {},
  'PUT /auth/v1/user': { body: { data: { city: 'London' } } },
  'GET /auth/v1/reauthenticate': {},
  'POST /auth/v1/factors': { body: { factor_type: 'totp', friendly_name: 'of the matrix' } },
  'POST /auth/v1/factors/:id/challenge': { params: factor, otherFounder: 404 },
  'POST /auth/v1/factors/:id/verify': {
    params: factor,
    body: { challenge_id: '00000000-0000-4000-8000-000000000000', code: '123456' },
    otherFounder: 404,
    owner: 422,
  },
  'DELETE /auth/v1/factors/:id': { params: factor, otherFounder: 404, turn: 1 },
  'GET /auth/v1/user/identities/authorize': { query: '?provider=google', otherFounder: 404, owner: 404 },
  'DELETE /auth/v1/user/identities/:identityId': {
    params: () => ({ identityId: '00000000-0000-4000-8000-000000000000' }),
    otherFounder: 404,
    owner: 404,
  },
  'GET /auth/v1/admin/users': FOR_OPERATORS,
  'POST /auth/v1/admin/users': FOR_OPERATORS,
  'GET /auth/v1/admin/users/:userId': { ...FOR_OPERATORS, params: user },
  'PUT /auth/v1/admin/users/:userId': { ...FOR_OPERATORS, params: user, body: { role: 'service_role' } },
  'DELETE /auth/v1/admin/users/:userId': { ...FOR_OPERATORS, params: user },
  'GET /auth/v1/admin/users/:userId/factors': { ...FOR_OPERATORS, params: user },
  'DELETE /auth/v1/admin/users/:userId/factors/:factorId': {
    ...FOR_OPERATORS,
    params: (belongings) => ({ ...user(belongings), factorId: belongings.factorId }),
  },
  'POST /auth/v1/admin/generate_link': { ...FOR_OPERATORS, body: { type: 'magiclink', email: 'ada@example.com' } },
  'POST /auth/v1/invite': { ...FOR_OPERATORS, body: { email: 'ada@example.com' } },
  'POST /auth/v1/logout': { turn: 3 },
  'POST /auth/v1/signup': { body: {} },
  'POST /auth/v1/token': { body: {} },
  'GET /auth/v1/authorize': {},
  'GET /auth/v1/callback': {},
  'POST /auth/v1/otp': { body: {} },
  'POST /auth/v1/recover': { body: {} },
  'POST /auth/v1/resend': { body: {} },
  'POST /auth/v1/verify': { body: {} },
  'GET /auth/v1/verify': {},
  'POST /auth/v1/callback': {},
  'POST /auth/v1/sso': { body: {} },
  'GET /auth/v1/.well-known/jwks.json': {},
  'GET /auth/v1/settings': {},
  'GET /auth/v1/health': {},
  'GET /rest/v1/web-config': {},
  'POST /rest/v1/shared/open': { body: { secret: 'A'.repeat(43) } },
  'POST /rest/v1/shared/comments': { body: {} },
  'POST /telemetry/v1/traces': { body: {} },
  'POST /telemetry/v1/web-vitals': { body: {} },
};

const routes = await declaredRoutes();
const founderRoutes = [...routes.values()].filter(({ access }) => access !== 'public').toSorted(byOrder);
const publicRoutes = [...routes.values()].filter(({ access }) => access === 'public');

function rowOf(route: Route): Row {
  return ROWS[operationOf(route)] ?? {};
}

function byOrder(a: Route, b: Route): number {
  return (rowOf(a).turn ?? 0) - (rowOf(b).turn ?? 0);
}

function send(route: Route, belongings: Belongings, token?: string): Promise<Reply> {
  const { params, bodyOf, body = bodyOf?.(belongings), query = '' } = rowOf(route);
  const values = params?.(belongings) ?? {};
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? 'missing');
  const request: Call = {
    method: route.method,
    ...(route.method !== 'GET' && { body: body ?? {} }),
    ...(token !== undefined && { token }),
  };
  return call(`${url}${path}${query}`, request);
}

describe('the authorisation matrix', () => {
  let belongings: Belongings;
  let forged: Readonly<Record<string, string>>;

  beforeAll(async () => {
    const owner = await signUpFounder(url);
    const stored = await call(`${url}${analyzePitchRoute.path}`, {
      body: { pitch: `${MARKER} does payroll for dentists` },
      token: owner.session.access_token,
    });
    const { id } = analyzePitchRoute.response.parse(stored.json).data;
    const checked = await call(`${url}${analyzeContentRoute.path}`, {
      body: { type: 'IDEA_CHECK', ideaBrief: `${MARKER} does payroll for dentists` },
      token: owner.session.access_token,
    });
    const ideaCheckId = analyzeContentRoute.response.parse(checked.json).data.id;
    const judged = await call(`${url}${analyzeContentRoute.path}`, {
      body: { type: 'yc-application', sectionId: 'traction', fieldId: 'metrics', answer: `${MARKER} has 9 clinics` },
      token: owner.session.access_token,
    });
    const answerAnalysisId = analyzeContentRoute.response.parse(judged.json).data.id;
    await call(`${url}/rest/v1/application/answers/traction/metrics`, {
      method: 'PUT',
      body: { value: `${MARKER} has 12 customers`, baseVersion: 0 },
      token: owner.session.access_token,
    });
    const begun = await call(`${url}${startInterviewRoute.path}`, {
      method: 'POST',
      token: owner.session.access_token,
    });
    const interviewId = startInterviewRoute.response.parse(begun.json).data.interview.id;
    const { link, secret } = await shareOf(url, owner, { name: MARKER });
    const shareCommentId = (await commentBy(url, secret, { text: `${MARKER} is a good name` })).id;
    const industryAnalysis = await industryAnalysisOf(url, owner, 'Payroll for dentists');
    await call(`${url}/rest/v1/industry-analysis`, {
      method: 'PUT',
      body: { ...industryAnalysis, startupDescription: `${MARKER} does payroll for dentists` },
      token: owner.session.access_token,
    });
    const enrolled = await call(`${url}/auth/v1/factors`, {
      body: { factor_type: 'totp', friendly_name: MARKER },
      token: owner.session.access_token,
    });
    const factorId = (enrolled.json as { id: string }).id;
    const demoId = (await uploadDemo(url, owner, tinyVideo(), `${MARKER}.mp4`)).id;
    const demoUploadId = (await beginDemoUpload(url, owner, tinyVideo(), `${MARKER} 2.mp4`)).id;
    const deckId = (await uploadDeck(url, owner, tinyDeck(), `${MARKER}.pdf`)).id;
    const deckUploadId = (await deckUploadsOf(url, owner).begin(tinyDeck(), `${MARKER} 2.pdf`)).id;
    const analyses = { pitchAnalysisId: id, ideaCheckId, answerAnalysisId, industryAnalysis };
    const files = { demoId, demoUploadId, deckId, deckUploadId };
    belongings = { owner, ...analyses, ...files, factorId, interviewId, shareLinkId: link.id, shareCommentId };
    forged = await forgedTokens(owner.session.access_token);
  });

  it('has a row for every route, and no other', () => {
    expect(Object.keys(ROWS).toSorted()).toEqual([...routes.keys()].toSorted());
  });

  it.each(founderRoutes.map((route) => [operationOf(route), route] as const))(
    '%s refuses anonymous and forged callers, and shows the owner alone what is theirs',
    async (_, route) => {
      const anonymous = await send(route, belongings);
      expect(anonymous.status).toBe(401);
      const refusal = route.path.startsWith('/auth/v1/') ? 403 : 401;
      for (const [name, token] of Object.entries(forged)) {
        const reply = await send(route, belongings, token);
        expect(`${name}: ${reply.status}`).toBe(`${name}: ${refusal}`);
        expect(reply.text).not.toContain(MARKER);
      }
      const other = await signUpFounder(url);
      const foreign = await send(route, belongings, other.session.access_token);
      expect(foreign.status).toBe(rowOf(route).otherFounder ?? route.status);
      expect(foreign.text).not.toContain(MARKER);
      expect(foreign.text).not.toContain(belongings.owner.email);
      const own = await send(route, belongings, belongings.owner.session.access_token);
      expect(own.status).toBe(rowOf(route).owner ?? route.status);
    },
  );

  it.each(publicRoutes.map((route) => [operationOf(route), route] as const))(
    '%s says the same to everybody',
    async (_, route) => {
      const anonymous = await send(route, belongings);
      for (const token of [...Object.values(forged), belongings.owner.session.access_token]) {
        const reply = await send(route, belongings, token);
        expect(reply.status).toBe(anonymous.status);
        expect(reply.text).not.toContain(belongings.owner.email);
      }
    },
  );
});

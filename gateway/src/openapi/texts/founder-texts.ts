import type { OperationTexts } from './operation-text.js';

/** Operations on what founders write, store and have judged, and those of the pages themselves. */
export const FOUNDER_TEXTS: OperationTexts = {
  'GET /rest/v1/web-config': { summary: 'Returns what pages need to know of this installation' },
  'POST /functions/v1/start-interview': {
    summary: 'Begins a mock interview about the application, or returns the one that runs',
  },
  'POST /functions/v1/answer-interview': {
    summary: 'Judges what was said in response to the last question, and asks the next one',
    example: {
      id: '11111111-1111-4111-8111-111111111111',
      questionId: 'well-known:opening',
      answer: 'We fill empty dental chairs by text message.',
      seconds: 12,
    },
  },
  'GET /rest/v1/interview-abilities': { summary: 'Tells whether spoken answers can be written down here' },
  'POST /functions/v1/transcribe-answer': {
    summary: 'Has a spoken answer written down, and keeps neither sound nor text',
    example: { type: 'audio/webm', sound: 'GkXfowEAAAAAAAAf' },
  },
  'GET /rest/v1/interviews': { summary: 'Lists mock interviews, the newest first' },
  'GET /rest/v1/interviews/:id': { summary: 'Returns a mock interview with all that was said in it' },
  'POST /rest/v1/interviews/:id/end': { summary: 'Ends a mock interview' },
  'DELETE /rest/v1/interviews/:id': { summary: 'Deletes a mock interview' },

  'POST /telemetry/v1/web-vitals': {
    summary: 'Takes how fast and steady a page was in a browser',
    example: { page: '/dashboard', lcpMs: 640, inpMs: 40, cls: 0.01 },
  },
  'POST /telemetry/v1/traces': { summary: 'Takes spans of a page', example: { resourceSpans: [] } },

  'GET /rest/v1/profile': { summary: 'Returns the profile' },
  'PUT /rest/v1/profile': { summary: 'Changes the name in the profile', example: { fullName: 'Ada Lovelace' } },
  'GET /rest/v1/usage': { summary: 'Counts the uses of each tool by day' },
  'PUT /rest/v1/target-date': {
    summary: 'Sets or clears the founder’s own target date, beside the batch calendar',
    example: { targetAt: '2027-02-01T22:59:59.999Z' },
  },
  'GET /rest/v1/dashboard': { summary: 'Returns what the dashboard shows' },
  'GET /rest/v1/export': { summary: 'Returns all that is stored of the founder' },
  'DELETE /rest/v1/account': {
    summary: 'Deletes the account with all that is stored of the founder',
    example: { confirm: 'ada@example.com' },
  },

  'GET /rest/v1/application': { summary: 'Returns the application with its answers' },
  'PATCH /rest/v1/application': {
    summary: 'Changes the status of the application',
    example: { status: 'in_progress' },
  },
  'PUT /rest/v1/application/answers/:sectionId/:fieldId': {
    summary: 'Saves an answer, unless it has changed since `baseVersion`',
    example: { value: '31 clinics pay $400 a month, up from 12 in June.', baseVersion: 3 },
  },
  'GET /rest/v1/application/versions': { summary: 'Lists earlier versions of an answer' },
  'POST /rest/v1/application/versions/restore': {
    summary: 'Makes an earlier version of an answer the current one',
    example: { sectionId: 'traction', fieldId: 'metrics', version: 2, baseVersion: 5 },
  },
  'POST /functions/v1/review-application': { summary: "Reads the whole application and returns the partner's memo" },

  'POST /functions/v1/analyze-pitch': {
    summary: 'Judges a one-liner',
    example: { pitch: 'Tide bills dental claims the day of the visit; 31 clinics pay $400 a month.' },
  },
  'GET /rest/v1/pitch-analyses': { summary: 'Lists pitch analyses, newest first' },
  'GET /rest/v1/pitch-analyses/:id': { summary: 'Returns a pitch analysis' },
  'POST /functions/v1/analyze-content': {
    summary: 'Checks an idea, or judges an answer of the application',
    example: {
      type: 'yc-application',
      sectionId: 'traction',
      fieldId: 'metrics',
      answer: '31 clinics pay $400 a month, up from 12 in June.',
    },
  },
  'GET /rest/v1/idea-checks': { summary: 'Lists idea checks, newest first' },
  'GET /rest/v1/idea-checks/:id': { summary: 'Returns an idea check' },
  'POST /functions/v1/get-user-idea-check': { summary: 'Returns the newest idea check' },
  'GET /rest/v1/answer-analyses': { summary: 'Lists analyses of answers, newest first' },
  'GET /rest/v1/answer-analyses/:id': { summary: 'Returns the analysis of an answer' },
  'GET /rest/v1/stored-analyses': { summary: 'Counts the stored analyses of each kind' },
  'DELETE /rest/v1/stored-analyses/:kind': { summary: 'Deletes the stored analyses of a kind' },

  'POST /functions/v1/get-industry-insights': {
    summary: 'Returns insight into an industry for one field',
    example: { fieldType: 'trends', ideaBrief: 'Claims software for dental clinics', industry: 'Healthcare' },
  },
  'GET /rest/v1/industry-analysis': { summary: 'Returns the stored industry analysis' },
  'PUT /rest/v1/industry-analysis': {
    summary: 'Stores the industry analysis in the place of the last one',
    example: {
      startupDescription: 'Claims software for dental clinics',
      targetUsers: 'Dental clinics',
      userContextHash: 'context-1',
      analysisData: {
        trends: {
          fieldType: 'trends',
          basis: { industry: 'Healthcare', industryFrom: 'founder', targetUser: 'Healthcare providers', stage: 'idea' },
          specificOptions: [],
          suggestions: ['Ask three clinics what a denied claim costs them.'],
          examples: [],
          insights: 'Clinics wait weeks for claims that are denied.',
          metrics: [],
          chart: null,
          engine: { kind: 'rubric', label: 'Built-in', version: '1' },
        },
      },
    },
  },
  'DELETE /rest/v1/industry-analysis': { summary: 'Deletes the stored industry analysis' },
};

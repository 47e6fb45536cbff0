import { describe, expect, it } from '@jest/globals';
import { exportDocument, type ExportedPage, type ExportSources } from './export-document.js';

async function* pagesOf(...pages: object[]): AsyncGenerator<ExportedPage> {
  for (const page of pages) yield { nextCursor: null, ...page };
}

const analysisPage = (part: Partial<Record<'pitchAnalyses' | 'ideaChecks' | 'answerAnalyses', unknown[]>> = {}) => ({
  pitchAnalyses: [],
  ideaChecks: [],
  answerAnalyses: [],
  ...part,
});
const applicationsPage = (part: Partial<Record<'applications' | 'answerVersions', unknown[]>> = {}) => ({
  applications: [],
  answerVersions: [],
  ...part,
});

interface Pages {
  readonly analysis?: AsyncIterable<ExportedPage>;
  readonly applications?: AsyncIterable<ExportedPage>;
}

const piecesOf = async ({ analysis, applications }: Pages): Promise<string[]> => {
  const pieces: string[] = [];
  const sources = {
    exportedAt: '2026-11-22T10:00:00.000Z',
    account: { user: 1 },
    services: [
      {
        service: 'analysis',
        lists: ['pitchAnalyses', 'ideaChecks', 'answerAnalyses'],
        pages: analysis ?? pagesOf(analysisPage()),
      },
      {
        service: 'applications',
        lists: ['applications', 'answerVersions'],
        pages: applications ?? pagesOf(applicationsPage()),
      },
      { service: 'insights', lists: null, pages: pagesOf({ uses: [] }) },
    ],
  } as unknown as ExportSources;
  for await (const piece of exportDocument(sources)) pieces.push(piece);
  return pieces;
};

describe('exportDocument', () => {
  it('is one JSON document with every list, also where there is nothing', async () => {
    expect(JSON.parse((await piecesOf({})).join(''))).toEqual({
      exportedAt: '2026-11-22T10:00:00.000Z',
      account: { user: 1 },
      analysis: analysisPage(),
      applications: applicationsPage(),
      insights: { uses: [] },
    });
  });

  it('puts the pages of each list together, in order, also where one ends in the middle of a page', async () => {
    const analysis = pagesOf(
      analysisPage({ pitchAnalyses: [1, 2] }),
      analysisPage(),
      analysisPage({ pitchAnalyses: [3], answerAnalyses: ['"],[', 5] }),
      analysisPage({ answerAnalyses: [6] }),
    );
    const applications = pagesOf(applicationsPage({ answerVersions: [{ value: 'a\n"b"' }] }));
    const pieces = await piecesOf({ analysis, applications });
    expect(JSON.parse(pieces.join(''))).toMatchObject({
      analysis: { pitchAnalyses: [1, 2, 3], ideaChecks: [], answerAnalyses: ['"],[', 5, 6] },
      applications: { applications: [], answerVersions: [{ value: 'a\n"b"' }] },
    });
    expect(pieces).toContain('\n1,\n2');
  });

  it('has a line for each item, and what is no list as it is', async () => {
    const analysis = pagesOf(analysisPage({ pitchAnalyses: [1, 2] }), analysisPage({ answerAnalyses: [3] }));
    expect((await piecesOf({ analysis })).join('')).toBe(
      `{"exportedAt":"2026-11-22T10:00:00.000Z",
"account":{"user":1},
"analysis":{"pitchAnalyses":[
1,
2],
"ideaChecks":[],
"answerAnalyses":[
3]},
"applications":{"applications":[],
"answerVersions":[]},
"insights":{"uses":[]}}
`,
    );
  });

  it('refuses a page that goes back to a list that is closed', async () => {
    const analysis = pagesOf(analysisPage({ answerAnalyses: [1] }), analysisPage({ ideaChecks: [2] }));
    await expect(piecesOf({ analysis })).rejects.toThrow('went back to ideaChecks');
  });
});

import { describe, expect, it } from '@jest/globals';
import { draftOf } from '../../../lib/idea-check/idea-draft.js';
import { buildIdeaCheck } from '../../../testing/factories/idea-check.factory.js';
import { serverFillOf } from './server-fill.js';

const EARLIER = '2026-11-20T09:00:00.000Z';
const LATER = '2026-11-20T11:00:00.000Z';
const latest = buildIdeaCheck({ createdAt: '2026-11-20T10:00:00.000Z' });
const same = draftOf(latest.form);
const other = { ...same, ideaBrief: 'Another idea' };
const nothing = { takesResult: false, takesForm: false, isConflict: false };

describe('what the newest check of the server changes', () => {
  it('fills a browser that has nothing', () => {
    const fill = serverFillOf({ draft: null, result: null, freshSince: null }, latest);
    expect(fill).toEqual({ takesResult: true, takesForm: true, isConflict: false });
  });

  it('changes nothing where the browser has the same', () => {
    const kept = { draft: { ...same, updatedAt: EARLIER }, result: latest, freshSince: null };
    expect(serverFillOf(kept, latest)).toEqual(nothing);
  });

  it('leaves a later draft alone', () => {
    const kept = { draft: { ...other, updatedAt: LATER }, result: latest, freshSince: null };
    expect(serverFillOf(kept, latest)).toEqual(nothing);
  });

  it('hides an earlier draft, and says so', () => {
    const kept = {
      draft: { ...other, updatedAt: EARLIER },
      result: { id: 'old', createdAt: EARLIER },
      freshSince: null,
    };
    expect(serverFillOf(kept, latest)).toEqual({ takesResult: true, takesForm: true, isConflict: true });
  });

  it('does not bring back what the founder cleared, but what was checked since', () => {
    const kept = { draft: null, result: null };
    expect(serverFillOf({ ...kept, freshSince: LATER }, latest)).toEqual(nothing);
    expect(serverFillOf({ ...kept, freshSince: EARLIER }, latest).takesForm).toBe(true);
  });
});

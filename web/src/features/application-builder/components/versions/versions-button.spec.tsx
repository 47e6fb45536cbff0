import { beforeEach, describe, expect, it } from '@jest/globals';
import { listAnswerAnalysesRoute } from '@playbook/contracts/analysis/answer-analysis.contract';
import type { AnswerAnalysis } from '@playbook/contracts/analysis/answer-analysis.schema';
import {
  listAnswerVersionsRoute,
  restoreVersionRoute,
} from '@playbook/contracts/applications/application-routes.contract';
import type { AnswerVersion } from '@playbook/contracts/applications/application.schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAnswerAnalysis, buildAnswerVersion } from '../../../../testing/factories/answer-history.factory.js';
import { FakeGateway, problem, reply } from '../../../../testing/fake-gateway.js';
import { MemoryDrafts } from '../../../../testing/drafts/memory-drafts.js';
import { renderWithDrafts } from '../../../../testing/render/render-with-drafts.js';
import { storeSession } from '../../../../testing/store-session.js';
import { VersionsButton } from './versions-button.js';

const ADDRESS = { sectionId: 'traction', fieldId: 'metrics' } as const;
const KEY = 'traction-metrics';
const VERSIONS = [
  buildAnswerVersion(3, '31 clinics pay us $99', { restoredVersion: 1 }),
  buildAnswerVersion(2, '40 clinics use it'),
  buildAnswerVersion(1, '31 clinics pay us $99'),
];

describe('VersionsButton', () => {
  let gateway: FakeGateway;
  let drafts: MemoryDrafts;

  const store = (versions: readonly AnswerVersion[]): void => {
    gateway.on(`GET ${listAnswerVersionsRoute.path}`, ({ url }) => {
      const limit = Number(url.searchParams.get('limit') ?? 25);
      return reply({ items: versions.slice(0, limit), nextCursor: null });
    });
  };
  const analyse = (newestFirst: readonly AnswerAnalysis[]): void => {
    gateway.on(`GET ${listAnswerAnalysesRoute.path}`, () => reply({ items: newestFirst, nextCursor: null }));
    for (const analysis of newestFirst) {
      gateway.on(`GET ${listAnswerAnalysesRoute.path}/${analysis.id}`, () => reply(analysis));
    }
  };
  const open = async (): Promise<HTMLElement> => {
    renderWithDrafts(<VersionsButton address={ADDRESS} />, drafts);
    await userEvent.click(screen.getByRole('button', { name: /^History/ }));
    return screen.findByRole('dialog', { name: 'Answer History' });
  };

  beforeEach(() => {
    storeSession();
    drafts = new MemoryDrafts({ [KEY]: '31 clinics pay us $99' });
    gateway = new FakeGateway();
    store(VERSIONS);
    analyse([]);
  });

  it('lists versions with what each one changed, after it saved what is unsaved', async () => {
    const dialog = await open();
    const items = await within(dialog).findAllByRole('listitem');
    expect(drafts.flushCount).toBe(1);
    expect(items).toHaveLength(3);
    expect(within(items[0]!).getByText('Current')).toBeInTheDocument();
    expect(items[0]).toHaveTextContent('on another device or browser, brought back from version 1');
    expect(within(items[0]!).queryByRole('button', { name: /^Restore/ })).toBeNull();
    await userEvent.click(within(items[1]!).getByRole('button', { name: /^Show changes/ }));
    expect([...items[1]!.querySelectorAll('del')].map(({ textContent }) => textContent?.trim())).toContain('31');
    expect([...items[1]!.querySelectorAll('ins')].map(({ textContent }) => textContent?.trim())).toContain('40');
    await userEvent.click(within(items[2]!).getByRole('button', { name: /^Show changes/ }));
    expect(items[2]!.querySelector('ins')).toHaveTextContent('31 clinics pay us $99');
  });

  it('brings a version back, on top of the newest one, and takes that back', async () => {
    const restored = { version: 4, savedAt: '2026-11-21T10:00:00.000Z', value: '40 clinics use it' };
    gateway.on(`POST ${restoreVersionRoute.path}`, () => reply(restored));
    const dialog = await open();
    await userEvent.click(await within(dialog).findByRole('button', { name: /^Restore ?version 2/ }));
    await screen.findByText('Version restored');
    expect(gateway.callsTo(restoreVersionRoute.path).map(({ body }) => body)).toEqual([
      { ...ADDRESS, version: 2, baseVersion: 3 },
    ]);
    expect(drafts.adopted).toEqual([restored]);
    expect(drafts.textOf(KEY)).toBe('40 clinics use it');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(drafts.textOf(KEY)).toBe('31 clinics pay us $99');
  });

  it.each([
    [409, 'conflict', 'This answer was changed elsewhere in the meantime. The list is up to date now.'],
    [503, 'service_unavailable', 'The version could not be restored. Please try again.'],
  ] as const)('changes nothing when the answer is %i %s', async (status, code, message) => {
    gateway.on(`POST ${restoreVersionRoute.path}`, () => problem(status, code));
    const dialog = await open();
    await userEvent.click(await within(dialog).findByRole('button', { name: /^Restore ?version 2/ }));
    await screen.findByText(message);
    expect(drafts.adopted).toEqual([]);
    expect(drafts.textOf(KEY)).toBe('31 clinics pay us $99');
  });

  it('restores nothing over a text that is not saved', async () => {
    const unsaved = { ...drafts.snapshot(), unsavedKeys: [KEY] };
    Object.assign(drafts, { snapshot: () => unsaved });
    const dialog = await open();
    await userEvent.click(await within(dialog).findByRole('button', { name: /^Restore ?version 2/ }));
    await screen.findByText(/^Your newest text is not saved yet/);
    expect(gateway.callsTo(restoreVersionRoute.path)).toEqual([]);
  });

  it('says so while nothing is saved or analyzed', async () => {
    store([]);
    const dialog = await open();
    expect(await within(dialog).findByText('Nothing has been saved yet.')).toBeInTheDocument();
    expect(within(dialog).getByText(/^Not analyzed yet/)).toBeInTheDocument();
  });

  it('says so when the history cannot be loaded, and tries again', async () => {
    gateway.on(`GET ${listAnswerVersionsRoute.path}`, () => problem(400, 'validation_failed'));
    const dialog = await open();
    await within(dialog).findByText(/^The versions could not be loaded/);
    store(VERSIONS);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findAllByRole('listitem')).toHaveLength(3);
  });

  it('shows how the score moved, what moved it, and what changed since', async () => {
    const before = buildAnswerAnalysis(1);
    const after = buildAnswerAnalysis(2, { answer: 'We have 40 users.', score: 55, clarityScore: 12, urgencyScore: 6 });
    analyse([after, before]);
    const dialog = await open();
    expect(await within(dialog).findByText('latest 55 (+15)')).toBeInTheDocument();
    await within(dialog).findByText('The last analysis against the one before');
    const changes = [...dialog.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(changes).toEqual([
      'Score55/100 +15',
      'Clarity12/20 +4',
      'Insight8/20 ±0',
      'Urgency6/20 −2',
      'Scalability8/20 ±0',
      'Founder-Market Fit8/20 ±0',
    ]);
    expect(within(dialog).getByText('Analyze it again to see what that did to the score.')).toBeInTheDocument();
    expect(within(dialog).queryByText(/^Different engines/)).toBeNull();
  });

  it('says when two engines judged', async () => {
    const engine = { kind: 'model', label: 'small-model', version: 'rubric 1.0.0' } as const;
    drafts = new MemoryDrafts({ [KEY]: 'We have users.' });
    analyse([buildAnswerAnalysis(2, { engine }), buildAnswerAnalysis(1)]);
    const dialog = await open();
    await waitFor(() => expect(dialog).toHaveTextContent('Both judged the same text.'));
    expect(dialog).toHaveTextContent('Built-in partner rubric 1.0.0, then small-model rubric 1.0.0.');
    expect(dialog).toHaveTextContent('Your answer is as it was analyzed.');
  });
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  listShareCommentsRoute,
  resolveShareCommentRoute,
  watchShareCommentsRoute,
} from '@playbook/contracts/sharing/share-comments.contract';
import { listShareLinksRoute } from '@playbook/contracts/sharing/share-links.contract';
import type { ReceivedComment } from '@playbook/contracts/sharing/share-comment.schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearToasts } from '../../testing/clear-toasts.js';
import { buildComment, buildShareLink, COMMENT_ID } from '../../testing/factories/application/sharing.factory.js';
import { FakeGateway, reply } from '../../testing/fake-gateway.js';
import { renderPage } from '../../testing/render/render-page.js';
import { storeSession } from '../../testing/store-session.js';
import { CommentsOnReport } from './comments-on-report.js';

const DECK_ID = '0197a000-0000-7000-8000-00000000d001';
const OTHER_ID = '0197a000-0000-7000-8000-00000000d002';
const onDeck = { kind: 'deck', objectId: DECK_ID, quote: null } as const;
const report = (
  <>
    <h1>A report</h1>
    <CommentsOnReport kind="deck" objectId={DECK_ID} />
  </>
);
const idOf = (index: number): string => `0197a000-0000-7000-8000-00000000c00${index}`;

describe('comments on a report', () => {
  let gateway: FakeGateway;
  const have = (...comments: readonly ReceivedComment[]): void => {
    gateway.on(`GET ${listShareCommentsRoute.path}`, () => reply({ items: comments, nextCursor: null }));
  };

  beforeEach(() => {
    window.localStorage.clear();
    storeSession();
    gateway = new FakeGateway();
    gateway.on(`GET ${listShareLinksRoute.path}`, () => reply({ links: [buildShareLink()] }));
    gateway.on(`POST ${watchShareCommentsRoute.path}`, () => new Promise(() => undefined));
  });
  afterEach(clearToasts);

  it('are those on this report that are open, each with its place, and can be closed', async () => {
    const comments = [
      buildComment({ ...onDeck, target: 'slide.3', text: 'Say the price' }),
      buildComment({
        ...onDeck,
        id: idOf(2),
        target: 'slide.1',
        text: 'Closed',
        resolvedAt: '2026-11-26T12:00:00.000Z',
      }),
      buildComment({ ...onDeck, id: idOf(3), target: 'slide.1', text: 'Elsewhere', objectId: OTHER_ID }),
      buildComment({ id: idOf(4), text: 'On an answer' }),
    ];
    have(...comments);
    gateway.on(`PUT ${resolveShareCommentRoute.path.replace(':id', COMMENT_ID)}`, () => {
      have(...comments.slice(1));
      return reply({ ...comments[0]!, resolvedAt: '2026-11-26T13:00:00.000Z' });
    });
    await renderPage(report);
    const region = within(await screen.findByRole('region', { name: 'Comments' }));
    expect(region.getAllByRole('article')).toHaveLength(1);
    expect(region.getByText('Say the price')).toBeInTheDocument();
    expect(region.getByText('Slide 3')).toBeInTheDocument();
    await userEvent.click(region.getByRole('button', { name: /^Resolve/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Comments' })).toBeNull());
  });

  it('are not asked for by a founder who has shared nothing to comment on', async () => {
    gateway.on(`GET ${listShareLinksRoute.path}`, () => reply({ links: [] }));
    await renderPage(report);
    await waitFor(() => expect(gateway.callsTo(listShareLinksRoute.path)).toHaveLength(1));
    expect(gateway.callsTo(listShareCommentsRoute.path)).toHaveLength(0);
    expect(screen.queryByRole('region', { name: 'Comments' })).toBeNull();
  });
});

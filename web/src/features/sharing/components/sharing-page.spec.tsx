import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReceivedComment } from '@playbook/contracts/sharing/share-comment.schema';
import {
  listShareCommentsRoute,
  replyToShareCommentRoute,
  resolveShareCommentRoute,
} from '@playbook/contracts/sharing/share-comments.contract';
import {
  createShareLinkRoute,
  deleteShareLinkRoute,
  listShareLinksRoute,
  revokeShareLinkRoute,
} from '@playbook/contracts/sharing/share-links.contract';
import type { ShareLink } from '@playbook/contracts/sharing/sharing.schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearToasts } from '../../../testing/clear-toasts.js';
import { buildComment, buildShareLink } from '../../../testing/factories/application/sharing.factory.js';
import { FakeGateway, problem, reply } from '../../../testing/fake-gateway.js';
import { renderPage } from '../../../testing/render/render-page.js';
import { storeSession } from '../../../testing/store-session.js';
import { SharingPage } from './sharing-page.js';

const LINKS = `GET ${listShareLinksRoute.path}`;
const COMMENTS = `GET ${listShareCommentsRoute.path}`;
const CREATE = `POST ${createShareLinkRoute.path}`;
const SECRET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ';
const at = (path: string, id: string): string => path.replace(':id', id);

describe('SharingPage', () => {
  let gateway: FakeGateway;
  const have = (links: readonly ShareLink[], comments: readonly ReceivedComment[] = []): void => {
    gateway.on(LINKS, () => reply({ links }));
    gateway.on(COMMENTS, () => reply({ items: comments, nextCursor: null }));
  };

  beforeEach(() => {
    window.localStorage.clear();
    storeSession();
    gateway = new FakeGateway();
  });
  afterEach(clearToasts);

  it('makes a link and shows its address once', async () => {
    have([]);
    gateway.on(CREATE, () => reply({ link: buildShareLink(), secret: SECRET }));
    await renderPage(<SharingPage />);
    await screen.findByText('Nothing is shared.');
    await userEvent.click(screen.getByRole('button', { name: 'Make a Link' }));
    expect(await screen.findByText(/Say for whom it is/)).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('For whom'), 'Ada, our mentor');
    await userEvent.click(screen.getByRole('button', { name: 'Make a Link' }));
    const address = await screen.findByRole('textbox', { name: /^Address for Ada/ });
    expect(address).toHaveValue(`${window.location.origin}/shared#${SECRET}`);
    expect(gateway.callsTo(createShareLinkRoute.path).find(({ method }) => method === 'POST')?.body).toEqual({
      kind: 'application',
      objectId: null,
      name: 'Ada, our mentor',
      scope: 'comment',
      days: 7,
    });
  });

  it('says why no link was made, and keeps what was typed', async () => {
    have([]);
    gateway.on(CREATE, () => problem(409, 'over_allowance'));
    await renderPage(<SharingPage />);
    await userEvent.type(await screen.findByLabelText('For whom'), 'Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Make a Link' }));
    expect(await screen.findByText('No room for another link')).toBeInTheDocument();
    expect(screen.getByLabelText('For whom')).toHaveValue('Ada');
  });

  it('lists links, and tells those that are over from those that work', async () => {
    const [good, expired, revoked] = [
      buildShareLink(),
      buildShareLink({
        id: '0197a000-0000-7000-8000-00000000a002',
        name: 'Ben',
        expiresAt: '2026-01-01T10:00:00.000Z',
      }),
      buildShareLink({
        id: '0197a000-0000-7000-8000-00000000a003',
        name: 'Cleo',
        revokedAt: '2026-11-26T11:00:00.000Z',
      }),
    ];
    have([good, expired, revoked]);
    await renderPage(<SharingPage />);
    const list = await screen.findByRole('region', { name: 'Your links' });
    expect(within(list).getByText(/^Good until/)).toBeInTheDocument();
    expect(within(list).getByText(/^Expired/)).toBeInTheDocument();
    expect(within(list).getByText(/^Revoked/)).toBeInTheDocument();
    expect(within(list).getAllByRole('button', { name: /^Revoke/ })).toHaveLength(1);
  });

  it('revokes a link at once', async () => {
    have([buildShareLink()]);
    const path = at(revokeShareLinkRoute.path, buildShareLink().id);
    const revoked = buildShareLink({ revokedAt: '2026-11-26T11:00:00.000Z' });
    gateway.on(`POST ${path}`, () => {
      have([revoked]);
      return reply(revoked);
    });
    await renderPage(<SharingPage />);
    await userEvent.click(await screen.findByRole('button', { name: /^Revoke/ }));
    expect(await screen.findByText(/^Revoked/)).toBeInTheDocument();
  });

  it('deletes a link when the message that offers to undo it has gone, and not when it was undone', async () => {
    have([buildShareLink()]);
    const path = at(deleteShareLinkRoute.path, buildShareLink().id);
    gateway.on(`DELETE ${path}`, () => reply({}));
    await renderPage(<SharingPage />);
    await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
    await screen.findByText('Nothing is shared.');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Ada, our mentor')).toBeInTheDocument();
    expect(gateway.callsTo(path)).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(gateway.callsTo(path)).toHaveLength(1));
  });

  it('shows comments with the way to the answer, to respond to and to resolve', async () => {
    have([buildShareLink()], [buildComment()]);
    gateway.on(`POST ${replyToShareCommentRoute.path}`, ({ body }) => {
      const { id, text } = body as { id: string; text: string };
      const replied = buildComment({ id, text, author: null, replyTo: buildComment().id, quote: null });
      have([buildShareLink()], [replied, buildComment()]);
      return reply(replied);
    });
    const resolved = buildComment({ resolvedAt: '2026-11-26T12:00:00.000Z' });
    gateway.on(`PUT ${at(resolveShareCommentRoute.path, buildComment().id)}`, () => {
      have([buildShareLink()], [resolved]);
      return reply(resolved);
    });
    await renderPage(<SharingPage />);
    const comment = await screen.findByRole('article', { name: 'Comment' });
    expect(within(comment).getByText('31 clinics')).toBeInTheDocument();
    expect(within(comment).getByRole('link', { name: 'What are your key metrics?' })).toHaveAttribute(
      'href',
      '/yc-app-builder?section=traction&field=metrics',
    );
    await userEvent.click(within(comment).getByRole('button', { name: /^Respond/ }));
    await userEvent.type(screen.getByLabelText('Your response to Ada'), 'Since August.');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Since August.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Resolve/ }));
    expect(await screen.findByText(/No open comments/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show resolved (1)' }));
    expect(screen.getByText('Since when?')).toBeInTheDocument();
  });

  it('leaves a response in the box that was not sent', async () => {
    have([buildShareLink()], [buildComment()]);
    gateway.on(`POST ${replyToShareCommentRoute.path}`, () => problem(503, 'service_unavailable'));
    await renderPage(<SharingPage />);
    await userEvent.click(await screen.findByRole('button', { name: /^Respond/ }));
    await userEvent.type(screen.getByLabelText('Your response to Ada'), 'Since August.');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('Your response was not sent');
    expect(screen.getByLabelText('Your response to Ada')).toHaveValue('Since August.');
  });

  it('says so where the links cannot be loaded, and tries again', async () => {
    gateway.on(LINKS, () => problem(503, 'service_unavailable'));
    await renderPage(<SharingPage />);
    await screen.findByText(/Your links could not be loaded/);
    have([]);
    await userEvent.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByText('Nothing is shared.')).toBeInTheDocument();
  });
});

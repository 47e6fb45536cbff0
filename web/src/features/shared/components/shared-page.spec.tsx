import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ShareComment } from '@playbook/contracts/sharing/share-comment.schema';
import { addShareCommentRoute } from '@playbook/contracts/sharing/share-comments.contract';
import type { OpenedShare } from '@playbook/contracts/sharing/shared-document.schema';
import { openShareRoute } from '@playbook/contracts/sharing/shared-reading.contract';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../../../lib/query-client/query-client.js';
import { clearToasts } from '../../../testing/clear-toasts.js';
import { buildComment } from '../../../testing/factories/application/sharing.factory.js';
import { FakeGateway, problem, reply } from '../../../testing/fake-gateway.js';
import { renderUi } from '../../../testing/render/render-ui.js';
import { SharedPage } from './shared-page.js';

const OPEN = `POST ${openShareRoute.path}`;
const ADD = `POST ${addShareCommentRoute.path}`;
const SECRET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ';
const PAID = '31 clinics pay us $90 a month.';

const share = (changes: Partial<OpenedShare> = {}): OpenedShare => ({
  kind: 'application',
  scope: 'comment',
  expiresAt: '2099-12-03T10:00:00.000Z',
  document: {
    title: 'YC Application',
    parts: [
      {
        target: 'traction.metrics',
        heading: 'What are your key metrics?',
        text: PAID,
        notes: [{ label: 'Overall', text: '70 of 100' }],
      },
    ],
  },
  comments: [],
  ...changes,
});

async function show(hash = `#${SECRET}`): Promise<ReturnType<typeof renderUi>> {
  const router = createRouter({
    routeTree: createRootRoute({ component: SharedPage }),
    history: createMemoryHistory({ initialEntries: [`/shared${hash}`] }),
  });
  const shown = renderUi(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

async function write(text: string, name = 'Ada'): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /^Comment on/ }));
  await userEvent.type(screen.getByLabelText('Your comment'), text);
  const field = screen.getByRole('textbox', { name: 'Your name' });
  await userEvent.clear(field);
  if (name !== '') await userEvent.type(field, name);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
}

describe('SharedPage', () => {
  let gateway: FakeGateway;
  let stored: ShareComment[];

  beforeEach(() => {
    window.localStorage.clear();
    queryClient.clear();
    stored = [];
    gateway = new FakeGateway().on(OPEN, () => reply(share({ comments: stored })));
    gateway.on(ADD, ({ body }) => {
      const { id, text, author } = body as ShareComment;
      const comment = buildComment({ id, text, author, quote: null });
      if (!stored.some((one) => one.id === id)) stored.push(comment);
      return reply(comment);
    });
  });
  afterEach(async () => {
    window.getSelection()?.removeAllRanges();
    await clearToasts();
  });

  it('shows what is shared, with the secret in no address that is sent', async () => {
    await show();
    expect(await screen.findByText(PAID)).toBeInTheDocument();
    expect(screen.getByText('70 of 100')).toBeInTheDocument();
    expect(gateway.calls.every(({ url }) => !url.href.includes(SECRET))).toBe(true);
    expect(gateway.callsTo(openShareRoute.path)[0]?.body).toEqual({ secret: SECRET });
  });

  it.each(['', '#', '#cut-off', `#${SECRET}x`])(
    'says that the address %p opens nothing, and asks nobody',
    async (hash) => {
      await show(hash);
      expect(await screen.findByText('This link opens nothing')).toBeInTheDocument();
      expect(gateway.calls).toEqual([]);
    },
  );

  it('says so when the link was revoked or has expired', async () => {
    gateway.on(OPEN, () => problem(404, 'not_found'));
    await show();
    expect(await screen.findByText('This link opens nothing')).toBeInTheDocument();
  });

  it('takes comments on a passage under a name, which is remembered', async () => {
    await show();
    await write('Since when?', '');
    expect(await screen.findByText('Say who you are.')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByText('On its way...')).not.toBeInTheDocument());
    const comment = screen.getByRole('article', { name: 'Comment' });
    expect(within(comment).getByText('Since when?')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Comment on/ }));
    expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ada');
  });

  it('is about the words that are selected', async () => {
    await show();
    const passage = await screen.findByText(PAID);
    const range = document.createRange();
    range.setStart(passage.firstChild!, 17);
    range.setEnd(passage.firstChild!, 21);
    window.getSelection()?.addRange(range);
    await userEvent.click(screen.getByRole('button', { name: /^Comment on/ }));
    await userEvent.type(screen.getByLabelText('Your comment'), 'Each?');
    await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(gateway.callsTo(addShareCommentRoute.path)).toHaveLength(1));
    expect(gateway.callsTo(addShareCommentRoute.path)[0]?.body).toMatchObject({
      target: 'traction.metrics',
      quote: { text: '$90', start: 18 },
    });
  });

  it('marks the words that comments are about, and says where they are gone', async () => {
    const gone = buildComment({ id: '0197a000-0000-7000-8000-00000000c002', quote: { text: '12 clinics', start: 0 } });
    gateway.on(OPEN, () => reply(share({ comments: [buildComment(), gone] })));
    await show();
    const mark = await screen.findByText('31 clinics', { selector: 'mark' });
    expect(mark.parentElement).toHaveTextContent(PAID);
    expect(screen.getAllByText(/On an earlier version/)).toHaveLength(1);
  });

  it('runs nothing that is written in a comment', async () => {
    const text = '<img src=x onerror=alert(1)> [x](javascript:alert(1))';
    gateway.on(OPEN, () => reply(share({ comments: [buildComment({ text, author: '<b>Ada</b>' })] })));
    const { container } = await show();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(container.querySelector('article img, article b, article a')).toBeNull();
  });

  it('keeps a comment that the server refused, with the reason', async () => {
    gateway.on(ADD, () => problem(404, 'not_found'));
    await show();
    await write('Since when?');
    expect(await screen.findByText(/The link was revoked or has expired/)).toBeInTheDocument();
    expect(screen.getByText('Since when?')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('Since when?')).not.toBeInTheDocument();
  });

  it('sends after a reload what was not sent before it, once', async () => {
    gateway.on(ADD, () => new Promise<Response>(() => undefined));
    const { unmount } = await show();
    await write('Since when?');
    expect(await screen.findByText('On its way...')).toBeInTheDocument();
    unmount();
    queryClient.clear();
    gateway.on(ADD, ({ body }) => {
      const { id, text, author } = body as ShareComment;
      stored.push(buildComment({ id, text, author, quote: null }));
      return reply(stored.at(-1)!);
    });
    await show();
    await waitFor(() => expect(stored).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('On its way...')).not.toBeInTheDocument());
    expect(screen.getAllByText('Since when?')).toHaveLength(1);
  });

  it('shows comments on a passage that was taken out', async () => {
    gateway.on(OPEN, () => reply(share({ comments: [buildComment({ target: 'traction.first-users' })] })));
    await show();
    const gone = await screen.findByRole('region', { name: 'On passages that are no longer here' });
    expect(within(gone).getByText('Since when?')).toBeInTheDocument();
  });

  it('keeps what was not sent by one link while another one is read', async () => {
    gateway.on(ADD, () => new Promise<Response>(() => undefined));
    const first = await show();
    await write('Since when?');
    await screen.findByText('On its way...');
    first.unmount();
    const other = await show(`#${'z'.repeat(43)}`);
    await screen.findByText(PAID);
    expect(screen.queryByText('Since when?')).not.toBeInTheDocument();
    other.unmount();
    await show();
    expect(await screen.findByText('On its way...')).toBeInTheDocument();
  });

  it('has nothing to write with on a link for reading', async () => {
    gateway.on(OPEN, () => reply(share({ scope: 'read' })));
    await show();
    await screen.findByText(PAID);
    expect(screen.queryByRole('button', { name: /^Comment on/ })).not.toBeInTheDocument();
  });
});

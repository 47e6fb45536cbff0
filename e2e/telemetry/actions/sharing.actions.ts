import { randomUUID } from 'node:crypto';
import { type Action, PLANTED } from './stage.js';

let secret = '';

export const SHARING: readonly Action[] = [
  {
    name: 'make a share link',
    chains: [
      'HTTP POST > POST /rest/v1/share-links > call sharing.v1.link.create > handle sharing.v1.link.create > pg.query:INSERT',
    ],
    chainsOfServers: ['HTTP POST > POST /rest/v1/share-links > EVAL redis'],
    run: async (stage) => {
      const { page } = stage;
      await stage.go('/sharing');
      await page.getByText('Nothing is shared.').waitFor();
      await page.getByLabel('For whom').fill(`Our mentor in ${PLANTED}`);
      await page.getByRole('button', { name: 'Make a Link' }).click();
      const address = await page.getByRole('textbox', { name: /^Address for/ }).inputValue();
      secret = new URL(address).hash.slice(1) || new URL(address).pathname.split('/').at(-1) || '';
      stage.note('secret of a link', secret);
    },
  },
  {
    name: 'read by a share link',
    chains: [
      'POST /rest/v1/shared/open > call sharing.v1.link.resolve > handle sharing.v1.link.resolve > pg.query:UPDATE',
      'POST /rest/v1/shared/open > call applications.v1.shared.read > handle applications.v1.shared.read > call sharing.v1.link.resolve > handle sharing.v1.link.resolve',
    ],
    chainsOfServers: ['POST /rest/v1/shared/open > EVAL redis'],
    run: async (stage) => {
      await stage.call('/rest/v1/shared/open', { body: { secret } });
    },
  },
  {
    name: 'comment by a share link',
    chains: [
      'POST /rest/v1/shared/comments > call sharing.v1.comment.add > handle sharing.v1.comment.add > pg.query:INSERT',
      'handle sharing.v1.comment.add > publish sharing.events.v1.comment.received > take sharing.events.v1.comment.received > pg.query:SELECT',
    ],
    chainsOfServers: ['POST /rest/v1/shared/comments > EVAL redis'],
    run: async (stage) => {
      const text = `Since when in ${PLANTED}?`;
      const comment = { id: randomUUID(), target: 'traction.metrics', quote: null, author: 'Grace', text };
      await stage.call('/rest/v1/shared/comments', { body: { secret, ...comment } });
    },
  },
];

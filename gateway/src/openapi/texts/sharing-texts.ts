import type { OperationTexts } from './operation-text.js';

const ID = '11111111-1111-4111-8111-111111111111';
const SECRET = 'A'.repeat(43);

/** Operations on links by which others read, and on what they comment. */
export const SHARING_TEXTS: OperationTexts = {
  'POST /rest/v1/share-links': {
    summary: 'Makes a link by which somebody without an account reads something; only this response has its secret',
    example: { kind: 'application', objectId: null, name: 'Ada, our mentor', scope: 'comment', days: 7 },
  },
  'GET /rest/v1/share-links': { summary: 'Lists share links, the newest first' },
  'POST /rest/v1/share-links/:id/revoke': { summary: 'Ends a share link at once' },
  'DELETE /rest/v1/share-links/:id': { summary: 'Deletes a share link with its comments' },
  'GET /rest/v1/share-comments': { summary: 'Lists comments of readers, the newest first' },
  'PUT /rest/v1/share-comments/:id/resolution': {
    summary: 'Closes a comment, or opens it again',
    example: { isResolved: true },
  },
  'POST /rest/v1/share-comments/replies': {
    summary: 'Responds to a comment, for the readers of its link',
    example: { id: ID, commentId: ID, text: 'Since August: 31.' },
  },
  'POST /rest/v1/share-comments/watch': { summary: 'Tells of changes of the comments for 25 seconds, as they come' },
  'POST /rest/v1/shared/open': {
    summary: 'Returns what a share link lets its holder read',
    example: { secret: SECRET },
  },
  'POST /rest/v1/shared/comments': {
    summary: 'Adds a comment of a reader; one that is sent again is kept once',
    example: {
      secret: SECRET,
      id: ID,
      target: 'traction.metrics',
      quote: { text: '31 clinics', start: 0 },
      author: 'Ada',
      text: 'Since when?',
    },
  },
};

import type { Application } from '@playbook/contracts/application.schema';
import { createIdempotencyKey } from '../../../lib/idempotency-key.js';
import { showToast } from '../../../lib/notify/show-toast.js';
import { followedSession } from '../../../lib/session/followed-session.js';
import { createSaveAnswer } from '../api/save-answer.js';
import { createBroadcastTabs } from './broadcast-tabs.js';
import { findClosedPages } from './closed-pages.js';
import { DraftEngine } from './draft-engine.js';
import type { DraftsClock, DraftsPorts } from './drafts-ports.js';
import { followPage } from './follow-page.js';
import { createLocalJournal } from './local-journal.js';

const NOT_KEPT = {
  title: 'This browser keeps no copy',
  message: 'Its storage is full or blocked. Your answers are still saved online; stay on this page until they are.',
  tone: 'failure',
} as const;

const clock: DraftsClock = {
  nowMs: () => Date.now(),
  after: (delayMs, wake) => {
    const timer = setTimeout(wake, delayMs);
    return () => clearTimeout(timer);
  },
};

/** Engines that still work, by founder and application: also after their screen was left, until everything is saved. */
const working = new Map<string, DraftEngine>();

async function makeEngine(founderId: string, { id, answers }: Application, onEnd: () => void): Promise<DraftEngine> {
  followedSession.start();
  const pageId = createIdempotencyKey();
  const tabs = createBroadcastTabs(founderId, id);
  const ports: DraftsPorts = {
    pageId,
    clock,
    chance: () => Math.random(),
    journal: createLocalJournal(founderId, id, pageId),
    channel: tabs,
    save: createSaveAnswer(founderId, followedSession),
    onJournalFailure: () => void showToast(NOT_KEPT),
    onEnd: () => {
      leave();
      tabs.close();
      onEnd();
    },
  };
  const closedPages = await findClosedPages(ports);
  const engine = new DraftEngine(ports, answers, navigator.onLine);
  const stopFollowingPage = followPage(engine);
  const stopFollowingSession = followedSession.subscribe(() => {
    if (followedSession.tokenNow(founderId) !== null) engine.renewSession();
  });
  const leave = (): void => {
    stopFollowingPage();
    stopFollowingSession();
  };
  engine.recover(closedPages);
  return engine;
}

/**
 * The drafts of a founder's application, with the unsaved texts that earlier pages of this browser left.
 * @param application as it was just loaded
 */
export async function openDrafts(founderId: string, application: Application): Promise<DraftEngine> {
  const key = `${founderId}:${application.id}`;
  const known = working.get(key);
  if (known !== undefined) {
    known.resume();
    known.see(application.answers);
    return known;
  }
  const engine = await makeEngine(founderId, application, () => working.delete(key));
  working.set(key, engine);
  return engine;
}

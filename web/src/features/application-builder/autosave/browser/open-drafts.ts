import type { Application } from '@playbook/contracts/applications/application.schema';
import { NO_LOCAL_COPY } from '../../../../failures/application/application-failures.js';
import { createIdempotencyKey } from '../../../../lib/idempotency-key.js';
import { showToast } from '../../../../lib/notify/show-toast.js';
import { followedSession } from '../../../../lib/session/followed-session.js';
import { followUnsavedAnswers } from '../../../../lib/unsaved-texts/unsaved-answers.js';
import { createSaveAnswer } from '../../api/save-answer.js';
import { findClosedPages } from './closed-pages.js';
import { DraftEngine } from '../draft-engine.js';
import type { DraftsClock, DraftsPorts, TabChannel, JournalOfPage } from '../drafts-ports.js';
import { createLocalJournal } from './local-journal.js';
import { tabMessageSchema } from './tab-message.schema.js';

/**
 * Tells the drafts what happens to their page: the network comes and goes, the page is hidden or closed, or the founder comes back to
 * it, perhaps from another tab that they closed. Returns how to stop.
 */
function followPage(engine: DraftEngine, findPages: () => Promise<readonly JournalOfPage[]>): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const flush = (): void => void engine.flush();
  window.addEventListener('online', () => engine.setOnline(true), { signal });
  window.addEventListener('offline', () => engine.setOnline(false), { signal });
  window.addEventListener('pagehide', flush, { signal });
  window.addEventListener('focus', () => void findPages().then((pages) => engine.recover(pages)), { signal });
  // On phones the last thing that a page learns of.
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') flush();
    },
    { signal },
  );
  return () => listeners.abort();
}

/** The other tabs of this browser through a broadcast channel. What another version of the app says and this one does not know is ignored. */
function createBroadcastTabs(founderId: string, applicationId: string): TabChannel & { readonly close: () => void } {
  const channel = new BroadcastChannel(`applicationDrafts:${founderId}:${applicationId}`);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    post: (message) => channel.postMessage(message),
    listen: (onMessage) => {
      const handle = ({ data }: MessageEvent<unknown>): void => {
        const message = tabMessageSchema.safeParse(data);
        if (message.success) onMessage(message.data);
      };
      channel.addEventListener('message', handle);
      return () => channel.removeEventListener('message', handle);
    },
    close: () => channel.close(),
  };
}

const clock: DraftsClock = {
  nowMs: () => Date.now(),
  after: (delayMs, wake) => {
    const timer = setTimeout(wake, delayMs);
    return () => clearTimeout(timer);
  },
};

interface WorkingEngine {
  readonly engine: Promise<DraftEngine>;
  /** Screens that have it open. */
  screens: number;
}

/** Engines by founder and application; also after their screen was left, until everything is saved. */
const working = new Map<string, WorkingEngine>();

async function makeEngine(founderId: string, { id, answers }: Application, onEnd: () => void): Promise<DraftEngine> {
  followedSession.start();
  const pageId = createIdempotencyKey();
  const tabs = createBroadcastTabs(founderId, id);
  const stops: (() => void)[] = [tabs.close, onEnd];
  const ports: DraftsPorts = {
    pageId,
    clock,
    chance: () => Math.random(),
    journal: createLocalJournal(founderId, id, pageId),
    channel: tabs,
    save: createSaveAnswer(founderId, followedSession),
    onJournalFailure: () => void showToast(NO_LOCAL_COPY),
    onEnd: () => stops.forEach((stop) => stop()),
  };
  const closedPages = await findClosedPages(ports);
  const engine = new DraftEngine(ports, answers, navigator.onLine);
  const renew = (): void => {
    if (followedSession.tokenNow(founderId) !== null) engine.renewSession();
  };
  stops.push(
    followPage(engine, () => findClosedPages(ports)),
    followedSession.subscribe(renew),
    followUnsavedAnswers(founderId, engine),
  );
  engine.recover(closedPages);
  return engine;
}

/** The drafts of one screen. */
export interface OpenDrafts {
  /** Rejects when they could not be made, for instance because a part of the app did not arrive. */
  readonly drafts: Promise<DraftEngine>;
  /** The screen is left. What is unsaved is still sent, unless another screen of the page opens the drafts again. */
  readonly leave: () => void;
}

/**
 * Opens the drafts of a founder's application, with the unsaved texts that earlier pages of this browser left.
 * @param application as it was just loaded
 */
export function openDrafts(founderId: string, application: Application): OpenDrafts {
  const key = `${founderId}:${application.id}`;
  const known = working.get(key);
  const current = known ?? {
    engine: makeEngine(founderId, application, () => working.delete(key)),
    screens: 0,
  };
  working.set(key, current);
  current.engine.catch(() => {
    // Nothing works on it: the next screen begins anew.
    if (working.get(key) === current) working.delete(key);
  });
  current.screens += 1;
  const drafts = current.engine.then((engine) => {
    if (known !== undefined) engine.resume();
    engine.see(application.answers);
    return engine;
  });
  const leave = (): void => {
    current.screens -= 1;
    drafts.then(
      (engine) => {
        if (current.screens === 0) engine.dispose();
      },
      // The screen was told; there is nothing to leave.
      () => undefined,
    );
  };
  return { drafts, leave };
}

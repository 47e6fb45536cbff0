import type { Application } from '@playbook/contracts/applications/application.schema';
import { createIdempotencyKey } from '../../../lib/idempotency-key.js';
import { showToast } from '../../../lib/notify/show-toast.js';
import { followedSession } from '../../../lib/session/followed-session.js';
import { followAnswers } from '../../../lib/unsaved-texts/answers-on-their-way.js';
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
    onJournalFailure: () => void showToast(NOT_KEPT),
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
    followAnswers(founderId, engine),
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

import type { DraftsPorts, JournalOfPage } from '../drafts-ports.js';

/** Other tabs respond to a roll call within this time, or they are closed. */
const ROLL_CALL_MS = 250;

/** The unsaved texts that closed pages left in this browser. Open pages look after their own. */
export async function findClosedPages({
  pageId: from,
  clock,
  journal,
  channel,
}: DraftsPorts): Promise<readonly JournalOfPage[]> {
  if (journal.readOthers().length === 0) return [];
  const present = new Set<string>();
  const stop = channel.listen((message) => {
    if (message.kind === 'present') present.add(message.pageId);
  });
  channel.post({ kind: 'roll-call', from });
  await new Promise<void>((resolve) => clock.after(ROLL_CALL_MS, resolve));
  stop();
  return journal.readOthers().filter(({ pageId }) => !present.has(pageId));
}

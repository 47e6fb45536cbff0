/** Answers of an application that this page still sends. */
export interface UnsavedAnswers {
  /** Sends what is unsaved now; resolves, never rejects, once nothing more can be sent at the moment. */
  readonly flush: () => Promise<void>;
  readonly snapshot: () => { readonly unsavedKeys: readonly string[] };
}

/** How long a sign-out waits for saves; a gateway that does not respond keeps nobody in their session. */
const FLUSH_MAX_MS = 5_000;

const byFounder = new Map<string, Set<UnsavedAnswers>>();

/** Keeps answers in sight until they are saved; returns how to stop. */
export function followUnsavedAnswers(founderId: string, answers: UnsavedAnswers): () => void {
  const followed = byFounder.get(founderId) ?? new Set();
  byFounder.set(founderId, followed.add(answers));
  return () => followed.delete(answers);
}

/** Sends what this page has not saved of a founder's answers; resolves after five seconds at the latest. */
export async function flushAnswers(founderId: string): Promise<void> {
  const flushes = [...(byFounder.get(founderId) ?? [])].map(({ flush }) => flush());
  if (flushes.length === 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, FLUSH_MAX_MS);
  });
  await Promise.race([Promise.all(flushes), limit]);
  clearTimeout(timer);
}

/** Keys of the fields whose text this page has not saved, also where the browser takes no journal. */
export const unsavedFieldKeys = (founderId: string): readonly string[] =>
  [...(byFounder.get(founderId) ?? [])].flatMap((answers) => answers.snapshot().unsavedKeys);

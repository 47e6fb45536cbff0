import type { EntityManager } from '@mikro-orm/postgresql';

type Work = () => Promise<void> | void;

/** What waits for the commit of each transaction that runs. */
const waiting = new WeakMap<EntityManager, Work[]>();

/** Runs work in a transaction, and after its commit what `afterCommit` was given meanwhile, in that order. */
export async function inTransactionOf<T>(em: EntityManager, work: (em: EntityManager) => Promise<T>): Promise<T> {
  const after: Work[] = [];
  const result = await em.transactional((inner) => {
    waiting.set(inner, after);
    return work(inner);
  });
  for (const each of after) await each();
  return result;
}

/**
 * Has something done once the caller's transaction has committed, and before whoever began it goes on. It is not done when the
 * transaction is rolled back. It must not throw: what is committed cannot be taken back.
 * @throws Error outside of `Database.inTransaction`
 */
export function afterCommit(em: EntityManager, work: Work): void {
  const after = waiting.get(em);
  if (!after) throw new Error('There is no transaction to wait for');
  after.push(work);
}

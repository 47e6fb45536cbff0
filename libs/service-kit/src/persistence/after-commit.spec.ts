import type { EntityManager } from '@mikro-orm/postgresql';
import { describe, expect, it } from '@jest/globals';
import { afterCommit, inTransactionOf } from './after-commit.js';

/** An entity manager whose transactions only note their end. */
function notingEntityManager(notes: string[]): EntityManager {
  const inner = {} as EntityManager;
  const transactional = async <T>(work: (em: EntityManager) => Promise<T>): Promise<T> => {
    const result = await work(inner);
    notes.push('committed');
    return result;
  };
  return { transactional } as EntityManager;
}

describe('work after a commit', () => {
  it('is done in order once the transaction has committed, and before its caller goes on', async () => {
    const notes: string[] = [];
    const result = await inTransactionOf(notingEntityManager(notes), async (em) => {
      afterCommit(em, async () => void notes.push('first'));
      afterCommit(em, () => void notes.push('second'));
      return 'result';
    });
    expect(result).toBe('result');
    expect(notes).toEqual(['committed', 'first', 'second']);
  });

  it('is not done when the transaction fails', async () => {
    const notes: string[] = [];
    const failing = inTransactionOf(notingEntityManager(notes), async (em) => {
      afterCommit(em, () => void notes.push('after'));
      throw new Error('It fails');
    });
    await expect(failing).rejects.toThrow('It fails');
    expect(notes).toEqual([]);
  });

  it('needs a transaction', () => {
    expect(() => afterCommit({} as EntityManager, () => undefined)).toThrow('no transaction');
  });
});

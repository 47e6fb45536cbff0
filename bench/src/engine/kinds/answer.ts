import type { EngineBenchmark } from '../engine-benchmark.js';
import { longAnswers } from '../../long-answers.js';

/** Answers of 1,500 characters, one a field. */
export const ANSWER_BENCHMARK: EngineBenchmark = {
  name: 'answer of 1,500 characters',
  limitMs: 3,
  load: async () => {
    const { critiqueAnswer } = await import('@playbook/critique/answer/critique-answer');
    return longAnswers().map((answer) => () => critiqueAnswer(answer));
  },
};

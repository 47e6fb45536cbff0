import { ideaFormSchema } from '@playbook/contracts/analysis/idea-check.schema';
import { SAMPLE_PITCHES } from '@playbook/contracts/analysis/samples/sample-pitches';
import type { EngineBenchmark } from '../engine-benchmark.js';

/** Forms of some thousand characters, made of the sample pitches. */
export const IDEA_BENCHMARK: EngineBenchmark = {
  name: 'idea check of 1,000 characters',
  limitMs: 3,
  load: async () => {
    const { critiqueIdea } = await import('@playbook/critique/idea/critique-idea');
    const pitches = SAMPLE_PITCHES.map(({ text }) => text);
    const forms = pitches.map((_, index) => {
      const text = [...pitches.slice(index), ...pitches].join(' ');
      return ideaFormSchema.parse({ ideaBrief: text.slice(0, 650), problem: text.slice(-350), stage: 'users' });
    });
    return forms.map((form) => () => critiqueIdea(form));
  },
};

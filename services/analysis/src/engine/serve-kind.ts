import { ModelFault } from '@playbook/service-kit/model-access/model/model-fault';
import type { KindSchemas } from '../analyst/analysis-kind.js';
import type { TextTask } from './engine-task.js';
import type { TextEngine } from './text-engine.js';

/** Replies that are being written at the same time; one that is forgotten is opened again. */
const MAX_OPEN_PREVIEWS = 16;

/** Does the tasks of one kind of text with its engine, on the thread's side. */
export function serveKind<Input, Critique, Reply, Partial>(
  schemas: Pick<KindSchemas<Input, Critique, Reply, Partial>, 'inputSchema' | 'critiqueSchema' | 'replySchema'>,
  engine: TextEngine<Input, Critique, Reply, Partial>,
): (task: TextTask) => unknown {
  const previews = new Map<string, (unfinished: unknown) => Partial | null>();
  return (task) => {
    const input = schemas.inputSchema.parse(task.input);
    if (task.work === 'critique') return engine.critique(input);
    if (task.work === 'read') return engine.read(input);
    const critique = schemas.critiqueSchema.parse(task.critique);
    if (task.work === 'merge') {
      return orFault(() => engine.merge(input, critique, schemas.replySchema.parse(task.reply), task.engine));
    }
    const preview = previews.get(task.previewId) ?? engine.openPreview(input, critique);
    previews.set(task.previewId, preview);
    const [oldest] = previews.keys();
    if (previews.size > MAX_OPEN_PREVIEWS && oldest !== undefined) previews.delete(oldest);
    return preview(task.unfinished);
  };
}

function orFault(merge: () => object): object {
  try {
    return merge();
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error;
    return { fault: error.reason };
  }
}

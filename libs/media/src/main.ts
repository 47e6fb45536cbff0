import { dirname } from 'node:path';
import { analyseVideo } from './analyse-video.js';
import { findMediaEngine } from './engine/media-engine.js';
import { detectJail } from './jail/jail.js';
import { VideoRejected } from './process/media-failures.js';
import { type MediaOrder, mediaOrderSchema, type MediaReply } from './process/messages.schema.js';

/**
 * The media process: takes one video over its channel, and ends when it has replied. Native code and WebAssembly are loaded here and in no
 * service.
 */
process.once('message', (message) => {
  void run(mediaOrderSchema.parse(message)).then((last) => reply(last, () => process.exit()));
});
// Whoever started it has gone, and nobody waits for what it does.
process.once('disconnect', () => process.exit());

async function run({ path, deadlineMs, places }: MediaOrder): Promise<MediaReply> {
  const jail = detectJail();
  const engine = await findMediaEngine(jail, places, dirname(path));
  if (engine === null) return { kind: 'engine-missing' };
  try {
    const analysis = await analyseVideo({
      path,
      engine,
      jail,
      deadlineMs,
      onStage: (stage, share) => reply({ kind: 'stage', stage, share }),
    });
    return { kind: 'done', ...analysis, keyFrames: [...analysis.keyFrames] };
  } catch (error) {
    if (error instanceof VideoRejected) return { kind: 'rejected', code: error.code };
    throw error;
  }
}

const reply = (message: MediaReply, onSent?: () => void): void =>
  void process.send?.(message, undefined, undefined, onSent);

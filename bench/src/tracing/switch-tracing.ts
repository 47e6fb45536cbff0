import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** A process that has ended since left its socket behind. */
const hasEnded = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 'ECONNREFUSED';

/**
 * Turns tracing on or off in every process of a product that was started with the switch (`tracing-switch.ts`), and waits until all have.
 * @throws Error when no process of it traces
 */
export async function switchTracing(directory: string, wanted: 'on' | 'off'): Promise<void> {
  const replies = await Promise.all(
    (await readdir(directory)).map(async (name) => {
      const socket = connect(join(directory, name));
      socket.write(wanted);
      return text(socket).catch((thrown: unknown) => {
        if (hasEnded(thrown)) return 'ended';
        throw thrown;
      });
    }),
  );
  if (!replies.includes('switched')) throw new Error('No process of the product traces');
}

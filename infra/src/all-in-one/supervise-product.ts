import { fileURLToPath } from 'node:url';
import { STOP_TIMEOUT_MS, stopOnSignal } from '@playbook/service-kit/service/process/stop-on-signal';
import { SupervisedProcess } from '../supervision/supervised-process.js';

const ENTRY = fileURLToPath(new URL('product.main.js', import.meta.url));
/** Longer than the product gives itself, so that what it says about a stop that hangs is heard. */
const PRODUCT_STOP_TIMEOUT_MS = STOP_TIMEOUT_MS + 2_000;
/** Some half a minute of trying, as when the database of the machine starts with it. */
const FAILED_STARTS_MAX = 10;

/**
 * Runs the product in a process of its own, and starts it again when it ends or is stuck. Small on purpose: what holds nothing
 * has little to fail. A first start that fails ends this process too, since it said what has to be corrected.
 */
export async function superviseProduct(): Promise<void> {
  const product = new SupervisedProcess({
    label: 'playbook',
    entry: ENTRY,
    environment: process.env,
    output: 'untouched',
    stopTimeoutMs: PRODUCT_STOP_TIMEOUT_MS,
    failedStartsMax: FAILED_STARTS_MAX,
  });
  stopOnSignal(() => product.stop(), PRODUCT_STOP_TIMEOUT_MS + 2_000);
  product.start();
  await product.givenUp;
  process.exit(1);
}

import { connection, isGatewayReachable } from './connection.js';

/** Code of the app that did not arrive because the gateway cannot be reached. */
export class CodeNotLoadedError extends Error {
  override readonly name = 'CodeNotLoadedError';
}

/** Browsers, and Vite's loader of styles, say in their own words that a part of the app did not arrive. */
const LOAD_FAILURE = /dynamically imported module|importing a module|preload CSS|module script failed/i;

/** Whether an error says that code of the app did not arrive. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof CodeNotLoadedError || (error instanceof Error && LOAD_FAILURE.test(error.message));

/**
 * Loads code of the app. Where the gateway responds, a release may have taken the place of the code: the error is the browser's own,
 * upon which the router loads the page once more. Where it does not respond, that would leave a blank page.
 * @throws CodeNotLoadedError when the gateway cannot be reached
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    if (!isLoadFailure(cause) || (await isGatewayReachable())) throw cause;
    connection.suspect();
    throw new CodeNotLoadedError('The gateway cannot be reached', { cause });
  }
}

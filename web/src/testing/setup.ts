import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { connection } from '../lib/connection/connection.js';
import { queryClient } from '../lib/query-client/query-client.js';
import { signInPrompt } from '../lib/session/sign-in/sign-in-prompt.js';
import { stubMatchMedia } from './stubs/match-media.stub.js';
import { failOnUnexpectedOutput } from './unexpected-output.js';

/** For one test, a lazy screen's loading included, on a machine that does other things too. */
const TEST_LIMIT_MS = 20_000;

// Shared machines may be slow to load a lazy screen.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(TEST_LIMIT_MS);

class ResizeObserverStub implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

failOnUnexpectedOutput();

beforeEach(() => {
  window.ResizeObserver = ResizeObserverStub;
  // Text areas measure themselves again when a font arrives.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  stubMatchMedia(() => false);
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  signInPrompt.set(false);
  connection.stop();
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.cookie = 'sidebar:state=; path=/; max-age=0';
  window.history.replaceState(null, '', '/');
});

import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with the parts of a browser that it lacks and Node has. */
// oxlint-disable-next-line import/no-default-export -- Jest loads an environment by its default export
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      fetch,
      Headers,
      Request,
      Response,
      structuredClone,
      TextEncoder,
      TextDecoder,
      ReadableStream,
    });
  }
}

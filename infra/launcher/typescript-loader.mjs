/**
 * Lets Node run TypeScript sources without a build: relative imports that end in `.js` find the `.ts` file beside them.
 * `node --experimental-transform-types --conditions=source --import infra/launcher/typescript-loader.mjs file.ts`
 * Decorator metadata is not emitted, so Nest modules need the real build.
 */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, nextResolve) {
    try {
      return nextResolve(specifier, context);
    } catch (error) {
      const isRelativeScript = specifier.startsWith('.') && specifier.endsWith('.js');
      if (error.code !== 'ERR_MODULE_NOT_FOUND' || !isRelativeScript) throw error;
      return nextResolve(`${specifier.slice(0, -'.js'.length)}.ts`, context);
    }
  },
});

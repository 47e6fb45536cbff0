/** Lets jest's own process import our TypeScript: a relative import that ends in `.js` finds the `.ts` file beside it. */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, nextResolve) {
    try {
      return nextResolve(specifier, context);
    } catch (error) {
      if (error.code !== 'ERR_MODULE_NOT_FOUND' || !/^\..*\.js$/.test(specifier)) throw error;
      return nextResolve(specifier.replace(/js$/, 'ts'), context);
    }
  },
});

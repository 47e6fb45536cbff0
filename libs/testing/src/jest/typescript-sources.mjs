/**
 * Lets jest's own process import our TypeScript, built or not: a package of ours is its sources, and a relative import that ends in
 * `.js` finds the `.ts` file beside it.
 */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier.startsWith('@playbook/'))
      return nextResolve(specifier, { ...context, conditions: ['source', ...context.conditions] });
    try {
      return nextResolve(specifier, context);
    } catch (error) {
      if (error.code !== 'ERR_MODULE_NOT_FOUND' || !/^\..*\.js$/.test(specifier)) throw error;
      return nextResolve(specifier.replace(/js$/, 'ts'), context);
    }
  },
});

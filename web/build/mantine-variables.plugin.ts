import type { Plugin } from 'vite';
import { mantineVariables } from './mantine-variables.js';

const SHEET = '/components/ui/theme/mantine-variables.css';

/** Fills the theme's stylesheet: the library would write a style element, which the content security policy does not allow. */
export function mantineVariablesSheet(): Plugin {
  return {
    name: 'playbook:mantine-variables',
    load: (id) => (id.endsWith(SHEET) ? mantineVariables() : undefined),
  };
}

import {
  convertCssVariables,
  deepMerge,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { cssVariables, theme } from '../src/components/ui/theme/mantine-theme.js';

type Variables = Readonly<Record<string, string>>;

const LIBRARY = defaultCssVariablesResolver(DEFAULT_THEME);

const withoutDefaults = (variables: Variables, defaults: Variables): Record<string, string> =>
  Object.fromEntries(Object.entries(variables).filter(([name, value]) => defaults[name] !== value));

/** The theme as CSS: the variables in which it differs from the library's own, which its stylesheet holds. */
export function mantineVariables(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const { variables, light, dark } = deepMerge(defaultCssVariablesResolver(merged), cssVariables(merged));
  return convertCssVariables({
    variables: withoutDefaults(variables, LIBRARY.variables),
    light: withoutDefaults(light, LIBRARY.light),
    dark: withoutDefaults(dark, LIBRARY.dark),
  });
}

import { useMantineColorScheme } from '@mantine/core';

/**
 * The colors that were chosen, and the way to choose others. Transitions go on meanwhile: the library would stop them with a style
 * element, which the content security policy does not allow.
 */
export const useColorScheme = (): ReturnType<typeof useMantineColorScheme> =>
  useMantineColorScheme({ keepTransitions: true });

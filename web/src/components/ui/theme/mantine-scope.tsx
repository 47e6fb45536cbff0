import './mantine-styles.js';
import { MantineContext, MantineProvider } from '@mantine/core';
import { type ReactNode, use, useState } from 'react';
import { createColorSchemeMemory } from './color-scheme-memory.js';
import { theme } from './mantine-theme.js';

interface MantineScopeProps {
  readonly children: ReactNode;
}

/**
 * Mantine with its theme and styles for what is inside. Only code that is loaded on demand uses it, so that a visitor's first page
 * holds nothing of the library. Inside of another provider it adds nothing.
 */
export function MantineScope({ children }: MantineScopeProps): ReactNode {
  const outer = use(MantineContext);
  const [colorSchemeManager] = useState(createColorSchemeMemory);
  if (outer !== null) return children;
  return (
    <MantineProvider
      theme={theme}
      // Both would be style elements, which the content security policy does not allow: the variables come as a stylesheet.
      withCssVariables={false}
      withGlobalClasses={false}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
    >
      {children}
    </MantineProvider>
  );
}

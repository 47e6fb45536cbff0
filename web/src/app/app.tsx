import { MantineProvider } from '@mantine/core';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { createAppRouter } from './router/router.js';
import { cssVariables, theme } from './theme/theme.js';

/** The whole web app. */
export function App(): ReactNode {
  const [router] = useState(() => createAppRouter());
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <RouterProvider router={router} />
    </MantineProvider>
  );
}

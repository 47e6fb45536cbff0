// Loaded before it is asked for twice at once, by the first toast and by the place of toasts: jest's loader fails then.
import '@mantine/notifications';
import { MantineProvider } from '@mantine/core';
import { type AnyRouter, createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { createAppRouter } from '../../app/router/router.js';
import { theme } from '../../components/ui/theme/mantine-theme.js';

/** Renders the whole app at an address; resolves with its router when the heading of the page is there. */
export async function renderApp(path: string, heading: string | RegExp): Promise<AnyRouter> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  render(
    <MantineProvider theme={theme} env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  await screen.findByRole('heading', { name: heading, level: 1 });
  return router;
}

import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { type RenderResult, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { SessionContextValue } from '../../lib/session/session-context.js';
import { renderUi } from './render-ui.js';

/** Renders a page that has links, with a router around it; resolves when the page is there. */
export async function renderPage(page: ReactNode, session?: SessionContextValue): Promise<RenderResult> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => page }),
    history: createMemoryHistory(),
  });
  const result = renderUi(<RouterProvider router={router} />, session);
  await screen.findByRole('heading', { level: 1 });
  return result;
}

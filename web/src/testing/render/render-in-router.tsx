import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { act } from '@testing-library/react';
import { renderUi } from './render-ui.js';

/** The address that a rendered page stands at, as it changes. */
export interface RenderedAddress {
  readonly href: () => string;
  /** What the browser's Back does. */
  readonly back: () => void;
}

/** Renders a page at an address, for pages that keep something in it. */
export async function renderInRouter(page: ReactNode, href: string): Promise<RenderedAddress> {
  const history = createMemoryHistory({ initialEntries: [href] });
  const router = createRouter({ routeTree: createRootRoute({ component: () => page }), history });
  await act(() => router.load());
  renderUi(<RouterProvider router={router} />);
  return { href: () => history.location.href, back: () => history.back() };
}

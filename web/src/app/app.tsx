import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { createAppRouter } from './router/router.js';

/** The whole web app. */
export function App(): ReactNode {
  const [router] = useState(() => createAppRouter());
  return <RouterProvider router={router} />;
}

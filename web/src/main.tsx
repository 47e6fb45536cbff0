import './lib/zod-without-eval.js';
import './app/theme/fonts.css';
import './app/theme/tokens.css';
import './app/theme/base.css';
import './app/theme/first-frame.css';
import { startTransition, StrictMode, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { preloadForSession } from './app/session-preload.js';
import { RouterProvider } from '@tanstack/react-router';
import { createAppRouter } from './app/router/router.js';

/** The whole web app. */
function App(): ReactNode {
  const [router] = useState(() => createAppRouter());
  return <RouterProvider router={router} />;
}

preloadForSession();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root');
const reactRoot = createRoot(root);
// As a transition, which React works at in pieces: between two of them the browser can react.
startTransition(() =>
  reactRoot.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);

import './lib/zod-without-eval.js';
import './app/theme/fonts.css';
import './app/theme/tokens.css';
import './app/theme/base.css';
import './app/theme/first-frame.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { runForFounders } from './app/run-for-founders.js';

runForFounders();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root');
const reactRoot = createRoot(root);
// As a transition, which React works at in pieces: between two of them the browser can answer.
startTransition(() =>
  reactRoot.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);

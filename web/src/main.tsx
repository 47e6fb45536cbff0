import './lib/zod-without-eval.js';
import './app/theme/fonts.css';
import './app/theme/tokens.css';
import './app/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { preloadForFounders } from './app/preload-for-founders.js';

preloadForFounders();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

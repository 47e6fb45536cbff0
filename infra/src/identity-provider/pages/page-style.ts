import { createHash } from 'node:crypto';

/** Colours are those of the product; every text has at least 4.5:1 on what is behind it, in both schemes. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --bg: #faf8f5; --surface: #fff; --sunken: #f3eee8; --text: #211b16; --muted: #625850;
  --border: #e6ded5; --border-strong: #8d8177; --accent: #c2410c; --accent-hover: #a03409; --accent-text: #b03a0a;
  --notice: #fdf0cf; --notice-text: #7a4f00; --bad: #a8201d; }
@media (prefers-color-scheme: dark) { :root { --bg: #161210; --surface: #201b17; --sunken: #2b2420; --text: #f4eee8;
  --muted: #b9aca1; --border: #3a322c; --border-strong: #8d8177; --accent-text: #ff9f6b; --notice: #3a2c0c;
  --notice-text: #f3cd77; --bad: #ff9a94; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem 1rem; background: var(--bg);
  color: var(--text); font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif;
  overflow-wrap: anywhere; }
main { width: 100%; max-width: 27rem; padding: 1.75rem; background: var(--surface); border: 1px solid var(--border);
  border-radius: 0.75rem; }
.brand { margin: 0; color: var(--accent-text); font-weight: 700; }
h1 { margin: 0.25rem 0 0; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 0 0 0.75rem; font-size: 1rem; }
p { margin: 0.75rem 0; }
.notice { margin-top: 1rem; padding: 0.75rem 1rem; border-radius: 0.5rem; background: var(--notice); color: var(--notice-text); }
.notice strong { display: block; }
ul { display: grid; gap: 0.5rem; margin: 1.25rem 0; padding: 0; list-style: none; }
button { width: 100%; min-height: 2.75rem; padding: 0.5rem 1rem; border: 1px solid var(--border-strong);
  border-radius: 0.5rem; background: transparent; color: var(--text); font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: var(--sunken); }
button.primary { border-color: var(--accent); background: var(--accent); color: #fff; }
button.primary:hover { border-color: var(--accent-hover); background: var(--accent-hover); }
.founder { display: flex; align-items: center; gap: 0.75rem; padding: 0.625rem 0.75rem; text-align: start; }
.founder small { display: block; color: var(--muted); font-size: 0.875rem; font-weight: 400; }
.initials { flex: none; width: 2.5rem; height: 2.5rem; display: grid; place-items: center; border-radius: 50%;
  background: var(--sunken); color: var(--accent-text); }
section { padding-top: 1.25rem; border-top: 1px solid var(--border); }
label { display: block; margin-bottom: 0.25rem; font-weight: 600; }
input { width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; border: 1px solid var(--border-strong);
  border-radius: 0.5rem; background: var(--surface); color: var(--text); font: inherit; }
.field { margin-bottom: 1rem; }
.error { margin: 0.25rem 0 0; color: var(--bad); font-size: 0.875rem; }
[aria-invalid='true'] { border-color: var(--bad); }
.deny { margin-top: 1.25rem; padding-top: 1.25rem; border-top: 1px solid var(--border); }
:focus-visible { outline: 2px solid var(--accent-text); outline-offset: 2px; }
a { color: var(--accent-text); }
`;

/** How a content security policy names this very style sheet. */
export const PAGE_STYLE_SOURCE = `'sha256-${createHash('sha256').update(PAGE_STYLE).digest('base64')}'`;

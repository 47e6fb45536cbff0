import { html, type Html } from './html.js';
import { PAGE_STYLE } from './page-style.js';

/** Not part of the template below: the security policy names its exact text, so no space may be added to it. */
const STYLE_SHEET: Html = { markup: `<style>${PAGE_STYLE}</style>` };

/** A complete document without scripts or anything to load. */
export function renderPage(title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – Playbook development sign-in</title>
        <link rel="icon" href="data:," />
        ${STYLE_SHEET}
      </head>
      <body>
        <main>
          <p class="brand">Playbook</p>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `.markup;
}

/** A page that only says something, with a way back to the product. */
export function renderMessage(title: string, message: string, homeUrl: string): string {
  return renderPage(
    title,
    html`<p>${message}</p>
      <p><a href="${homeUrl}">Back to Playbook</a></p>`,
  );
}

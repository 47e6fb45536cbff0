import type { Plugin } from 'vite';

/** The face of the first page's headline, so that it is there when the headline is. */
const FACE = /instrument-serif-latin-400-normal.{0,80}\.woff2$/;

/**
 * Lets the browser fetch the display face with the page, not only when the script has drawn the first heading.
 * @throws Error when the build contains no such file
 */
export function preloadFont(): Plugin {
  return {
    name: 'playbook:preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const file = Object.keys(bundle).find((name) => FACE.test(name));
        if (file === undefined) throw new Error('The build contains no display face to preload');
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

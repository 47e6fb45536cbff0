import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { editionHtml } from './build/edition-html.plugin.js';
import { preloadFont } from './build/preload-font.plugin.js';
import { precompress } from './build/precompress.plugin.js';

/** Where the gateway listens while the dev server serves the screens. */
const gateway = `http://localhost:${process.env['PORT_API'] ?? '3000'}`;
const GATEWAY_PREFIXES = ['/auth', '/functions', '/rest', '/telemetry', '/dev', '/livez'];

/** What every page needs, in one file: it changes only with an update, and a dozen small files compress worse and load later. */
const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?:history|store|react-store|router-core|react-router))\//;

export default defineConfig({
  plugins: [react(), editionHtml(), preloadFont(), precompress()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: { proxy: Object.fromEntries(GATEWAY_PREFIXES.map((prefix) => [prefix, gateway])) },
  build: {
    target: 'es2023',
    // Small images would become data: addresses, which the content security policy does not allow for scripts or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'framework', test: FRAMEWORK }] } } },
  },
});

import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { editionHtml } from './build/edition-html.plugin.js';
import { sessionPreload } from './build/session-preload.plugin.js';
import { preloadFont } from './build/preload-font.plugin.js';
import { mantineVariablesSheet } from './build/mantine-variables.plugin.js';
import { precompress } from './build/precompress.plugin.js';

/** Where the gateway listens while the dev server serves the screens. */
const gateway = `http://localhost:${process.env['PORT_API'] ?? '3000'}`;
const GATEWAY_PREFIXES = ['/auth', '/functions', '/rest', '/storage', '/telemetry', '/dev', '/livez'];

/** Modules of these packages, each with the packages of its scope where it is one. */
const packagesOf = (...names: readonly string[]): RegExp => new RegExp(`node_modules/(?:${names.join('|')})/`);
/** What every page needs, in one file: it changes only with an update, and a dozen small files compress worse and load later. */
const FRAMEWORK = packagesOf(
  'react',
  'react-dom',
  'scheduler',
  'use-sync-external-store',
  '@tanstack/(?:history|store|react-store|router-core|react-router)',
);
/** Buttons, fields, menus, icons and queries with what they are built on. */
const CONTROLS = packagesOf(
  '@mantine',
  '@floating-ui',
  '@tabler',
  '@tanstack',
  'aria-hidden',
  'clsx',
  'get-nonce',
  'react-(?:remove-scroll|remove-scroll-bar|style-singleton)',
  'tabbable',
  'use-(?:callback-ref|sidecar)',
);
const SCHEMAS = /node_modules\/zod\//;
/** Messages by who speaks of them, for making schemas is most of what a page's code does at first: a file is run in one task. */
const contracts = (folders: string): RegExp => new RegExp(`libs/contracts/src/(?:${folders})/`);
const MESSAGES_OF_ALL = contracts('core');
const MESSAGES_OF_THE_SHELL = contracts('profile|telemetry');
const MESSAGES_OF_IDEAS = contracts('analysis|applications/catalogue');
const MESSAGES_OF_ANSWERS = contracts('applications|insights');
/** What the frame around every page behind sign-in needs: pages bring the schemas of what they alone show. */
const SHELL = new RegExp(
  `web/src/(?:${[
    'failures/failure-texts',
    // Pages of text stand outside of the shell, and do not load it.
    'components/(?:layout/(?!text-)|ui/theme|ui/page)',
    'lib/(?:api-client|connection|notify|profile|query-client|session|telemetry|web-config)',
  ].join('|')})`,
);

/**
 * What is shared, in few files: a page once needed 80 scripts of which most were below 2 kB, and asking for each costs the browser
 * about a millisecond. Every group is closed under its imports, as what others import more often comes first; a circle of files
 * would run code before what it needs.
 */
const SHARED_FILES = [
  { name: 'framework', test: FRAMEWORK },
  { name: 'start', tags: ['$initial' as const] },
  { name: 'controls', test: CONTROLS, minShareCount: 6 },
  { name: 'further-controls', test: CONTROLS, minShareCount: 2 },
  { name: 'schemas', test: SCHEMAS },
  { name: 'failures', test: MESSAGES_OF_ALL, minShareCount: 2 },
  { name: 'messages', test: MESSAGES_OF_THE_SHELL, minShareCount: 2 },
  { name: 'messages-of-ideas', test: MESSAGES_OF_IDEAS, minShareCount: 3 },
  { name: 'messages-of-answers', test: MESSAGES_OF_ANSWERS, minShareCount: 3 },
  { name: 'shell', test: SHELL, minShareCount: 2 },
  { name: 'shared', minShareCount: 3 },
];

const PAGE = /assets\/[a-z-]+-page-/;
/** What the shell has brought by the time that a page is asked for. */
const BROUGHT_BY_THE_SHELL =
  /assets\/(?:rolldown-runtime|framework|controls|further-controls|schemas|failures|messages|shell)-[\w-]{8}\.js$/;

export default defineConfig({
  plugins: [react(), mantineVariablesSheet(), editionHtml(), preloadFont(), sessionPreload(), precompress()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: { proxy: Object.fromEntries(GATEWAY_PREFIXES.map((prefix) => [prefix, gateway])) },
  build: {
    target: 'es2023',
    // Small images would become data: addresses, which the content security policy does not allow for scripts or fonts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Naming a file to the browser costs it half a millisecond, also where it has the file.
      resolveDependencies: (name, dependencies, { hostType }) =>
        hostType === 'js' && PAGE.test(name)
          ? dependencies.filter((file) => !BROUGHT_BY_THE_SHELL.test(file))
          : dependencies,
    },
    rolldownOptions: { output: { codeSplitting: { groups: SHARED_FILES } } },
  },
});

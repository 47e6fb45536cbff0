/**
 * `npm run bench:web`: Lighthouse's mobile preset on every screen of the production build, served by the product itself. Prints the
 * figures and ends with 1 where a bar is missed.
 */
import { startProduct } from '@playbook/testing/product/start-product';
import { auditPage, isWithin, type PageFigures } from './audit-page.js';
import { type MeasuredPage, PUBLIC_PAGES, SIGNED_IN_PAGES } from './measured-page.js';
import { gzipBytes } from './script-bytes.js';
import { signInBrowser } from './sign-in-browser.js';
import { type MeasuringBrowser, startBrowser } from './start-browser.js';

/** JavaScript that the landing page may load before it can be used, as gzip. */
const LANDING_SCRIPTS_MAX_BYTES = 120_000;
const BYTES_PER_KILOBYTE = 1_000;
/** Production asks for the client of an identity provider, with which nobody signs in here, and for mails, which nobody reads. */
const PRODUCTION = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'error',
  AUTH_GOOGLE_CLIENT_ID: 'bench',
  AUTH_GOOGLE_CLIENT_SECRET: 'bench',
  AUTH_MAILER_AUTOCONFIRM: 'true',
};

type Row = Readonly<Record<string, string | number>>;

function rowOf({ path }: MeasuredPage, figures: PageFigures): Row {
  const { scores } = figures;
  return {
    page: path,
    performance: scores.performance,
    accessibility: scores.accessibility,
    'best practices': scores['best-practices'],
    SEO: scores.seo,
    'JS kB gzip': (gzipBytes(figures.scripts) / BYTES_PER_KILOBYTE).toFixed(1),
    'FCP ms': Math.round(figures.firstPaintMs),
    'LCP ms': Math.round(figures.largestPaintMs),
    'TBT ms': Math.round(figures.blockedMs),
    CLS: figures.layoutShift.toFixed(3),
  };
}

/** The faults found, one line each. */
async function measure(pages: readonly MeasuredPage[], baseUrl: string, browser: MeasuringBrowser): Promise<string[]> {
  const rows: Row[] = [];
  const notes: string[] = [];
  const missed: string[] = [];
  for (const page of pages) {
    const figures = await auditPage(baseUrl, page, browser.port);
    rows.push(rowOf(page, figures));
    if (figures.faults.length > 0) notes.push(`${page.path}: ${figures.faults.join(', ')}`);
    if (!isWithin(page, figures)) missed.push(`${page.path} misses a bar of ${JSON.stringify(page.bars)}`);
    if (page === PUBLIC_PAGES[0] && gzipBytes(figures.scripts) > LANDING_SCRIPTS_MAX_BYTES)
      missed.push(`${page.path} loads more than ${LANDING_SCRIPTS_MAX_BYTES} bytes of JavaScript`);
  }
  console.table(rows);
  process.stdout.write(notes.map((note) => `what cost points on ${note}\n`).join(''));
  return missed;
}

const product = await startProduct({ topology: 'local', environment: PRODUCTION });
try {
  const browser = await startBrowser();
  try {
    const missed = await measure(PUBLIC_PAGES, product.url, browser);
    await signInBrowser(browser.port, product.url);
    missed.push(...(await measure(SIGNED_IN_PAGES, product.url, browser)));
    process.stdout.write(
      `${['', ...missed].join('\n')}\n${missed.length === 0 ? 'All bars are met.' : 'Bars are missed.'}\n`,
    );
    process.exitCode = missed.length === 0 ? 0 : 1;
  } finally {
    browser.stop();
  }
} finally {
  await product.stop();
}

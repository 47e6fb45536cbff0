import { launch } from 'chrome-launcher';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
/** Without a sandbox because CI may run as root. */
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu'];

export interface MeasuringBrowser {
  /** Where Lighthouse reaches it. */
  readonly port: number;
  readonly stop: () => void;
}

/** A browser with a fresh profile. */
export async function startBrowser(): Promise<MeasuringBrowser> {
  const { port, kill } = await launch({ chromePath: CHROMIUM, chromeFlags: FLAGS, logLevel: 'error' });
  return { port, stop: kill };
}

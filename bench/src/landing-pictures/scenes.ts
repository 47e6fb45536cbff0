import { FIRST_DRAFT, REWRITTEN_DRAFT } from '@playbook/contracts/analysis/samples/marked-drafts';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import type { Page } from 'puppeteer-core';

const IDEA = {
  brief:
    'Cold storage rented by the pallet-day to small pharmacies in Kenya. 31 pharmacies pay us $90 a month; none has lost a vaccine since.',
  problem:
    'A 12-hour power cut spoils a fridge of vaccines. Pharmacies throw away 1 dose in 5 and order again by hand.',
};
const ANSWER =
  '31 pharmacies pay $90 a month, up from 12 in March. They store 4,100 doses with us, and 28 of the first 30 renewed.';

/** One picture: how to bring a screen about, and which part of it is cut out. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  readonly play: (page: Page) => Promise<void>;
  /** What stands in the card at whose upper left corner the picture begins. */
  readonly corner: string;
  /** How far below that corner it begins, in CSS pixels. */
  readonly skipPx?: number;
}

const click = (page: Page, text: string): Promise<void> => page.locator(`button ::-p-text(${text})`).click();
const seen = async (page: Page, text: string): Promise<void> => {
  await page.locator(`::-p-text(${text})`).wait();
};
const stay = (): Promise<void> => Promise.resolve();

/** Puts texts into the first text areas of a part of the page, in place of what a draft left there. */
async function write(page: Page, texts: readonly string[], within = 'main'): Promise<void> {
  const areas = await page.$$(`${within} textarea`);
  for (const [index, text] of texts.entries()) {
    await areas[index]?.evaluate((area) => {
      area.focus();
      area.select();
    });
    await areas[index]?.type(text);
  }
}

async function analyzePitch(page: Page, pitch: string): Promise<void> {
  await write(page, [pitch]);
  await click(page, 'Analyze My Pitch');
  await seen(page, 'Score Breakdown');
}

/** The tools in the order of a founder's way; each leaves what the next ones show. */
export const SCENES: readonly Scene[] = [
  {
    name: 'pitch-analyzer',
    path: WEB_PATHS.pitchAnalyzer,
    play: (page) => analyzePitch(page, FIRST_DRAFT.text),
    corner: '::-p-text(Pitch score)',
  },
  {
    name: 'idea-check',
    path: WEB_PATHS.ideaCheck,
    play: async (page) => {
      await write(page, [IDEA.brief, IDEA.problem]);
      await click(page, 'Analyze Idea');
      await seen(page, 'Category Risk Scan');
    },
    corner: '::-p-text(Alignment Score)',
  },
  {
    name: 'industry-insights',
    path: WEB_PATHS.industryInsights,
    play: async (page) => {
      await click(page, 'Generate Insights');
      await seen(page, 'The price in your words');
    },
    corner: '::-p-text(Key Recommendations)',
    skipPx: 164,
  },
  {
    name: 'application-builder',
    path: `${WEB_PATHS.applicationBuilder}?section=traction`,
    play: async (page) => {
      await write(page, [ANSWER], '[role="tabpanel"]');
      await click(page, 'Analyze Answer');
      await page.waitForSelector('[role="tabpanel"] [data-band]');
    },
    corner: '[role="tabpanel"] textarea',
    skipPx: 24,
  },
  { name: 'demo-library', path: WEB_PATHS.demoLibrary, play: stay, corner: 'main ::-p-text(DoorDash)' },
  {
    name: 'dashboard',
    path: WEB_PATHS.pitchAnalyzer,
    play: async (page) => {
      await analyzePitch(page, REWRITTEN_DRAFT.text);
      await page.goto(new URL(WEB_PATHS.dashboard, page.url()).href);
      await seen(page, 'Quick Actions');
    },
    corner: 'main h1',
  },
];

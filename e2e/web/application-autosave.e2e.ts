import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  BUILDER_FIELDS,
  type FieldAddress,
  fieldKey,
} from '@playbook/contracts/applications/catalogue/builder-catalogue';
import fc from 'fast-check';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { ApplicationOnPage } from '../support/pages/application-on-page.js';
import { browserPages } from '../support/pages/browser-pages.js';
import { eventually } from '../support/eventually.js';
import { logOut } from '../support/auth/log-out.js';
import { passProvider } from '../support/pages/sign-in.js';
import { productUrl } from '../support/topology.js';

const METRICS: FieldAddress = { sectionId: 'traction', fieldId: 'metrics' };
const SEED = 20_261_121;
const MAX_EDITS = 2;
/** Takes a tenth of it on two cores that do nothing else. */
const SEQUENCES_LIMIT_MS = 600_000;
const url = productUrl();

/** How the page goes on after a text was typed; most of them before it can have been saved. */
const ENDINGS = ['wait', 'go-on', 'reload', 'close', 'crash', 'offline', 'offline-crash', 'leave'] as const;
type Ending = (typeof ENDINGS)[number];
const endings = fc.array(fc.constantFrom(...ENDINGS), { minLength: 1, maxLength: MAX_EDITS });

const box = (page: Page, address: FieldAddress): Locator => page.locator(`#answer-${fieldKey(address)}`);

/** Ends the page's process, so that no code of the page runs any more. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

describe('autosave in the browser', () => {
  const pages = browserPages();
  let context: BrowserContext;
  let builder: ApplicationOnPage;

  beforeEach(async () => {
    const page = await pages.open();
    context = page.context();
    builder = await ApplicationOnPage.of(page, url);
  });

  /** Opens the section of a field in a page, or in a new one. */
  const open = async ({ sectionId, fieldId }: FieldAddress, page?: Page): Promise<Page> => {
    const target = page ?? (await context.newPage());
    await target.goto(`${url}/yc-app-builder?section=${sectionId}`);
    await box(target, { sectionId, fieldId }).waitFor();
    return target;
  };
  const textIn = (page: Page, address: FieldAddress): Promise<string> => box(page, address).inputValue();
  const shows = (page: Page, address: FieldAddress, text: string): Promise<void> =>
    eventually(async () => (await textIn(page, address)) === text);
  const isStored = (address: FieldAddress, text: string): Promise<void> =>
    eventually(async () => (await builder.storedText(address)) === text);
  const conflict = (page: Page): Locator => page.getByRole('group', { name: /This answer was changed elsewhere/ });

  /** Takes one ending; answers the page that the founder has then. */
  const end = async (page: Page, address: FieldAddress, text: string, ending: Ending): Promise<Page> => {
    switch (ending) {
      case 'wait':
        await isStored(address, text);
        return page;
      case 'go-on':
        return page;
      case 'reload':
        await page.reload();
        return open(address, page);
      case 'close':
        await page.close();
        return open(address);
      case 'crash':
        await crash(page);
        return open(address);
      case 'offline':
        await context.setOffline(true);
        await box(page, address).pressSequentially(' and more');
        await context.setOffline(false);
        return page;
      case 'offline-crash':
        await context.setOffline(true);
        await box(page, address).pressSequentially(' and more');
        await crash(page);
        await context.setOffline(false);
        return open(address);
      case 'leave':
        await page.getByRole('link', { name: 'Dashboard' }).first().click();
        await page.waitForURL(`${url}/dashboard`);
        return open(address, page);
    }
  };

  it(
    'loses no word and stores none twice in 24 random sequences of typing, lost networks, reloads and crashes',
    async () => {
      const sequences = fc.sample(endings, { seed: SEED, numRuns: BUILDER_FIELDS.length });
      let page = builder.page;
      const expected: (readonly [string, string])[] = [];
      for (const [index, address] of BUILDER_FIELDS.entries()) {
        await open(address, page);
        let text = '';
        for (const [edit, ending] of (sequences[index] ?? []).entries()) {
          text = `${address.fieldId}, text ${edit + 1}`;
          await box(page, address).fill(text);
          page = await end(page, address, text, ending);
          if (ending.startsWith('offline')) text += ' and more';
          await shows(page, address, text);
        }
        expected.push([fieldKey(address), text]);
      }
      await eventually(async () => (await builder.stored()).answers.length === BUILDER_FIELDS.length);
      for (const [index, address] of BUILDER_FIELDS.entries()) await isStored(address, expected[index]?.[1] ?? '');

      const { answers } = await builder.stored();
      expect(Object.fromEntries(answers.map((answer) => [fieldKey(answer), answer.value]))).toEqual(
        Object.fromEntries(expected),
      );
      for (const address of BUILDER_FIELDS) {
        const values = await builder.versionTexts(address);
        expect(new Set(values).size).toBe(values.length);
      }
      expect(
        await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('applicationDrafts'))),
      ).toEqual([]);
    },
    SEQUENCES_LIMIT_MS,
  );

  it('follows a field that another tab saves, without a conflict', async () => {
    const first = await open(METRICS, builder.page);
    const second = await open(METRICS);
    await box(first, METRICS).fill('31 clinics pay us');
    await shows(second, METRICS, '31 clinics pay us');
    await box(second, METRICS).fill('32 clinics pay us');
    await shows(first, METRICS, '32 clinics pay us');
    expect([await conflict(first).count(), await conflict(second).count()]).toEqual([0, 0]);
    expect(await builder.versionTexts(METRICS)).toEqual(['32 clinics pay us', '31 clinics pay us']);
  });

  it('shows both texts where two tabs wrote without a network, and overwrites nothing before the founder chose', async () => {
    const first = await open(METRICS, builder.page);
    const second = await open(METRICS);
    await context.setOffline(true);
    await box(first, METRICS).fill('of the first tab');
    await box(second, METRICS).fill('of the second tab');
    await context.setOffline(false);
    await eventually(async () => (await conflict(first).count()) + (await conflict(second).count()) === 1);
    const loser = (await conflict(first).count()) === 1 ? first : second;
    const [mine, stored] =
      loser === first ? ['of the first tab', 'of the second tab'] : ['of the second tab', 'of the first tab'];
    expect(await builder.storedText(METRICS)).toBe(stored);
    expect(await textIn(loser, METRICS)).toBe(mine);

    await loser.reload();
    await conflict(loser).waitFor();
    await loser.getByRole('button', { name: /Keep mine/ }).click();
    await isStored(METRICS, mine);
    expect(await builder.versionTexts(METRICS)).toEqual([mine, stored]);
  });

  it('takes the stored text instead, and can undo that', async () => {
    const page = await open(METRICS, builder.page);
    await context.setOffline(true);
    await box(page, METRICS).fill('mine');
    await builder.saveElsewhere(METRICS, 'from the phone');
    await context.setOffline(false);
    await conflict(page).waitFor();
    await page.getByRole('button', { name: /Take the stored one/ }).click();
    await shows(page, METRICS, 'from the phone');
    await page.getByRole('button', { name: 'Undo' }).click();
    await isStored(METRICS, 'mine');
    expect(await builder.versionTexts(METRICS)).toEqual(['mine', 'from the phone']);
  });

  it('keeps the unsent text of a founder who signs out all the same, shows it to nobody else, and saves it when they are back', async () => {
    const page = await open(METRICS, builder.page);
    const email = await builder.email();
    await page.route('**/rest/v1/application/answers/**', (route) => route.abort());
    await box(page, METRICS).fill('typed before signing out');
    await logOut(page);
    await page.getByText('1 answer of your application is not saved yet.').waitFor();
    await page.getByRole('button', { name: 'Sign out and keep them in this browser' }).click();
    await page.waitForURL(`${url}/`);
    await page.unroute('**/rest/v1/application/answers/**');

    await signIn(page, 'somebody-else@example.com');
    await open(METRICS, page);
    expect(await textIn(page, METRICS)).toBe('');
    await logOut(page);
    await page.waitForURL(`${url}/`);

    await signIn(page, email);
    await open(METRICS, page);
    expect(await textIn(page, METRICS)).toBe('typed before signing out');
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.reload();
    await shows(page, METRICS, 'typed before signing out');
  });

  it('keeps the text while the session is refused, through reloads, and saves it when it is good again', async () => {
    const page = await open(METRICS, builder.page);
    const saves = '**/rest/v1/application/answers/**';
    await page.route(saves, (route) => route.fulfill({ status: 401, json: { code: 'session_expired' } }));
    await box(page, METRICS).fill('31 clinics');
    await page.getByText('Save failed').waitFor();
    await open(METRICS, page);
    await shows(page, METRICS, '31 clinics');
    expect(await builder.storedText(METRICS)).toBeUndefined();
    await page.unroute(saves);
    await open(METRICS, page);
    await isStored(METRICS, '31 clinics');
  });

  it('saves what was typed with the last key before the tab is closed', async () => {
    const page = await open(METRICS, builder.page);
    await box(page, METRICS).fill('the last word');
    await page.close({ runBeforeUnload: true });
    await isStored(METRICS, 'the last word');
    expect(await builder.versionsOf(METRICS)).toBe(1);
  });

  it('says that the browser keeps no copy when its storage is full, and saves all the same', async () => {
    const page = await open(METRICS, builder.page);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await box(page, METRICS).fill('31 clinics');
    await page.getByText('This browser keeps no copy').waitFor();
    await isStored(METRICS, '31 clinics');
    expect(await textIn(page, METRICS)).toBe('31 clinics');
  });

  const signIn = async (page: Page, email: string): Promise<void> => {
    await page.getByRole('button', { name: 'Sign In' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click();
    await passProvider(page, email);
    await page.waitForURL(`${url}/dashboard`);
  };
});

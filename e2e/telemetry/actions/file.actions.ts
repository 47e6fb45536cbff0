import type { Page } from 'playwright-core';
import { plantedDeck } from '../../support/files/deck-upload.js';
import { shortVideo } from '../../support/files/demo-upload.js';
import { type Action, PLANTED } from './stage.js';

/** Analyses run one after the other on a machine that does much else. */
const ANALYSIS_MS = 90_000;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const FILES: readonly Action[] = [
  {
    name: 'upload a demo video',
    chains: [
      'HTTP POST > POST /rest/v1/demo-uploads/:id/complete > call demos.v1.upload.complete > handle demos.v1.upload.complete > pg.query:WITH',
    ],
    chainsOfServers: ['handle demos.v1.upload.complete > S3.CompleteMultipartUpload'],
    run: async (stage) => {
      const { page } = stage;
      await stage.go('/demo-analyzer');
      await button(page, 'Choose File').waitFor();
      const video = { name: `${PLANTED}.mp4`, mimeType: 'video/mp4', buffer: await shortVideo() };
      await page.locator('input[type=file]').first().setInputFiles(video);
      await button(page, 'Upload Demo').click();
      await page.locator('#main').getByText('Your demo video is ready for analysis').waitFor();
    },
  },
  {
    name: 'have a demo video analyzed',
    chains: [
      'HTTP POST > POST /functions/v1/analyze-demo > call demos.v1.analysis.analyze > handle demos.v1.analysis.analyze > pg.query:INSERT',
      'handle demos.v1.analysis.analyze > publish demos.events.v1.analysis.queued > take demos.events.v1.analysis.queued',
      'handle demos.v1.analysis.analyze > process demos.jobs > pg.query:UPDATE',
    ],
    chainsOfServers: ['process demos.jobs > S3.GetObject', 'process demos.jobs > S3.PutObject'],
    run: async ({ page }) => {
      await button(page, 'Analyze Demo').click();
      await page.getByRole('heading', { name: 'Your Demo Analysis' }).waitFor({ timeout: ANALYSIS_MS });
    },
  },
  {
    name: 'upload a deck',
    chains: [
      'HTTP POST > POST /rest/v1/deck-uploads/:id/complete > call decks.v1.upload.complete > handle decks.v1.upload.complete > pg.query:WITH',
    ],
    chainsOfServers: ['handle decks.v1.upload.complete > S3.CompleteMultipartUpload'],
    run: async (stage) => {
      const { page } = stage;
      await stage.go('/deck-analyzer');
      await button(page, 'Choose File').waitFor();
      const deck = { name: `${PLANTED}.pdf`, mimeType: 'application/pdf', buffer: await plantedDeck('no ask') };
      await page.getByTestId('deck-file').setInputFiles(deck);
      await button(page, 'Upload Deck').click();
      await page.locator('#main').getByText('Your deck is ready for analysis').waitFor();
    },
  },
  {
    name: 'have a deck analyzed',
    chains: [
      'HTTP POST > POST /functions/v1/analyze-deck > call decks.v1.analysis.analyze > handle decks.v1.analysis.analyze > pg.query:INSERT',
      'handle decks.v1.analysis.analyze > publish decks.events.v1.analysis.queued > take decks.events.v1.analysis.queued',
      'handle decks.v1.analysis.analyze > process decks.jobs > pg.query:UPDATE',
    ],
    chainsOfServers: ['process decks.jobs > S3.GetObject'],
    run: async ({ page }) => {
      await page.getByRole('region', { name: 'Upload Complete' }).getByText('Analyze Deck').click();
      await page.getByRole('heading', { name: 'Your Deck Analysis' }).waitFor({ timeout: ANALYSIS_MS });
    },
  },
  {
    name: 'delete an analysis',
    chains: [
      'HTTP DELETE > DELETE /rest/v1/deck-analyses/:id > call decks.v1.analysis.delete > handle decks.v1.analysis.delete > pg.query:WITH',
    ],
    chainsOfServers: ['HTTP DELETE > DELETE /rest/v1/deck-analyses/:id > EVAL redis'],
    run: async ({ page }) => {
      const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
      await button(page, `Delete ${PLANTED}.pdf`).click();
      // It can be taken back for some seconds.
      await deleted;
    },
  },
];

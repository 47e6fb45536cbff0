import { deckAnalyses } from '@playbook/contracts/decks/deck-analyses.contract';
import { deckAnalysisSchema } from '@playbook/contracts/decks/deck-analysis.schema';
import { demoAnalyses } from '@playbook/contracts/demos/demo-analyses.contract';
import { demoAnalysisSchema } from '@playbook/contracts/demos/demo-analysis.schema';
import { DEMO_CRITERIA } from '@playbook/contracts/demos/demo-review.schema';
import type { FileAnalyses } from '@playbook/contracts/files/define-file-analyses';
import type { Founder } from '../../support/auth/founder.js';
import { plantedDeck, uploadDeck } from '../../support/files/deck-upload.js';
import { shortVideo, uploadDemo } from '../../support/files/demo-upload.js';

/** Kinds of files whose analyses are tried while all that they need is killed. */
export type CampaignKindName = 'demos' | 'decks';

/** One of them. */
export interface CampaignKind {
  /** Name of the service; its worker is called after it. */
  readonly name: CampaignKindName;
  readonly bucket: string;
  readonly contract: FileAnalyses;
  /** A small file. */
  makeContent(): Promise<Buffer>;
  upload(url: string, founder: Founder, content: Buffer, fileName: string): Promise<{ readonly id: string }>;
  /** Addresses of the pictures of a file. @param record As the product shows it */
  picturesOf(record: unknown): readonly string[];
  /** What is wrong with what an analysis found; null where it is whole. */
  faultOf(record: unknown): string | null;
}

const demos: CampaignKind = {
  name: 'demos',
  bucket: 'demo-videos',
  contract: demoAnalyses,
  makeContent: shortVideo,
  upload: uploadDemo,
  picturesOf: (record) => demoAnalysisSchema.parse(record).keyFrames.map(({ url }) => url),
  faultOf: (record) => {
    const sections = demoAnalysisSchema.parse(record).review?.sections ?? [];
    const categories = sections.map(({ category }) => category).toSorted();
    return categories.join() === DEMO_CRITERIA.toSorted().join() ? null : `has ${categories.length} sections`;
  },
};

const DECK = 'good';
const DECK_SLIDES = 9;

const decks: CampaignKind = {
  name: 'decks',
  bucket: 'pitch-decks',
  contract: deckAnalyses,
  makeContent: () => plantedDeck(DECK),
  upload: uploadDeck,
  picturesOf: (record) => deckAnalysisSchema.parse(record).slides.flatMap(({ pictureUrl }) => pictureUrl ?? []),
  faultOf: (record) => {
    const { slides, review } = deckAnalysisSchema.parse(record);
    return slides.length === DECK_SLIDES && review !== null ? null : `has ${slides.length} slides`;
  },
};

export const CAMPAIGN_KINDS: Readonly<Record<CampaignKindName, CampaignKind>> = { demos, decks };

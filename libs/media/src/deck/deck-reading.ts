import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeckFacts, DeckSlide } from '@playbook/contracts/decks/deck-facts.schema';

/** The same for all slides of a deck. */
export type DeckLayout = Omit<DeckFacts, 'slides'>;

/** File of a slide's picture. @param folder Where pictures are kept */
export const pictureFile = (folder: string, number: number): string => join(folder, `${number}.jpg`);

/** What is wanted of a deck beside its facts. */
export interface DeckReading {
  /** Folder for pictures of slides, by `pictureFile`; none are kept unless said. */
  readonly pictures?: string | undefined;
  /** Once, before the first slide. */
  readonly onLayout?: (layout: DeckLayout) => void;
  /** Each slide as soon as it was read. @param picture File of its picture; null where it was not drawn */
  readonly onSlide?: (slide: DeckSlide, picture: string | null) => void;
}

/** Keeps a slide's picture where pictures are wanted. @returns Its file; null where none are */
export async function keepPicture(
  { pictures }: DeckReading,
  number: number,
  toJpeg: () => Promise<Buffer>,
): Promise<string | null> {
  if (pictures === undefined) return null;
  const file = pictureFile(pictures, number);
  await writeFile(file, await toJpeg());
  return file;
}

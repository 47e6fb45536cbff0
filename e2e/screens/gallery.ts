import { LOOKS } from '../support/pages/browser.js';
import type { Chapter, Scene } from './scene.js';

/** Name of the picture of a scene in one look. */
export const pictureName = ({ name }: Scene, widthPx: number, colorScheme: string): string =>
  `${name}-${widthPx}-${colorScheme}.webp`;

/** The looks in which a scene is seen. */
export const looksOf = ({ onlyWidthPx }: Scene) =>
  LOOKS.filter(([widthPx]) => onlyWidthPx === undefined || widthPx === onlyWidthPx);

/** Shown widths in the gallery, which put a telephone beside a desktop. */
const SHOWN_WIDTHS_PX: Readonly<Record<number, number>> = { 390: 130, 1280: 330 };

/** The desktop first, as the wider picture leads a row. */
const sectionOf = (scene: Scene): string => {
  const pictures = looksOf(scene)
    .toReversed()
    .toSorted(([a], [b]) => b - a)
    .map(([widthPx, colorScheme]) => {
      const name = pictureName(scene, widthPx, colorScheme);
      const label = `${scene.caption}, ${widthPx} px, ${colorScheme}`;
      return `<a href="${name}"><img src="${name}" width="${SHOWN_WIDTHS_PX[widthPx]}" alt="${label}"></a>`;
    });
  return [`### ${scene.caption}`, '', ...pictures].join('\n');
};

/** The page that shows all pictures. */
export function gallery(chapters: readonly Chapter[]): string {
  const intro = [
    '# Screens',
    '',
    'Every screen and its main states at 1280 and 390 px, light and dark, with the texts of an invented founder. `npm run screens` makes',
    'these pictures and this page anew. [What looking at them improved](improvements.md) is written down.',
  ].join('\n');
  const parts = chapters.map(({ title, scenes }) => [`## ${title}`, ...scenes.map(sectionOf)].join('\n\n'));
  return `${[intro, ...parts].join('\n\n')}\n`;
}

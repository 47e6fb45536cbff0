import { dashboardBand } from '../../../lib/score-bands.js';
import { type Figure, isSampleFigure } from './figure.js';

/** Colour of a figure; `plain` where it was not measured. */
export type FigureTone = 'green' | 'orange' | 'red' | 'plain';

/** The colour of a figure's band: 80 and more green, 60 and more orange, else red (section 5). A sample has none. */
export const figureTone = (figure: Figure): FigureTone =>
  figure.source === 'failed' || isSampleFigure(figure) ? 'plain' : dashboardBand(figure.value);

/** How full the figure's bar is, in percent; null where there is no figure. */
export const barPercentOf = (figure: Figure): number | null => (figure.source === 'failed' ? null : figure.value);

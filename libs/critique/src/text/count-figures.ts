const FIGURE = /\d[\d.,]{0,12}/g;

/** How many figures stand in a text. */
export const countFigures = (text: string): number => text.match(FIGURE)?.length ?? 0;

/** Family of the features that say what the straight lines of a model give an output together, one an output. */
export const LINES_FAMILY = 'lines.';

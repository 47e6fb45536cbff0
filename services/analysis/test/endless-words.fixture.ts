/** A text with these words never comes to an end in `endless.worker.ts`. */
export const ENDLESS = 'words without end';

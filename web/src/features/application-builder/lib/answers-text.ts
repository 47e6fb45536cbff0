/** '1 answer', '2 answers'. */
export const answersText = (count: number): string => (count === 1 ? '1 answer' : `${count} answers`);

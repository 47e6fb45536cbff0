/** The last word of what a number counts, in small letters: "potteries" of "Small Potteries"; empty where it counts nothing that is named. */
export const headOf = (noun: string | null): string => noun?.split(' ').at(-1)?.toLowerCase() ?? '';

/** Rows of evidence that change how an interview goes on, too. */
export const EVIDENCE = {
  notKnown: 'Says plainly what is not known',
  toJudge: 'Talks to whoever judges',
} as const;

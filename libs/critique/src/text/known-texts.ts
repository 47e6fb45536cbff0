/** A text has fewer sentences, and a judgement looks at a handful of texts that share most of theirs. */
const MOST_KEPT = 400;
/** A longer sentence is read again: it is no founder's, and keeping it would cost more than reading it. */
const LONGEST_KEPT = 1_000;

const kept: Map<string, unknown>[] = [];
let judgements = 0;

/** Forgets at the end of a judgement what was kept of its texts, and within another judgement at the end of that one. */
export function withinJudgement<Judgement>(judge: () => Judgement): Judgement {
  judgements += 1;
  try {
    return judge();
  } finally {
    judgements -= 1;
    if (judgements === 0) for (const made of kept) if (made.size > 0) made.clear();
  }
}

/**
 * A function that makes something of a sentence once within a judgement, which reads most sentences several times: with and without those that
 * may be beside the point, and in another order where it words them anew. What is made must depend on nothing else.
 */
export function oncePerSentence<Made extends NonNullable<unknown>>(
  make: (sentence: string) => Made,
): (sentence: string) => Made {
  const made = new Map<string, Made>();
  kept.push(made);
  return (sentence) => {
    if (judgements === 0 || sentence.length > LONGEST_KEPT) return make(sentence);
    const known = made.get(sentence);
    if (known !== undefined) return known;
    const own = make(sentence);
    if (made.size < MOST_KEPT) made.set(sentence, own);
    return own;
  };
}

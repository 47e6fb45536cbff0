/** Contractions whose apostrophe nobody wrote, by the verb in them. */
const VERBS: Readonly<Record<string, string>> = {
  am: 'im iam',
  is: 'thats theres heres hes shes whats wheres whos hows isnt aint',
  was: 'wasnt',
  are: 'theyre youre theyr whatre arent',
  were: 'werent',
  will: 'itll thatll theyll youll thisll wont shant',
  have: 'ive weve youve theyve havent',
  has: 'hasnt',
  had: 'hadnt',
  did: 'didnt',
  do: 'dont',
  does: 'doesnt',
  can: 'cant cannot',
  could: 'couldnt couldve',
  would: 'wouldnt wouldve',
  should: 'shouldnt shouldve',
  must: 'mustnt mustve',
  going: 'gonna',
};

/** What the tagger is shown for a contraction without its apostrophe: the verb in it. */
export const BARE_CONTRACTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries(VERBS).flatMap(([verb, words]) => words.split(' ').map((word) => [word, verb] as const)),
);

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Who speaks or is spoken to: a sentence with one of these is about the founders or their customer, not about the world. */
export const PARTIES = words("we our ours us we're i i'm my me let let's you your yours you're");

/** Words that open a statement about many or about nobody. */
export const QUANTIFIERS = words(
  'nobody no everybody everyone most half many few fewer millions thousands only every each all some there hardly',
);

/** Wholes that statements are made about, and nothing a founder could sell. */
export const WHOLES = words('industry market sector economy world problem trade business field answer average');

/** What makes a subject stand for many: "the average bus". */
export const GENERAL_ADJECTIVES = words(
  'average typical usual ordinary median first last biggest largest cheapest best',
);

/** Verbs of getting: "nurses get their wages on the day" says what a customer is given. */
export const RECEIVING_VERBS = words('get receive see learn order book report scan choose pick buy upload rent text');

/** Words of an evil, a share or a comparison, which turn a sentence about a customer into a statement about the world. */
export const STATEMENT_SIGNS = words(
  `not n't no never nobody nothing none half third quarter fifth tenth percent twice worse less fewer more than most least
  because short hardly rarely seldom usually still spend throw quit lose argue guess wait waste die limp blame
  distrust fear dread fight pour burn leak ruin dump refuse ignore abandon return know trust hate believe cluster comply
  skip fall drown doubled tripled struggle`,
);

/** Plurals without an s. */
export const IRREGULAR_PLURALS = words(
  'people sheep children men women staff police cattle fish teeth feet mice geese',
);

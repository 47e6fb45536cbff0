const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Nouns that name a whole sector or an idea of one: nothing a founder could hand over. */
export const SECTOR_NOUNS = words(`
  healthcare fintech edtech medtech proptech insurtech agritech biotech tech technology banking finance logistics logistic mobility
  commerce e-commerce retail hospitality marketing advertising sustainability climate governance compliance procurement hr workforce
  talent supply chain asset capital investment wealth enterprise organisation organization stakeholder provider creator citizen
  planet humanity generation society ecosystem framework infrastructure analytic analytics intelligence automation learning education
  wellness wellbeing nutrition lifestyle entertainment reward engagement identity privacy operation operations burden advantage
  brand entrepreneur founder leader partner domain vertical category universe realm fabric layer stack cloud web3 metaverse
  economy industry reality network community movement story stories currency dream tomorrow growth outcome`);

/** Verbs of slogans: what is done could not be watched. */
export const SLOGAN_VERBS = words(`
  co-create belong experience bridge combine adapt unify unite discover connect invest protect reimagine reinvent redefine rethink
  inspire elevate amplify harness embrace foster nurture ignite fuel shape navigate thrive flourish succeed sense empower enable unlock
  unleash transform revolutionize revolutionise disrupt democratize democratise accelerate optimize optimise streamline enhance improve
  innovate evolve scale grow engage leverage orchestrate maximize maximise boost strengthen simplify modernize modernise digitize
  reduce increase facilitate provide offer deliver drive lead advance support manage monitor explore learn`);

/** Everyday verbs one can watch somebody do, or see happen; besides the concrete verbs of offers. */
export const WATCHED_VERBS = words(`
  accept eat arrive drop tap refuse throw pass fail stick repay report owe pull push phone lose ask lie leave die delete name miss attach
  see hold spend photograph break say quit carry skip wait prove forget sit decide scrap split fall stand cover hear argue trust permit
  open close lock unlock knock ring sleep wake walk drive ride climb jump cross queue line stop start restart freeze melt boil burn rot
  spoil leak crack bend rust rain snow flood dry soak pour peel bite chew drink swallow breathe bleed cough fax retype re-type copy
  type click scroll swipe film record weigh count sign stamp hang lay lift dig plant pick peck feed milk shear sew stitch knit weld
  steal cheat bribe fine sue evict fire hire borrow lend pawn tip haggle resell return discard bury dump idle stall crash jam clog
  catch chase search lookup guess remember notice complain shout whisper cry laugh`);

/** Adjectives of slogans. */
export const SLOGAN_ADJECTIVES = words(`
  potential strategic inclusive human operational financial future artificial decentralized decentralised digital different smarter
  global predictive adaptive easy easier simple healthy social conscious collective authentic bold resilient agile limitless
  infinite immersive regenerative intelligent modern next better happier connected unified trusted leading ultimate complete
  sustainable ethical responsible meaningful personal personalised personalized tailored bespoke emotional mindful`);

import type { TermRow } from './term.js';

/** Technology named because it is fashionable. */
export const TREND_TECH: readonly TermRow[] = [
  ['blockchain', 'what the shared record does for the user', 2],
  ['blockchain-based', 'what the shared record does for the user', 3],
  ['web3', 'the thing the user does', 3],
  ['metaverse', 'the place and the thing done there', 3],
  ['decentralized', 'who controls it instead, and why the user cares', 2],
  ['tokenized', 'what can now be bought in parts', 2],
  ['nft', 'the good that is owned', 2],
  ['iot', 'the sensor and what it measures', 2],
  ['internet of things', 'the sensor and what it measures', 2],
  ['cloud-based', 'drop it', 2],
  ['cloud-native', 'drop it, unless the buyer is a developer', 2],
  ['saas', 'drop it; say what the software does', 1],
  ['mobile-first', 'app', 2],
  ['no-code', "'without writing code'", 1],
  ['low-code', "'with little code'", 1],
  ['omnichannel', "'by text, phone and e-mail'", 3],
  ['o2o', "'online order, in-store pick-up'", 2],
  ['quantum', 'the calculation and how much faster', 2],
  ['digital twin', 'a live model of [machine]', 2],
  ['edge computing', "'runs on the camera itself'", 1],
];

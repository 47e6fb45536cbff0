import type { Archetype } from '../../engine/questions/question-bank.js';
import { readPatterns } from '../../lexicon/read-patterns.js';
import type { IdeaText } from '../signals/idea-text.js';

/** What a venture is, as far as other things are asked of it than of a product that a firm buys. */
export type VentureKind =
  | 'audience'
  | 'content'
  | 'charity'
  | 'approval'
  | 'laboratory'
  | 'medical'
  | 'lender'
  | 'machine'
  | 'goods'
  | 'market';
export type VentureKinds = ReadonlySet<VentureKind>;

const PATTERNS = readPatterns('idea-venture');

/** Where one of the words of a list stands first; null where none does. */
export function firstWordOf(list: string, text: string): string | null {
  const found = (PATTERNS[list] ?? []).map((pattern) => pattern.exec(text)).find((match) => match !== null);
  return found === undefined || found === null ? null : (found.groups?.['buyer'] ?? found[0]);
}

const isSaid = (list: string, text: string): boolean => firstWordOf(list, text) !== null;

const NAME_MAX_CHARS = 70;
const NAME_END = /[.,:;(]| (?:for|that|which|who|where|when|so|to|from|of|at|by)\b/i;

/** What the brief calls the product, before it says for whom or what it does. */
export function nameOf(brief: string): string {
  const opening = brief.trim().slice(0, NAME_MAX_CHARS);
  const end = opening.search(NAME_END);
  return end <= 0 ? opening : opening.slice(0, end);
}

/** The last word of a name says what it is: "heat-pump installers" are no pumps. */
const MACHINES = (PATTERNS['machine'] ?? []).map(
  ({ source }) => new RegExp(String.raw`(?<![\w-])${source}(?: made)?\s{0,3}$`, 'i'),
);

function isMachine(brief: string): boolean {
  const name = nameOf(brief);
  return (MACHINES.some((word) => word.test(name)) || isSaid('machine-sign', name)) && !isSaid('no-machine', name);
}

const OF_ANIMALS = /\b(?:cows?|calves|cattle|herds?|pigs?|horses?|dogs?|cats?|pets?|sheep|poultry|fish)\b/i;

/** A thing that touches patients; what finds or counts things for a hospital touches none. */
const isMedical = (brief: string): boolean =>
  isSaid('device', brief) &&
  isSaid('bedside', brief) &&
  !isSaid('no-machine', nameOf(brief)) &&
  !OF_ANIMALS.test(brief);

/** Whoever says what is paid has another question open than what brings people back. */
const PAID_FOR = /\b(?:pays?|paid|subscriptions?|charges?)\b|[$€£]/i;

/** What a brief says that its venture is; nothing of a text that cannot be read. */
export function ventureKindsOf({ form, language }: IdeaText, archetype: Archetype | null): VentureKinds {
  const brief = form.ideaBrief;
  if (language !== 'english') return new Set();
  const isFree = !PAID_FOR.test(brief);
  const isOfTools = isSaid('no-machine', nameOf(brief));
  const kinds: readonly (readonly [VentureKind, boolean])[] = [
    ['audience', isFree && isSaid('audience', brief)],
    ['content', isFree && !isOfTools && isSaid('content', brief)],
    ['charity', isSaid('charity', brief) || archetype?.id === 'non-profit'],
    ['approval', form.stage !== 'revenue' && isSaid('approval', brief)],
    ['laboratory', isSaid('laboratory', brief)],
    ['medical', isMedical(brief)],
    ['lender', !isOfTools && isSaid('lends', brief)],
    ['machine', isMachine(brief)],
    ['goods', archetype?.isMade === true],
    ['market', isSaid('sides', brief)],
  ];
  return new Set(kinds.flatMap(([kind, holds]) => (holds ? [kind] : [])));
}

import { PITCH_DIMENSIONS, type Evidence } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { oncePer } from '../../text/once-per.js';
import type { EvidenceGroup } from '../../engine/evidence.js';
import { evidenceGroupOf } from '../evidence.js';
import type { ScoringModel } from './scoring-model.js';
import type { Shares } from '../../engine/trees/shares.js';
import { PHRASES_FAMILY } from '../phrases/phrase-features.js';
import { WORDS_FAMILY } from '../../engine/words/word-features.js';

const BY_DIMENSION = [WORDS_FAMILY, PHRASES_FAMILY] as const;

/** What a row says and the words it stands on. */
export type Shown = Pick<Evidence, 'label' | 'spans'>;

/** A feature of a model and where it is shown. */
interface Place {
  /** Its number. */
  readonly feature: number;
  readonly group: EvidenceGroup;
  /** The only dimension it is shown in: a score of words or turns of phrase stands on words that matter elsewhere. */
  readonly dimension: string | null;
}

function placeOf(id: string, feature: number): Place {
  const family = BY_DIMENSION.find((own) => id.startsWith(own));
  return { feature, group: evidenceGroupOf(id), dimension: family === undefined ? null : id.slice(family.length) };
}

const placesOf = oncePer(({ features }: ScoringModel): readonly Place[] => features.map(placeOf));

/** What the features of one row give each dimension together. */
export class GroupShares {
  /** Points by output. */
  readonly shares: number[] = PITCH_DIMENSIONS.map(() => 0);
  readonly features: Place[] = [];
  private given: Shown | undefined;
  private taken: Shown | undefined;
  /** It says the same in every dimension. */
  private isSame = true;

  constructor(readonly group: EvidenceGroup) {}

  add(place: Place, shares: Shares): void {
    this.features.push(place);
    this.isSame &&= place.dimension === null;
    for (let output = 0; output < this.shares.length; output += 1)
      this.shares[output] = (this.shares[output] ?? 0) + shares.of(place.feature, output);
  }

  /** What is known of what it says where it gives points, or where it takes some. */
  shownWhere(gives: boolean): Shown | undefined {
    return gives ? this.given : this.taken;
  }

  /** Keeps what it says for the other dimensions, unless it says something else there. */
  keep(gives: boolean, shown: Shown): void {
    if (!this.isSame) return;
    if (gives) this.given = shown;
    else this.taken = shown;
  }
}

/** The features that were asked, by the row they are shown in. */
export function groupShares(shares: Shares, model: ScoringModel): GroupShares[] {
  const places = placesOf(model);
  const byGroup = new Map<EvidenceGroup, GroupShares>();
  for (const feature of shares.asked) {
    const place = places[feature];
    if (place === undefined) continue;
    let row = byGroup.get(place.group);
    if (row === undefined) {
      row = new GroupShares(place.group);
      byGroup.set(place.group, row);
    }
    row.add(place, shares);
  }
  return Array.from(byGroup.values());
}

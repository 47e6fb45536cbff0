import { createContext, use } from 'react';

/** What the player opens with. */
export interface PlayTarget {
  readonly demoId: string;
  /** Where it begins; null for where the founder was, which is the beginning at first. */
  readonly atS: number | null;
}

export type Play = (target: PlayTarget) => void;

/** Opens the player of the page. */
export const PlayContext = createContext<Play>(() => undefined);

export const usePlay = (): Play => use(PlayContext);

/** Least alignment scores of the bands an idea is shown in (section 4 of the specification). */
export const IDEA_BANDS = { highFit: 80, promising: 60 } as const;

export interface IdeaBand {
  readonly colour: 'green' | 'orange' | 'red';
  readonly label: string;
}

/** The band of an alignment score: 80 and more, 60 to 79, below 60. */
export function ideaBandOf(ycAlignmentScore: number): IdeaBand {
  if (ycAlignmentScore >= IDEA_BANDS.highFit) return { colour: 'green', label: 'High Fit' };
  return ycAlignmentScore >= IDEA_BANDS.promising
    ? { colour: 'orange', label: 'Promising, refine pitch/traction' }
    : { colour: 'red', label: 'May not align — consider rethinking angle' };
}

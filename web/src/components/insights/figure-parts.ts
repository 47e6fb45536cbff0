const NUMBER = String.raw`\d(?:[\d,.]*\d)?`;
const RANGE = String.raw`(?:\s?[-–]\s?[$€£¥]?${NUMBER})?`;
const UNIT = String.raw`(?:\s?(?:thousand|million|billion|trillion|bn|tn|[kmb])(?![\p{L}\p{N}]))?`;
const WITH_COMMAS = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?`;
const WITH_WORD = String.raw`${NUMBER}${RANGE}\s?(?:thousand|million|billion|trillion|bn|tn|[km])(?![\p{L}\p{N}])`;
const LARGE = String.raw`(?<![\p{L}\p{N}.,])(?:${WITH_COMMAS}|${WITH_WORD})`;
/** Money, percentages and big numbers; years and small counts are none. */
const FIGURE = new RegExp(
  String.raw`([$€£¥]\s?${NUMBER}${RANGE}${UNIT}\+?|(?<![\p{L}\p{N}.,])${NUMBER}(?:\s?[-–]\s?${NUMBER})?\s?%\+?|${LARGE}\+?)`,
  'giu',
);

/** A stretch of text; figures are shown bold (specification, section 2). */
export interface TextPart {
  readonly text: string;
  readonly isFigure: boolean;
  readonly start: number;
}

/** Cuts a text at its figures. */
export function figureParts(text: string): TextPart[] {
  let start = 0;
  return text.split(FIGURE).flatMap((part, index) => {
    const at = start;
    start += part.length;
    return part === '' ? [] : [{ text: part, isFigure: index % 2 === 1, start: at }];
  });
}

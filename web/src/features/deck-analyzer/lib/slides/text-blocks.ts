import type { DeckBox, DeckLine } from '@playbook/contracts/decks/deck-facts.schema';

/** Lines that stand in one box, from top to bottom. */
export interface TextBlock {
  readonly box: DeckBox;
  readonly lines: readonly DeckLine[];
}

const sides = ({ left, top, width, height }: DeckBox): string => [left, top, width, height].join(' ');

/** The text of a slide by its boxes: paragraphs of a PPTX share the box of their shape. What stands nowhere is left out. */
export function textBlocks(lines: readonly DeckLine[]): readonly TextBlock[] {
  const blocks = new Map<string, { readonly box: DeckBox; readonly lines: DeckLine[] }>();
  for (const line of lines) {
    if (line.box === null) continue;
    const block = blocks.get(sides(line.box));
    if (block === undefined) blocks.set(sides(line.box), { box: line.box, lines: [line] });
    else block.lines.push(line);
  }
  return [...blocks.values()];
}

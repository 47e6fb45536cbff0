import { type ShareQuote, SHARE_QUOTE_MAX_CHARS } from '@playbook/contracts/sharing/share-comment.schema';

/** How many UTF-16 code units of an element's text stand before a place in it. */
function offsetIn(element: HTMLElement, node: Node, offset: number): number {
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(node, offset);
  return before.toString().length;
}

/** Half of a pair of surrogates, where the longest quote ends within one. */
const CUT_PAIR = /[\uD800-\uDBFF]$/;

/** The words of an element that are selected, and where they stand in its text; null where none are. */
export function selectedQuote(element: HTMLElement | null): ShareQuote | null {
  const selection = window.getSelection();
  if (element === null || selection === null || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.startContainer) || !element.contains(range.endContainer)) return null;
  const from = offsetIn(element, range.startContainer, range.startOffset);
  const raw = range.toString();
  const lead = raw.length - raw.trimStart().length;
  const text = raw.trim().slice(0, SHARE_QUOTE_MAX_CHARS).replace(CUT_PAIR, '').trimEnd();
  return text === '' ? null : { text, start: from + lead };
}

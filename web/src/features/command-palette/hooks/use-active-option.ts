import { type KeyboardEvent, useState } from 'react';

export interface ActiveOption {
  readonly index: number;
  readonly set: (index: number) => void;
  /** Arrow keys go round the list; the rest of the keyboard stays the text's. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Which of the listed options Enter runs. The keyboard stays in the text box (`aria-activedescendant`).
 * @param onChoose Called with the option's place; not while a character is being composed
 */
export function useActiveOption(count: number, onChoose: (index: number) => void): ActiveOption {
  const [index, set] = useState(0);
  return {
    index,
    set,
    onKeyDown: (event) => {
      if (event.nativeEvent.isComposing || count === 0) return;
      const step = STEPS[event.key];
      if (step !== undefined) set((index + step + count) % count);
      else if (event.key === 'Enter') onChoose(index);
      else return;
      event.preventDefault();
    },
  };
}

import { useState } from 'react';
import { showToast } from '../../../lib/notify/show-toast.js';
import { answersText } from '../lib/answers-text.js';
import { chosenAtFirst, type PrefillSection, textsToClear, textsToFill } from '../lib/insights/prefill-plan.js';
import { useDrafts } from './use-drafts.js';

export interface PrefillChoiceState {
  readonly chosen: ReadonlySet<string>;
  /** Questions that can be chosen: those without an answer. */
  readonly openCount: number;
  /** Questions without an answer that the founder's own words answer. */
  readonly ownCount: number;
  /** How many answers would be filled in. */
  readonly chosenCount: number;
  readonly toggle: (key: string) => void;
  readonly chooseAll: () => void;
  readonly chooseNone: () => void;
  /** Fills in what is chosen and offers to take it back. */
  readonly apply: () => void;
}

/**
 * Which answers are to be filled in.
 * @param source what the plan was made of; a choice among templates says nothing about what is generated after a retry
 */
export function usePrefillChoice(plan: readonly PrefillSection[], source: string): PrefillChoiceState {
  const drafts = useDrafts();
  const [own, setOwn] = useState<{ readonly source: string; readonly chosen: ReadonlySet<string> } | null>(null);
  const first = chosenAtFirst(plan);
  const chosen = own?.source === source ? own.chosen : first;
  const open = plan.flatMap(({ choices }) => choices).filter(({ isAnswered }) => !isAnswered);
  const choose = (keys: Iterable<string>): void => setOwn({ source, chosen: new Set(keys) });

  const apply = (): void => {
    const filled = textsToFill(plan, chosen, drafts.snapshot().texts);
    drafts.replaceAll(filled);
    void showToast({
      title: 'Application Prefilled',
      message: `${answersText(filled.size)} filled in. Make them yours before you send them.`,
      tone: 'success',
      action: { label: 'Undo', onAct: () => drafts.replaceAll(textsToClear(filled, drafts.snapshot().texts)) },
    });
  };

  return {
    chosen,
    openCount: open.length,
    ownCount: first.size,
    chosenCount: open.filter(({ key }) => chosen.has(key)).length,
    toggle: (key) => choose(chosen.has(key) ? [...chosen].filter((other) => other !== key) : [...chosen, key]),
    chooseAll: () => choose(open.map(({ key }) => key)),
    chooseNone: () => choose([]),
    apply,
  };
}

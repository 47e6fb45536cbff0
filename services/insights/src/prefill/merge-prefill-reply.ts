import type { PrefillInsights } from '@playbook/contracts/insights/industry-insights.schema';
import type { Engine } from '@playbook/contracts/core/analyst.schema';
import { cleanLine } from '@playbook/critique/reply/clean-line';
import { inventsFacts } from '@playbook/critique/reply/invented-facts';
import { ModelFault } from '@playbook/service-kit/model-access/model/model-fault';
import type { KnownStartup } from '../startup/known-startup.js';
import { PREFILL_TEXT_MAX_CHARS, type PrefillReply } from './prefill-reply.schema.js';

/** Beginnings that say a number, a name or a claim which the founder did not are left out. */
function usableText(text: string, startup: KnownStartup): string | null {
  const line = cleanLine(text, PREFILL_TEXT_MAX_CHARS);
  return line === null || inventsFacts(line, startup.text) ? null : line;
}

/**
 * A language model's beginnings of answers in the place of the built-in templates. The founder's own words stay as they are.
 * @throws ModelFault `reply-unsafe` when none may be shown
 */
export function mergePrefillReply(
  startup: KnownStartup,
  builtIn: PrefillInsights,
  reply: PrefillReply,
  engine: Engine,
): PrefillInsights {
  const written = reply.answers.flatMap(({ key, text }) => {
    const line = builtIn.prefillData[key]?.origin === 'suggestion' ? usableText(text, startup) : null;
    return line === null ? [] : [[key, { text: line, origin: 'suggestion' as const }] as const];
  });
  if (written.length === 0) throw new ModelFault('reply-unsafe');
  return { ...builtIn, prefillData: { ...builtIn.prefillData, ...Object.fromEntries(written) }, engine };
}

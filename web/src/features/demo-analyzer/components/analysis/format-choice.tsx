import { NativeSelect } from '@mantine/core';
import type { DemoSummary } from '@playbook/contracts/demos/demo-analysis.schema';
import { DEMO_FORMATS, demoFormatSchema } from '@playbook/contracts/demos/demo-review.schema';
import type { ReactNode } from 'react';
import { FORMAT_NOT_CHANGED } from '../../../../failures/files/demo-analysis-failures.js';
import { showToast } from '../../../../lib/notify/show-toast.js';
import { useRevision } from '../../hooks/use-revision.js';
import { FORMAT_WORDS } from '../../lib/words/demo-words.js';

const GUESS = 'guess';

interface FormatChoiceProps {
  readonly founderId: string;
  readonly demo: Pick<DemoSummary, 'id' | 'format'>;
}

/** What a video is for. Without a choice its length suggests it. */
export function FormatChoice({ founderId, demo }: FormatChoiceProps): ReactNode {
  const { isPending, revise } = useRevision(founderId, demo.id, () => void showToast(FORMAT_NOT_CHANGED));
  return (
    <NativeSelect
      label="What is this video for?"
      description="Length, order and content are judged by it."
      disabled={isPending}
      data={[
        { value: GUESS, label: 'Guess from its length' },
        ...DEMO_FORMATS.map((format) => ({ value: format, label: FORMAT_WORDS[format] })),
      ]}
      value={demo.format ?? GUESS}
      onChange={({ currentTarget }) => {
        const format = demoFormatSchema.safeParse(currentTarget.value);
        revise({ format: format.data ?? null });
      }}
    />
  );
}

import { Skeleton } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';

const InsightsMarkdown = lazy(() =>
  import('./insights-markdown.js').then(({ InsightsMarkdown: component }) => ({ default: component })),
);

interface InsightsTextProps {
  readonly text: string;
}

/** The text of a section; the code that reads Markdown is loaded with the first one. */
export function InsightsText({ text }: InsightsTextProps): ReactNode {
  return (
    <Suspense fallback={<Skeleton height={160} radius="md" />}>
      <InsightsMarkdown text={text} />
    </Suspense>
  );
}

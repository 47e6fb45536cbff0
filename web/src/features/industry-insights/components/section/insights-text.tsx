import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { downloadedPart } from '../../../../components/ui/downloaded-part.js';
import styles from './insights-text.module.css';

const InsightsMarkdown = downloadedPart(() => import('./insights-markdown.js').then((code) => code.InsightsMarkdown), {
  waiting: <Skeleton height={160} radius="md" />,
  // The words without their marks of emphasis are better than none.
  standIn: ({ text }) => <p className={styles.plain}>{text}</p>,
});

interface InsightsTextProps {
  readonly text: string;
}

/** The text of a section; the code that reads Markdown is loaded with the first one. */
export function InsightsText({ text }: InsightsTextProps): ReactNode {
  return <InsightsMarkdown text={text} />;
}

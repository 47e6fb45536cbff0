import { IDEA_TEXT_FIELDS } from '@playbook/contracts/analysis/idea-check.schema';
import type { Span } from '@playbook/contracts/core/span.schema';
import type { ReactNode } from 'react';
import { HighlightLegend } from '../../../../components/analysis/highlights/highlight-legend.js';
import { HighlightedText } from '../../../../components/analysis/highlights/highlighted-text.js';
import { highlightsOf, type IdeaReason } from '../../lib/idea-reasons.js';
import { spansWithin } from '../../lib/joined-text.js';
import type { ShownIdeaCheck } from '../../lib/shown-idea-check.js';
import styles from './checked-texts.module.css';

const TITLES = { ideaBrief: 'Idea brief', problem: 'Problem' } as const;

interface CheckedTextsProps {
  readonly check: ShownIdeaCheck;
  readonly reasons: readonly IdeaReason[];
  /** Passages of the reason that the founder points at, in the joined text. */
  readonly activeSpans: readonly Span[];
}

/** The founder's texts with the passages marked that the score stands on. */
export function CheckedTexts({ check, reasons, activeSpans }: CheckedTextsProps): ReactNode {
  const { draft } = check;
  const highlights = highlightsOf(check, reasons);
  const written = IDEA_TEXT_FIELDS.filter((field) => draft[field].trim() !== '');
  return (
    <section className={`pb-card ${styles.card}`} aria-labelledby="your-words">
      <h3 id="your-words" className={styles.title}>
        Your words
      </h3>
      {written.map((field) => (
        <div key={field}>
          <h4 className={styles.field}>{TITLES[field]}</h4>
          <HighlightedText
            text={draft[field]}
            highlights={spansWithin(draft, field, highlights)}
            activeSpans={spansWithin(draft, field, activeSpans)}
            hasLegend={false}
          />
        </div>
      ))}
      <HighlightLegend tones={new Set(highlights.map(({ tone }) => tone))} />
    </section>
  );
}

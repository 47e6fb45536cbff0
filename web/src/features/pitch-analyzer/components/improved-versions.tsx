import { SHORT_PITCH_MAX_CHARS } from '@playbook/contracts/core/limits';
import type { ReactNode } from 'react';
import { RewriteCard } from '../../../components/analysis/result/rewrite-card.js';
import { isSample } from '../../../lib/analysis/analysis-kind.js';
import type { ShownAnalysis } from '../lib/shown-analysis.js';
import styles from './improved-versions.module.css';

interface ImprovedVersionsProps {
  readonly analysis: ShownAnalysis;
}

/** Better versions of the pitch, made of the founder's own facts. */
export function ImprovedVersions({ analysis }: ImprovedVersionsProps): ReactNode {
  const { rewriteSuggestions, rewriteNotes, shortVersion } = analysis;
  const canCopy = !isSample(analysis);
  return (
    <section className="pb-card" aria-labelledby="versions">
      <h3 id="versions" className={styles.title}>
        Improved Versions
      </h3>
      <div className={styles.cards}>
        <RewriteCard
          title="Maximum Clarity"
          text={rewriteSuggestions.clarity}
          note={rewriteNotes.clarity}
          canCopy={canCopy}
        />
        <RewriteCard
          title="Stronger Insight"
          text={rewriteSuggestions.insight}
          note={rewriteNotes.insight}
          canCopy={canCopy}
        />
        {shortVersion !== null && (
          <RewriteCard
            title={`For the form: ${SHORT_PITCH_MAX_CHARS} characters`}
            text={shortVersion}
            note={null}
            canCopy={canCopy}
          />
        )}
      </div>
    </section>
  );
}

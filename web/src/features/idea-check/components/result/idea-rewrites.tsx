import type { IdeaRewrite } from '@playbook/contracts/analysis/idea-check.schema';
import type { ReactNode } from 'react';
import { RewriteCard } from '../../../../components/analysis/result/rewrite-card.js';
import styles from './idea-rewrites.module.css';

const TITLES = { ideaBrief: 'Idea brief, sharper', problem: 'Problem, sharper' } as const;

interface IdeaRewritesProps {
  readonly rewrites: readonly IdeaRewrite[];
}

/** The texts said better with the founder's own facts; nothing where there is nothing to say better. */
export function IdeaRewrites({ rewrites }: IdeaRewritesProps): ReactNode {
  if (rewrites.length === 0) return null;
  return (
    <section className="pb-card" aria-labelledby="rewrites">
      <h3 id="rewrites" className={styles.title}>
        Improved Versions
      </h3>
      <div className={styles.cards}>
        {rewrites.map(({ field, text, note }) => (
          <RewriteCard key={field} title={TITLES[field]} text={text} note={note} canCopy />
        ))}
      </div>
    </section>
  );
}

import type { IdeaRewrite, SimilarStartup } from '@playbook/contracts/analysis/idea-check.schema';
import { EDITION } from '@playbook/contracts/core/edition';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { usePinnedSpans } from '../../../../components/analysis/evidence/use-pinned-spans.js';
import { NotScored } from '../../../../components/analysis/result/not-scored.js';
import { ResultLayout } from '../../../../components/analysis/result/result-layout.js';
import { RewriteCard } from '../../../../components/analysis/result/rewrite-card.js';
import { isSample } from '../../../../lib/analysis/analysis-kind.js';
import { reasonsOf } from '../../lib/idea-reasons.js';
import type { PreviousCheck } from '../../lib/previous-check.js';
import type { ShownIdeaCheck } from '../../lib/shown-idea-check.js';
import { AlignmentScore } from './alignment-score.js';
import { CategoryRiskCard } from './category-risk-card.js';
import { CheckedTexts } from './checked-texts.js';
import { CommentaryCard } from './commentary-card.js';
import styles from './idea-result.module.css';
import { PartBreakdown } from './part-breakdown.js';
import { WhyNowCard } from './why-now-card.js';

const TITLES = { ideaBrief: 'Idea brief, sharper', problem: 'Problem, sharper' } as const;

interface IdeaRewritesProps {
  readonly rewrites: readonly IdeaRewrite[];
}

/** The texts said better with the founder's own facts; nothing where there is nothing to say better. */
function IdeaRewrites({ rewrites }: IdeaRewritesProps): ReactNode {
  if (rewrites.length === 0) return null;
  return (
    <section className="pb-card" aria-labelledby="rewrites">
      <h3 id="rewrites" className={styles.ideaTitle}>
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

interface SimilarStartupsProps {
  readonly startups: readonly SimilarStartup[];
}

/** Companies of the list that do something alike; nothing where there are none. */
function SimilarStartups({ startups }: SimilarStartupsProps): ReactNode {
  if (startups.length === 0) return null;
  return (
    <section className="pb-card" aria-labelledby="similar">
      <h3 id="similar" className={styles.similarTitle}>
        Similar Backed Startups
      </h3>
      <p className={styles.note}>Funded in the past; similar, not the same.</p>
      <ul className={styles.list}>
        {startups.map(({ name, batch, description }) => (
          <li key={name} className={styles.startup}>
            <p className={styles.name}>
              {name} <span className={styles.batch}>{batch}</span>
            </p>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where to go with a checked idea. */
function NextStepCard(): ReactNode {
  return (
    <section className={`pb-card ${styles.card}`} aria-labelledby="next-step">
      <div>
        <h3 id="next-step" className={styles.title}>
          Know the market you enter
        </h3>
        <p className={styles.text}>Market size, customers, competitors and trends for this idea.</p>
      </div>
      <Link to={WEB_PATHS.industryInsights} className="pb-button">
        Get industry-specific insights
        <IconArrowRight size={18} aria-hidden />
      </Link>
    </section>
  );
}

interface IdeaResultProps {
  readonly check: ShownIdeaCheck;
  /** Null while there is none, or it is not loaded. */
  readonly previous: PreviousCheck | null;
  /** The form says something else by now. */
  readonly isOutdated: boolean;
  /** Gets the focus when a result appears. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** One checked idea: score, risk, timing, what a partner would say, and the reasons for all of it. */
export function IdeaResult({ check, previous, isOutdated, headingRef }: IdeaResultProps): ReactNode {
  const reasons = useMemo(() => reasonsOf(check), [check]);
  const { activeSpans, pointing } = usePinnedSpans();
  if (check.notScoredReason !== null) {
    return (
      <NotScored
        title="This does not read like an idea yet"
        text={check.draft.ideaBrief}
        advice={[check.partnerCommentary]}
        analysis={check}
        headingRef={headingRef}
      />
    );
  }
  const evidence = { check, reasons, pointing };
  return (
    <ResultLayout
      title={`${EDITION.acceleratorName} Alignment Score`}
      isSample={isSample(check)}
      headingRef={headingRef}
      score={<AlignmentScore check={check} previous={previous} isOutdated={isOutdated} />}
      aside={<CheckedTexts check={check} reasons={reasons} activeSpans={activeSpans} />}
    >
      <CategoryRiskCard {...evidence} />
      <WhyNowCard {...evidence} />
      <CommentaryCard check={check} />
      {!isSample(check) && <PartBreakdown {...evidence} previous={previous} />}
      <IdeaRewrites rewrites={check.rewrites} />
      <SimilarStartups startups={check.similarStartups} />
      <NextStepCard />
    </ResultLayout>
  );
}

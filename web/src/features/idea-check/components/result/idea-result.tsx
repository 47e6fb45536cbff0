import { EDITION } from '@playbook/contracts/shared/edition';
import { WEB_PATHS } from '@playbook/contracts/shared/web-paths';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { usePinnedSpans } from '../../../../components/analysis/evidence/use-pinned-spans.js';
import { NotScored } from '../../../../components/analysis/result/not-scored.js';
import { ResultLayout } from '../../../../components/analysis/result/result-layout.js';
import { isSample } from '../../../../lib/analysis/analysis-kind.js';
import { reasonsOf } from '../../lib/idea-reasons.js';
import type { PreviousCheck } from '../../lib/previous-check.js';
import type { ShownIdeaCheck } from '../../lib/shown-idea-check.js';
import { AlignmentScore } from './alignment-score.js';
import { CategoryRiskCard } from './category-risk-card.js';
import { CheckedTexts } from './checked-texts.js';
import { CommentaryCard } from './commentary-card.js';
import styles from './idea-result.module.css';
import { IdeaRewrites } from './idea-rewrites.js';
import { PartBreakdown } from './part-breakdown.js';
import { SimilarStartups } from './similar-startups.js';
import { WhyNowCard } from './why-now-card.js';

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

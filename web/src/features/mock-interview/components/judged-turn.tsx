import type { InterviewEvidence, InterviewTurn } from '@playbook/contracts/interviews/interview.schema';
import { type ReactNode, useMemo } from 'react';
import { EvidenceList } from '../../../components/analysis/evidence/evidence-list.js';
import { usePinnedSpans } from '../../../components/analysis/evidence/use-pinned-spans.js';
import { evidenceHighlights } from '../../../components/analysis/highlights/highlight-segments.js';
import { HighlightedText } from '../../../components/analysis/highlights/highlighted-text.js';
import { ScoreBadge } from '../../../components/ui/badges/score-badge.js';
import styles from './mock-interview.module.css';

interface JudgedTurnProps {
  readonly turn: InterviewTurn;
}

const entryOf = (row: InterviewEvidence) => ({ ...row, signal: 'interview' });

/** A question, what was said, and what that was worth. */
export function JudgedTurn({ turn }: JudgedTurnProps): ReactNode {
  const { question, answer, judgement, seconds } = turn;
  const { activeSpans, pointing } = usePinnedSpans();
  const evidence = useMemo(() => (judgement?.evidence ?? []).map(entryOf), [judgement]);
  const highlights = useMemo(() => evidence.flatMap((row) => evidenceHighlights('This answer', row)), [evidence]);
  if (answer === null || judgement === null) return null;
  return (
    <article className={styles.turn}>
      <h3 className={styles.asked}>{question.text}</h3>
      {answer.trim() === '' ? (
        <p className={styles.passed}>You passed.</p>
      ) : (
        <HighlightedText text={answer} highlights={highlights} activeSpans={activeSpans} hasLegend={false} />
      )}
      <p className={styles.remark}>
        <ScoreBadge score={judgement.score} /> {judgement.remark}
      </p>
      <p className={styles.count}>
        {judgement.words} {judgement.words === 1 ? 'word' : 'words'}
        {seconds !== null && `, ${Math.round(seconds)} seconds`}
      </p>
      <EvidenceList subject={question.text} evidence={evidence} text={answer} pointing={pointing} />
    </article>
  );
}

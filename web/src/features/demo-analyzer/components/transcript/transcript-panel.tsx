import type { DemoAnalysis } from '@playbook/contracts/demos/demo-analysis.schema';
import type { ReactNode } from 'react';
import { NO_TRANSCRIPT } from '../../../../failures/files/demo-analysis-failures.js';
import { usePlay } from '../../hooks/use-play.js';
import { transcriptLines } from '../../lib/media/transcript-lines.js';
import { TIMING_WORDS, TRANSCRIPT_SOURCE_WORDS } from '../../lib/words/demo-words.js';
import { MomentButton } from '../result/moment-button.js';
import { TranscriptForm } from './transcript-form.js';
import styles from './transcript-panel.module.css';

const NO_ENGINE = 'no-speech-engine';

interface TranscriptPanelProps {
  readonly founderId: string;
  readonly demo: Pick<DemoAnalysis, 'id' | 'transcript' | 'noTranscriptReason'>;
}

/** What is said in the video, where it comes from, and the way to correct it. */
export function TranscriptPanel({ founderId, demo }: TranscriptPanelProps): ReactNode {
  const { id, transcript, noTranscriptReason } = demo;
  const play = usePlay();
  return (
    <section className={`pb-card ${styles.card}`} aria-labelledby="transcript">
      <h3 id="transcript" className={styles.title}>
        Transcript
      </h3>
      {transcript === null ? (
        <p>{NO_TRANSCRIPT[noTranscriptReason ?? NO_ENGINE]}</p>
      ) : (
        <>
          <p className={styles.note}>
            {TRANSCRIPT_SOURCE_WORDS[transcript.source]} {TIMING_WORDS[transcript.timing]}
          </p>
          <ol
            className={styles.lines}
            aria-label="What is said"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard
            tabIndex={0}
          >
            {transcriptLines(transcript).map(({ startS, words }) => {
              const text = words.map((word) => word.text).join(' ');
              return (
                <li key={`${startS} ${words[0]?.text}`}>
                  <MomentButton atS={startS} subject={text} onPlay={(atS) => play({ demoId: id, atS })} />
                  <span dir="auto">{text}</span>
                </li>
              );
            })}
          </ol>
        </>
      )}
      <details className={styles.more} open={transcript === null}>
        <summary>{transcript === null ? 'Add a transcript' : 'Replace this transcript'}</summary>
        <p className={styles.note}>
          The scores of what you say follow at once. The video is not decoded again, and what was measured stays.
        </p>
        <TranscriptForm founderId={founderId} demoId={id} />
      </details>
    </section>
  );
}

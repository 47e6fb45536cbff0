import { Button } from '@mantine/core';
import type { DemoAbilities } from '@playbook/contracts/demos/demo-analyses.contract';
import type { DemoSummary } from '@playbook/contracts/demos/demo-analysis.schema';
import { IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { BusyButton } from '../../../../components/ui/buttons/busy-button.js';
import { NO_MEDIA_ENGINE, NO_SPEECH_ENGINE } from '../../../../failures/demo/demo-analysis-failures.js';
import type { DemoScreen } from '../../hooks/use-demo-screen.js';
import type { WatchedAnalysis } from '../../hooks/use-demo-watch.js';
import { sizeText, timeText } from '../../lib/words/amounts.js';
import { STAGE_WORDS } from '../../lib/words/demo-words.js';
import { TranscriptForm } from '../transcript/transcript-form.js';
import { FormatChoice } from './format-choice.js';
import styles from './ready-card.module.css';
import { StepProgress } from './step-progress.js';

/** Before the analysis, and how much of the way is left for it (decision D10). */
const UPLOADED_PERCENT = 50;

interface RunningStepsProps {
  readonly demo: DemoSummary;
  readonly watched: WatchedAnalysis;
}

/** What the analysis is busy with. */
function RunningSteps({ demo, watched }: RunningStepsProps): ReactNode {
  const { stage, share } = watched.progress ?? demo.progress ?? { stage: 'waiting' as const, share: 0 };
  const text = watched.isWaiting
    ? 'The connection is lost. The analysis goes on, and is shown here when it is back.'
    : `${STAGE_WORDS[stage]}...`;
  return (
    <StepProgress
      label="Analysis"
      percent={UPLOADED_PERCENT + share * (100 - UPLOADED_PERCENT)}
      text={text}
      spoken={text}
    />
  );
}

interface VideoTitleProps {
  readonly demo: DemoSummary;
}

/** The video that has arrived. */
function VideoTitle({ demo }: VideoTitleProps): ReactNode {
  const { fileName, fileSizeBytes, metadata } = demo;
  const length = metadata === null ? '' : `, ${timeText(metadata.durationS)}`;
  return (
    <div className={styles.head}>
      <IconCircleCheck size={26} aria-hidden />
      <div className={styles.titles}>
        <h2 id="ready-video" className={styles.title}>
          Upload Complete
        </h2>
        <p>Your demo video is ready for analysis</p>
        <p className={styles.file} dir="auto">
          {fileName} ({sizeText(fileSizeBytes)}
          {length})
        </p>
      </div>
    </div>
  );
}

interface AnalysisOptionsProps {
  readonly founderId: string;
  readonly demo: DemoSummary;
  readonly abilities: DemoAbilities | null;
}

/** What a founder can say of the video before it is analysed. */
function AnalysisOptions({ founderId, demo, abilities }: AnalysisOptionsProps): ReactNode {
  return (
    <>
      <FormatChoice founderId={founderId} demo={demo} />
      {abilities?.canTranscribe === false && <p>{NO_SPEECH_ENGINE}</p>}
      <details className={styles.more}>
        <summary>Add your transcript (optional)</summary>
        <TranscriptForm founderId={founderId} demoId={demo.id} />
      </details>
    </>
  );
}

interface CancelButtonProps {
  readonly onCancel: () => Promise<void>;
}

/** Stops the analysis, and waits until the server has. */
function CancelButton({ onCancel }: CancelButtonProps): ReactNode {
  const [isCancelling, setIsCancelling] = useState(false);
  const cancel = async (): Promise<void> => {
    setIsCancelling(true);
    await onCancel();
    setIsCancelling(false);
  };
  return (
    <Button size="md" variant="default" loading={isCancelling} onClick={() => void cancel()}>
      Cancel Analysis
    </Button>
  );
}

interface ReadyCardProps extends AnalysisOptionsProps {
  /** Null while it is not being analysed. */
  readonly watched: WatchedAnalysis | null;
  readonly screen: Pick<DemoScreen, 'analyze' | 'cancel' | 'startOver'>;
}

/** A video that has arrived: what it is for, and its analysis. */
export function ReadyCard({ founderId, demo, watched, abilities, screen }: ReadyCardProps): ReactNode {
  const { id } = demo;
  const isRunning = watched !== null;
  const canAnalyze = abilities?.canAnalyze ?? true;
  return (
    <section className={styles.card} aria-labelledby="ready-video">
      <VideoTitle demo={demo} />
      {isRunning ? (
        <RunningSteps demo={demo} watched={watched} />
      ) : (
        <AnalysisOptions founderId={founderId} demo={demo} abilities={abilities} />
      )}
      {!canAnalyze && <p id="no-media-engine">{NO_MEDIA_ENGINE}</p>}
      <div className={styles.buttons}>
        <BusyButton
          size="md"
          label="Analyze Demo"
          busyLabel="Analyzing..."
          isBusy={isRunning}
          disabled={isRunning || !canAnalyze}
          {...(!canAnalyze && { 'aria-describedby': 'no-media-engine' })}
          onClick={() => screen.analyze({ id, again: false })}
        />
        {isRunning && <CancelButton onCancel={() => screen.cancel(id)} />}
        <Button size="md" variant="default" onClick={screen.startOver}>
          Upload Another Video
        </Button>
      </div>
    </section>
  );
}

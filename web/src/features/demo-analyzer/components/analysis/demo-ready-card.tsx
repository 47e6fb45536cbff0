import type { DemoAbilities } from '@playbook/contracts/demos/demo-analyses.contract';
import type { DemoProgress, DemoSummary } from '@playbook/contracts/demos/demo-analysis.schema';
import type { ReactNode } from 'react';
import { ReadyCard } from '../../../../components/files/analysis/ready-card.js';
import { RunningSteps } from '../../../../components/files/analysis/running-steps.js';
import { NO_MEDIA_ENGINE, NO_SPEECH_ENGINE } from '../../../../failures/files/demo-analysis-failures.js';
import { sizeText, timeText } from '../../../../lib/words/amounts.js';
import type { DemoScreen } from '../../lib/demo-kind.js';
import { STAGE_WORDS } from '../../lib/words/demo-words.js';
import { TranscriptForm } from '../transcript/transcript-form.js';
import styles from './analysis-options.module.css';
import { FormatChoice } from './format-choice.js';

const stageText = (progress: DemoProgress | null): string => STAGE_WORDS[progress?.stage ?? 'waiting'];

function fileText({ fileName, fileSizeBytes, metadata }: DemoSummary): string {
  const length = metadata === null ? '' : `, ${timeText(metadata.durationS)}`;
  return `${fileName} (${sizeText(fileSizeBytes)}${length})`;
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

interface DemoReadyCardProps extends AnalysisOptionsProps {
  readonly screen: Pick<DemoScreen, 'watched' | 'analyze' | 'cancel' | 'startOver'>;
}

/** A video that has arrived: what it is for, and its analysis. */
export function DemoReadyCard({ founderId, demo, abilities, screen }: DemoReadyCardProps): ReactNode {
  const { id } = demo;
  const watched = screen.watched?.id === id ? screen.watched : null;
  return (
    <ReadyCard
      lead={watched === null ? 'Your demo video is ready for analysis' : 'Your demo video is being analyzed'}
      fileText={fileText(demo)}
      isRunning={watched !== null}
      hindrance={abilities?.canAnalyze === false ? NO_MEDIA_ENGINE : null}
      analyzeLabel="Analyze Demo"
      anotherLabel="Upload Another Video"
      onAnalyze={() => screen.analyze({ id, again: false })}
      onCancel={() => screen.cancel(id)}
      onAnother={screen.startOver}
    >
      {watched === null ? (
        <AnalysisOptions founderId={founderId} demo={demo} abilities={abilities} />
      ) : (
        <RunningSteps watched={watched} listed={demo.progress} textOf={stageText} />
      )}
    </ReadyCard>
  );
}

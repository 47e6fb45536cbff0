import { useMediaQuery } from '@mantine/hooks';
import type { DemoAnalysis } from '@playbook/contracts/demos/demo-analysis.schema';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { Dialog } from '../../../../components/ui/dialog/dialog.js';
import { LoadingBlocks } from '../../../../components/ui/loading-blocks.js';
import { RetryNotice } from '../../../../components/ui/retry-notice.js';
import { NOT_PLAYED } from '../../../../failures/files/demo-analysis-failures.js';
import { useReturnedFocus } from '../../../../lib/use-returned-focus.js';
import { demoPlaybackQuery } from '../../api/demo-playback.query.js';
import { fileQuery } from '../../../../lib/file-analysis/file.query.js';
import { DEMO_KIND } from '../../lib/demo-kind.js';
import type { PlayTarget } from '../../hooks/use-play.js';
import { transcriptLines } from '../../lib/media/transcript-lines.js';
import styles from './player-dialog.module.css';
import { RemarkList } from './remark-list.js';
import { SpokenTranscript } from './spoken-transcript.js';
import { type Seek, VideoPlayer } from './video-player.js';

const MOBILE = '(width < 768px)';

/** Of a video that is still loading. */
const NOTHING_FOUND = { transcript: null, review: null };

interface PlayerProps {
  readonly founderId: string;
  readonly target: PlayTarget;
  /** Null while it is loading, or where it cannot be loaded: the video is played all the same. */
  readonly demo: DemoAnalysis | null;
}

/** The video with what is said and what is to say about it. */
function Player({ founderId, target, demo }: PlayerProps): ReactNode {
  const { demoId, atS } = target;
  const { data, isPending, isError, refetch } = useQuery(demoPlaybackQuery(founderId, demoId));
  const [seek, setSeek] = useState<Seek | null>(atS === null ? null : { atS });
  const [nowS, setNowS] = useState(atS ?? 0);
  const [hasFailed, setHasFailed] = useState(false);
  const { transcript, review } = demo ?? NOTHING_FOUND;
  const lines = useMemo(() => (transcript === null ? [] : transcriptLines(transcript)), [transcript]);
  const goTo = (seconds: number): void => setSeek({ atS: seconds });
  // Its address is good for an hour, and another one for the next.
  const retry = (): void => {
    setHasFailed(false);
    goTo(nowS);
    void refetch();
  };
  const isPlayable = data !== undefined && !hasFailed;
  return (
    <div className={styles.player}>
      <div className={styles.main}>
        {isPending && <LoadingBlocks heightsPx={[280]} text="Loading the video..." />}
        {(isError || hasFailed) && <RetryNotice {...NOT_PLAYED} isUrgent onRetry={retry} />}
        {isPlayable && (
          <VideoPlayer
            key={data.url}
            url={data.url}
            lines={lines}
            seek={seek}
            onTime={setNowS}
            onFailure={() => setHasFailed(true)}
          />
        )}
        {review !== null && <RemarkList review={review} nowS={nowS} onSeek={goTo} />}
      </div>
      {lines.length > 0 && <SpokenTranscript lines={lines} nowS={nowS} onSeek={goTo} />}
    </div>
  );
}

interface PlayerDialogProps extends Omit<PlayerProps, 'demo'> {
  readonly onClose: () => void;
}

/** Plays a video in front of the page. Closing it stops the video and gives the focus back. */
export function PlayerDialog({ founderId, target, onClose }: PlayerDialogProps): ReactNode {
  useReturnedFocus();
  const isMobile = useMediaQuery(MOBILE) ?? false;
  const demo = useQuery(fileQuery(DEMO_KIND, founderId, target.demoId)).data ?? null;
  return (
    <Dialog opened onClose={onClose} title={demo?.fileName ?? 'Your video'} size={1_080} fullScreen={isMobile}>
      <Player founderId={founderId} target={target} demo={demo} />
    </Dialog>
  );
}

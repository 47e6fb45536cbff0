import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { BusyButton } from '../../../../components/ui/buttons/busy-button.js';
import { isSameFile, rememberedUpload } from '../../lib/upload/remembered-upload.js';
import {
  type ChosenVideo,
  discardFile,
  startUpload,
  stopUpload,
  type UploadState,
} from '../../lib/upload/video-upload.js';
import { sizeText, timeText } from '../../lib/words/amounts.js';
import { StepProgress } from '../analysis/step-progress.js';
import styles from './preview-card.module.css';
import { ThumbnailPicture } from './thumbnail-picture.js';

/** 50 of 100 is 'uploaded' (decision D10). */
const UPLOADED_PERCENT = 50;

const WAITING_TEXT = 'The connection is lost. The upload goes on by itself when it is back.';

/** Read out at each quarter: more would speak over everything else. */
function quarterText(share: number): string {
  const quarters = Math.floor(share * 4);
  return quarters === 0 ? '' : `${quarters * 25}% uploaded`;
}

interface FileFactsProps {
  readonly video: ChosenVideo;
}

/** What the browser read of the file. */
function FileFacts({ video }: FileFactsProps): ReactNode {
  const { file, metadata } = video;
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>Size</dt>
          <dd>{sizeText(file.size)}</dd>
        </div>
        {metadata !== null && (
          <>
            <div>
              <dt>Duration</dt>
              <dd>{timeText(metadata.durationS)}</dd>
            </div>
            <div>
              <dt>Picture</dt>
              <dd>{`${metadata.widthPx} x ${metadata.heightPx}`}</dd>
            </div>
          </>
        )}
      </dl>
      {metadata === null && (
        <p className={styles.note}>No preview in this browser. The video can be analyzed all the same.</p>
      )}
    </>
  );
}

interface SentBytesProps {
  readonly upload: Extract<UploadState, { readonly step: 'uploading' }>;
}

/** How much has left, and whether the connection is there. */
function SentBytes({ upload }: SentBytesProps): ReactNode {
  const { video, sentBytes, isWaiting } = upload;
  const { size } = video.file;
  const share = sentBytes / size;
  return (
    <StepProgress
      label="Upload"
      percent={share * UPLOADED_PERCENT}
      text={isWaiting ? WAITING_TEXT : `${sizeText(sentBytes)} of ${sizeText(size)}`}
      spoken={isWaiting ? WAITING_TEXT : quarterText(share)}
    />
  );
}

interface PreviewCardProps {
  readonly founderId: string;
  readonly upload: Extract<UploadState, { readonly step: 'chosen' | 'uploading' }>;
}

/** The file that was chosen, with the way to upload it and how much of it has left. */
export function PreviewCard({ founderId, upload }: PreviewCardProps): ReactNode {
  const { video } = upload;
  const isUploading = upload.step === 'uploading';
  const remembered = rememberedUpload(founderId);
  const goesOn = !isUploading && remembered !== null && isSameFile(remembered, video.file);
  return (
    <section className={`pb-card ${styles.card}`} aria-labelledby="chosen-video">
      <ThumbnailPicture picture={video.thumbnail} />
      <div className={styles.about}>
        <h2 id="chosen-video" className={styles.name} dir="auto">
          {video.file.name}
        </h2>
        <FileFacts video={video} />
        {goesOn && (
          <p className={styles.note}>A part of this file has arrived before. The upload goes on from there.</p>
        )}
      </div>
      {isUploading && <SentBytes upload={upload} />}
      <div className={styles.buttons}>
        <BusyButton
          size="md"
          label="Upload Demo"
          busyLabel="Uploading..."
          isBusy={isUploading}
          disabled={isUploading}
          onClick={() => void startUpload(founderId)}
        />
        <Button
          size="md"
          variant="default"
          onClick={() => (isUploading ? void stopUpload(founderId) : discardFile(founderId))}
        >
          {isUploading ? 'Cancel Upload' : 'Choose Another File'}
        </Button>
      </div>
    </section>
  );
}

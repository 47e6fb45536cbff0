import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { UploadActions, UploadState } from '../../../lib/file-upload/page-upload.js';
import { isSameFile, rememberedUpload } from '../../../lib/file-upload/remembered-upload.js';
import type { ChosenFile } from '../../../lib/file-upload/upload-kind.js';
import { sizeText } from '../../../lib/words/amounts.js';
import { BusyButton } from '../../ui/buttons/busy-button.js';
import { StepProgress } from '../analysis/step-progress.js';
import styles from './chosen-file-card.module.css';

/** 50 of 100 is 'uploaded' (decision D10). */
const UPLOADED_PERCENT = 50;

const WAITING_TEXT = 'The connection is lost. The upload goes on by itself when it is back.';

/** Read out at each quarter: more would speak over everything else. */
function quarterText(share: number): string {
  const quarters = Math.floor(share * 4);
  return quarters === 0 ? '' : `${quarters * 25}% uploaded`;
}

type Uploading = Extract<UploadState<ChosenFile>, { readonly step: 'uploading' }>;
type Chosen = Extract<UploadState<ChosenFile>, { readonly step: 'chosen' }>;

interface SentBytesProps {
  readonly upload: Uploading;
}

/** How much has left, and whether the connection is there. */
function SentBytes({ upload }: SentBytesProps): ReactNode {
  const { chosen, sentBytes, isWaiting } = upload;
  const { size } = chosen.file;
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

/** Something that was read of a file. */
export interface FileFact {
  readonly label: string;
  readonly value: string;
}

interface ChosenFileCardProps {
  readonly founderId: string;
  readonly upload: Chosen | Uploading;
  readonly actions: UploadActions;
  readonly uploadLabel: string;
  readonly picture: ReactNode;
  /** What the browser read of the file, beside its size. */
  readonly facts?: readonly FileFact[];
  readonly note?: string | null;
}

/** The file that was chosen, with the way to upload it and how much of it has left. */
export function ChosenFileCard(card: ChosenFileCardProps): ReactNode {
  const { founderId, upload, actions, uploadLabel, picture, facts = [], note = null } = card;
  const { file } = upload.chosen;
  const isUploading = upload.step === 'uploading';
  const remembered = rememberedUpload(actions.kind, founderId);
  const goesOn = !isUploading && remembered !== null && isSameFile(remembered, file);
  return (
    <section className={`pb-card ${styles.card}`} aria-labelledby="chosen-file">
      {picture}
      <div className={styles.about}>
        <h2 id="chosen-file" className={styles.name} dir="auto">
          {file.name}
        </h2>
        <dl className={styles.facts}>
          {[{ label: 'Size', value: sizeText(file.size) }, ...facts].map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {note !== null && <p className={styles.note}>{note}</p>}
        {goesOn && (
          <p className={styles.note}>A part of this file has arrived before. The upload goes on from there.</p>
        )}
      </div>
      {isUploading && <SentBytes upload={upload} />}
      <div className={styles.buttons}>
        <BusyButton
          size="md"
          label={uploadLabel}
          busyLabel="Uploading..."
          isBusy={isUploading}
          disabled={isUploading}
          onClick={() => void actions.start(founderId)}
        />
        <Button
          size="md"
          variant="default"
          onClick={() => (isUploading ? void actions.stop(founderId) : actions.discard(founderId))}
        >
          {isUploading ? 'Cancel Upload' : 'Choose Another File'}
        </Button>
      </div>
    </section>
  );
}

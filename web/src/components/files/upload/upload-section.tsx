import type { ReactNode } from 'react';
import type { UploadActions, UploadState } from '../../../lib/file-upload/page-upload.js';
import type { ChosenFile } from '../../../lib/file-upload/upload-kind.js';
import { LoadingBlocks } from '../../ui/loading-blocks.js';
import { DropZone, type DropZoneWords } from './drop-zone.js';
import { UnfinishedUpload } from './unfinished-upload.js';

/** A file that was chosen, and may be on its way. */
type ChosenStep<Chosen extends ChosenFile> = Extract<UploadState<Chosen>, { readonly step: 'chosen' | 'uploading' }>;

interface UploadSectionProps<Chosen extends ChosenFile> {
  readonly founderId: string;
  readonly upload: UploadState<Chosen>;
  readonly actions: UploadActions;
  readonly zone: DropZoneWords;
  /** Draws the file that was chosen. */
  readonly renderCard: (upload: ChosenStep<Chosen>) => ReactNode;
}

/** From the empty zone to the file that is on its way. */
export function UploadSection<Chosen extends ChosenFile>(section: UploadSectionProps<Chosen>): ReactNode {
  const { founderId, upload, actions, zone, renderCard } = section;
  switch (upload.step) {
    case 'empty':
      return (
        <>
          <UnfinishedUpload kind={actions.kind} founderId={founderId} />
          <DropZone words={zone} onFile={(file) => void actions.choose(founderId, file)} />
        </>
      );
    case 'reading':
      return <LoadingBlocks heightsPx={[160]} text={`Reading ${upload.fileName}...`} />;
    case 'chosen':
    case 'uploading':
      return renderCard(upload);
  }
}

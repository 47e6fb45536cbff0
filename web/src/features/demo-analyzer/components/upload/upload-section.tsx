import type { ReactNode } from 'react';
import { LoadingBlocks } from '../../../../components/ui/loading-blocks.js';
import { chooseFile, type UploadState } from '../../lib/upload/video-upload.js';
import { DropZone } from './drop-zone.js';
import { PreviewCard } from './preview-card.js';
import { UnfinishedUpload } from './unfinished-upload.js';

interface UploadSectionProps {
  readonly founderId: string;
  readonly upload: UploadState;
}

/** From the empty zone to the video that is on its way. */
export function UploadSection({ founderId, upload }: UploadSectionProps): ReactNode {
  switch (upload.step) {
    case 'empty':
      return (
        <>
          <UnfinishedUpload founderId={founderId} />
          <DropZone onFile={(file) => void chooseFile(founderId, file)} />
        </>
      );
    case 'reading':
      return <LoadingBlocks heightsPx={[160]} text={`Reading ${upload.fileName}...`} />;
    case 'chosen':
    case 'uploading':
      return <PreviewCard founderId={founderId} upload={upload} />;
  }
}

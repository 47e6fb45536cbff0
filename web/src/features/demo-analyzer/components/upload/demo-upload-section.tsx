import type { ReactNode } from 'react';
import { ChosenFileCard } from '../../../../components/files/upload/chosen-file-card.js';
import type { DropZoneWords } from '../../../../components/files/upload/drop-zone.js';
import { UploadSection } from '../../../../components/files/upload/upload-section.js';
import type { UploadState } from '../../../../lib/file-upload/page-upload.js';
import { timeText } from '../../../../lib/words/amounts.js';
import { type ChosenVideo, demoUpload } from '../../lib/demo-upload.js';
import { ACCEPTED_FILES } from '../../lib/video/check-file.js';
import { ThumbnailPicture } from './thumbnail-picture.js';

const ZONE: DropZoneWords = {
  title: 'Drop your demo video here',
  overTitle: 'Let go to choose this video',
  hints: ['MP4, MOV, WebM', 'Up to 100MB'],
  accept: ACCEPTED_FILES,
  testId: 'video-file',
};

const NO_PREVIEW = 'No preview in this browser. The video can be analyzed all the same.';

/** What the browser read of the file. */
function factsOf({ metadata }: ChosenVideo) {
  if (metadata === null) return [];
  return [
    { label: 'Duration', value: timeText(metadata.durationS) },
    { label: 'Picture', value: `${metadata.widthPx} x ${metadata.heightPx}` },
  ];
}

interface DemoUploadSectionProps {
  readonly founderId: string;
  readonly upload: UploadState<ChosenVideo>;
}

/** From the empty zone to the video that is on its way. */
export function DemoUploadSection({ founderId, upload }: DemoUploadSectionProps): ReactNode {
  return (
    <UploadSection
      founderId={founderId}
      upload={upload}
      actions={demoUpload}
      zone={ZONE}
      cardOf={(step) => (
        <ChosenFileCard
          founderId={founderId}
          upload={step}
          actions={demoUpload}
          uploadLabel="Upload Demo"
          picture={<ThumbnailPicture picture={step.chosen.thumbnail} />}
          facts={factsOf(step.chosen)}
          note={step.chosen.metadata === null ? NO_PREVIEW : null}
        />
      )}
    />
  );
}

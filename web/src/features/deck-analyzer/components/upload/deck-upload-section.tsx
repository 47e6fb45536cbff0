import { DECK_MAX_BYTES, DECK_MAX_SLIDES } from '@playbook/contracts/decks/deck-limits';
import { IconPresentation } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PictureFrame } from '../../../../components/files/picture-frame.js';
import { ChosenFileCard } from '../../../../components/files/upload/chosen-file-card.js';
import type { DropZoneWords } from '../../../../components/files/upload/drop-zone.js';
import { UploadSection } from '../../../../components/files/upload/upload-section.js';
import type { UploadState } from '../../../../lib/file-upload/page-upload.js';
import type { ChosenFile } from '../../../../lib/file-upload/upload-kind.js';
import { sizeText } from '../../../../lib/words/amounts.js';
import { ACCEPTED_DECKS } from '../../lib/check-deck.js';
import { deckUpload } from '../../lib/deck-upload.js';

const ZONE: DropZoneWords = {
  title: 'Drop your deck here',
  overTitle: 'Let go to choose this deck',
  hints: [
    'PDF or PPTX',
    `Up to ${sizeText(DECK_MAX_BYTES)} and ${DECK_MAX_SLIDES} slides`,
    'From Keynote or Google Slides, export a PDF first',
  ],
  accept: ACCEPTED_DECKS,
  testId: 'deck-file',
};

interface DeckUploadSectionProps {
  readonly founderId: string;
  readonly upload: UploadState<ChosenFile>;
}

/** From the empty zone to the deck that is on its way. */
export function DeckUploadSection({ founderId, upload }: DeckUploadSectionProps): ReactNode {
  return (
    <UploadSection
      founderId={founderId}
      upload={upload}
      actions={deckUpload}
      zone={ZONE}
      cardOf={(step) => (
        <ChosenFileCard
          founderId={founderId}
          upload={step}
          actions={deckUpload}
          uploadLabel="Upload Deck"
          picture={<PictureFrame icon={IconPresentation}>{null}</PictureFrame>}
        />
      )}
    />
  );
}

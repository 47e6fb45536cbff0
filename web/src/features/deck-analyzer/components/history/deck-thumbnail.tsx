import { IconPresentation } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { PictureFrame } from '../../../../components/files/picture-frame.js';

interface DeckThumbnailProps {
  readonly url: string | null;
}

/** The first slide. */
export function DeckThumbnail({ url }: DeckThumbnailProps): ReactNode {
  // Its address is good for an hour.
  const [missingUrl, setMissingUrl] = useState<string | null>(null);
  const hasPicture = url !== null && url !== missingUrl;
  return (
    <PictureFrame icon={IconPresentation}>
      {hasPicture ? <img src={url} alt="" loading="lazy" onError={() => setMissingUrl(url)} /> : null}
    </PictureFrame>
  );
}

import { IconVideo } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PictureFrame } from '../../../../components/files/picture-frame.js';
import { useFileSource } from '../../hooks/use-file-source.js';

interface ThumbnailPictureProps {
  /** Null where the browser cannot show the video. */
  readonly picture: Blob | null;
}

/** The middle of a video that was chosen. */
export function ThumbnailPicture({ picture }: ThumbnailPictureProps): ReactNode {
  const source = useFileSource(picture);
  return <PictureFrame icon={IconVideo}>{picture === null ? null : <img ref={source} alt="" />}</PictureFrame>;
}

import { IconVideo } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFileSource } from '../../hooks/use-file-source.js';
import styles from './thumbnail-picture.module.css';

interface ThumbnailPictureProps {
  /** Null where the browser cannot show the video. */
  readonly picture: Blob | null;
}

/** The middle of a video that was chosen. */
export function ThumbnailPicture({ picture }: ThumbnailPictureProps): ReactNode {
  const source = useFileSource(picture);
  return (
    <div className={styles.frame}>
      {picture === null ? <IconVideo size={36} stroke={1.25} aria-hidden /> : <img ref={source} alt="" />}
    </div>
  );
}

import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './picture-frame.module.css';

interface PictureFrameProps {
  /** Stands where there is no picture. */
  readonly icon: Icon;
  /** The picture; null for none. */
  readonly children: ReactNode;
}

/** The place of a file's picture, 16 by 9. */
export function PictureFrame({ icon: FrameIcon, children }: PictureFrameProps): ReactNode {
  return <div className={styles.frame}>{children ?? <FrameIcon size={36} stroke={1.25} aria-hidden />}</div>;
}

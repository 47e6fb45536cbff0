import type { Toast } from '../../lib/notify/show-toast.js';
import { DEMO_NOUNS } from './demo-analysis-failures.js';
import { type FileFailureText, notUploaded, partNotStored } from './file-failures.js';

/** Why a file is not taken, before it is uploaded (sections 5 and 8 of the specification). */
export const FILE_REFUSED: Readonly<
  Record<'type' | 'size' | 'empty' | 'unreadable' | 'too-long' | 'picture-too-large', FileFailureText>
> = {
  type: { title: 'Video Processing Error', text: 'Please upload a video file (MP4, MOV, or WebM)' },
  size: { title: 'Video Processing Error', text: 'File size must be less than 100MB' },
  empty: { title: 'Video Processing Error', text: 'Failed to process video file. The file is empty.' },
  unreadable: {
    title: 'Video Processing Error',
    text: 'Failed to process video file. It may be damaged or of another kind than its name says: export it again as MP4 and choose the new file.',
  },
  'too-long': {
    title: 'Video Processing Error',
    text: 'This video is longer than 15 minutes, which is the most that is analyzed. Cut it to the part that counts and choose it again.',
  },
  'picture-too-large': {
    title: 'Video Processing Error',
    text: 'The picture is larger than 4096 pixels on a side. Export the video at 1920 x 1080 and choose it again.',
  },
};
/** The browser cannot show the video; it is uploaded and analysed all the same. */
export const NO_METADATA: Toast = {
  title: 'Video Processing Error',
  message: 'Could not process video metadata',
  tone: 'notice',
};

/** Why a video was not uploaded. */
export const VIDEO_NOT_UPLOADED = notUploaded(DEMO_NOUNS);
/** Object storage did not take a part, or stayed away. */
export const VIDEO_PART_NOT_STORED = partNotStored(DEMO_NOUNS);

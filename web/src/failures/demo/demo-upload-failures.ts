import type { Toast } from '../../lib/notify/show-toast.js';
import type { FailureTexts } from '../failure-texts.js';

/** What the banner of the Demo Analyzer says. */
export interface DemoFailureText {
  readonly title: string;
  readonly text: string;
}

/** Why a file is not taken, before it is uploaded (sections 5 and 8 of the specification). */
export const FILE_REFUSED: Readonly<
  Record<'type' | 'size' | 'empty' | 'unreadable' | 'too-long' | 'picture-too-large', DemoFailureText>
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

const uploadFailed = (reason: string): DemoFailureText => ({
  title: 'Upload Failed',
  text: `Upload failed: ${reason}`,
});

/** Why a video was not uploaded. */
export const NOT_UPLOADED: FailureTexts<DemoFailureText> = {
  byCode: {
    over_allowance: uploadFailed(
      'your videos take up all the room that an account has. Delete one that you no longer need below, then try again.',
    ),
    validation_failed: uploadFailed(
      'this is not an MP4, MOV or WebM video. Export it again as MP4 and choose the new file.',
    ),
    not_found: uploadFailed(
      'what had arrived was removed, because the upload had not ended after a day. Press Upload Demo to begin again.',
    ),
    over_request_rate_limit: uploadFailed('there were too many calls in a short time. Try again in a minute.'),
    storage_full: uploadFailed('the server has no space at the moment. Try again later: your file is where it was.'),
    account_deleting: uploadFailed('your account is being deleted.'),
    no_authorization: uploadFailed('your session has ended. Sign in again; the upload then goes on where it stopped.'),
    service_unavailable: uploadFailed(
      'the server could not be reached. What has arrived is kept for a day: press Upload Demo to go on.',
    ),
  },
  otherwise: {
    title: 'Upload Failed',
    text: 'An error occurred during upload. Press Upload Demo to go on where it stopped.',
  },
};
/** Object storage did not take a part, or stayed away. */
export const PART_NOT_STORED = uploadFailed(
  'the connection was lost. What has arrived is kept for a day: press Upload Demo to go on.',
);

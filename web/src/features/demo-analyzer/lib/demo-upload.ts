import type { DemoAnalysis, VideoMetadata } from '@playbook/contracts/demos/demo-analysis.schema';
import {
  beginDemoUploadRoute,
  cancelDemoUploadRoute,
  completeDemoUploadRoute,
  getDemoUploadRoute,
  signDemoPartsRoute,
} from '@playbook/contracts/demos/demo-uploads.contract';
import {
  FILE_REFUSED,
  NO_METADATA,
  VIDEO_NOT_UPLOADED,
  VIDEO_PART_NOT_STORED,
} from '../../../failures/files/demo-upload-failures.js';
import { DEMO_UPLOAD_KEY } from '../../../lib/browser-storage/file-upload.schema.js';
import { keepFile } from '../../../lib/file-analysis/file.query.js';
import { UnreadableFileError } from '../../../lib/file-upload/beginning-of.js';
import { PageUpload } from '../../../lib/file-upload/page-upload.js';
import type { ChosenFile, UploadKind } from '../../../lib/file-upload/upload-kind.js';
import { queryClient } from '../../../lib/query-client/query-client.js';
import { DEMO_KIND } from './demo-kind.js';
import { faultOf } from './video/check-file.js';
import { readVideo, UnusableVideoError } from './video/read-video.js';

/** A file that was chosen, with what the browser can show of it. */
export interface ChosenVideo extends ChosenFile {
  /** Null where the browser cannot show the video. */
  readonly metadata: VideoMetadata | null;
  /** A JPEG of the middle; null where the browser cannot show the video. */
  readonly thumbnail: Blob | null;
}

export const DEMO_UPLOAD_KIND: UploadKind<ChosenVideo, DemoAnalysis> = {
  name: 'demo-upload',
  key: DEMO_UPLOAD_KEY,
  routes: {
    begin: beginDemoUploadRoute,
    get: getDemoUploadRoute,
    sign: signDemoPartsRoute,
    complete: completeDemoUploadRoute,
    cancel: cancelDemoUploadRoute,
  },
  faultOf: (file) => {
    const fault = faultOf(file);
    return fault === null ? null : FILE_REFUSED[fault];
  },
  read: async (file) => ({ file, ...(await readVideo(file)) }),
  refusalOf: (error) => {
    if (error instanceof UnreadableFileError) return FILE_REFUSED.unreadable;
    return error instanceof UnusableVideoError ? FILE_REFUSED[error.reason] : null;
  },
  noticeOf: ({ metadata }) => (metadata === null ? NO_METADATA : null),
  detailsOf: ({ metadata }) => ({ metadata }),
  onUploaded: (ownerId, demo) => keepFile(queryClient, DEMO_KIND, ownerId, demo),
  words: {
    unreadable: FILE_REFUSED.unreadable,
    notUploaded: VIDEO_NOT_UPLOADED,
    partNotStored: VIDEO_PART_NOT_STORED,
    uploaded: { title: 'Upload Complete', message: 'Your demo video is ready for analysis', tone: 'success' },
  },
};

/** The upload of the Demo Analyzer. */
export const demoUpload = new PageUpload(DEMO_UPLOAD_KIND);

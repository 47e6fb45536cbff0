import { VIDEO_REJECTIONS, type VideoRejectionCode } from '@playbook/contracts/demos/video-rejection';

/** A video that is not analysed, for a reason that lies in it. Trying again does not help. */
export class VideoRejected extends Error {
  /** What its founder reads is the message. */
  constructor(readonly code: VideoRejectionCode) {
    super(VIDEO_REJECTIONS[code]);
    this.name = 'VideoRejected';
  }
}

/** Nobody wants the analysis any more. */
export class MediaAborted extends Error {
  constructor() {
    super('The analysis of a video was aborted');
    this.name = 'MediaAborted';
  }
}

/** No ffmpeg on this machine: a state of the installation that no video is to blame for. */
export class MediaEngineMissing extends Error {
  constructor() {
    super(
      'There is no ffmpeg and ffprobe on this machine; set FFMPEG_PATH and FFPROBE_PATH or install Debian’s ffmpeg',
    );
    this.name = 'MediaEngineMissing';
  }
}

/** The process that reads a video ended for a reason of its own; another try may go well. */
export class MediaProcessFailed extends Error {
  constructor(readonly why: 'crashed' | 'deadline' | 'reply') {
    super(`The media process failed: ${why}`);
    this.name = 'MediaProcessFailed';
  }
}

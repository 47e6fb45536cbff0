import { z } from 'zod';
import { DEMO_PICTURE_MAX_PX, DEMO_VIDEO_MAX_S } from './demo-limits.js';

const S_PER_MIN = 60;

/** Most pictures a second. */
export const DEMO_FRAMES_PER_SECOND_MAX = 121;
/** Tracks of sound, picture and text together. */
export const DEMO_STREAMS_MAX = 8;
/** Pixels of a picture, so that 4,096 by 2,304 is taken and 4,096 by 4,096 is not. */
export const DEMO_PICTURE_MAX_PIXELS = 9_437_184;

/** Why a video is not analysed, and what its founder reads. */
export const VIDEO_REJECTIONS = {
  empty: 'This file is empty. Please choose the video again.',
  'not-a-video': 'This file is not an MP4, MOV or WebM video. Please export it as MP4 and try again.',
  unreadable: 'This video could not be read; it may be damaged or not fully saved. Please export it again.',
  'no-video-track': 'This file has no picture, only sound. Please upload a video.',
  codec: 'This video is stored in a format that we cannot read. Please export it as MP4 with H.264.',
  'too-long': `This video is longer than ${DEMO_VIDEO_MAX_S / S_PER_MIN} minutes. Please upload a shorter one.`,
  'picture-too-large': `The picture of this video is larger than we can read. Please export it with at most ${DEMO_PICTURE_MAX_PX} pixels on a side.`,
  'frame-rate': 'This video has too many pictures a second. Please export it with 60 or fewer.',
  'too-many-streams':
    'This file holds more tracks than a video needs. Please export it with one picture track and one sound track.',
  'too-complex':
    'This video takes longer to read than we can give it. Please export it as MP4 with H.264 at 1080p or less.',
} as const;

export const videoRejectionCodeSchema = z.enum(Object.keys(VIDEO_REJECTIONS) as [VideoRejectionCode]);
export type VideoRejectionCode = keyof typeof VIDEO_REJECTIONS;

/** What the analysis of a video is at. */
export const MEDIA_STAGES = ['probing', 'decoding', 'listening', 'looking'] as const;
export const mediaStageSchema = z.enum(MEDIA_STAGES);
export type MediaStage = z.infer<typeof mediaStageSchema>;

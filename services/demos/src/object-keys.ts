import type { VideoContainer } from '@playbook/contracts/demos/media-facts.schema';

/** Name of the bucket (section 3 of the specification). */
export const DEMO_BUCKET = 'demo-videos';

/** Media type of each container, as a browser plays it. */
export const CONTENT_TYPES: Readonly<Record<VideoContainer, string>> = {
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
};
export const KEY_FRAME_TYPE = 'image/jpeg';

/** Key of a video; nothing in it is what the founder wrote. @param atMs Two videos of one founder have different times */
export const videoKey = (founderId: string, atMs: number, container: VideoContainer): string =>
  `${founderId}/${atMs}.${container}`;

/** What the keys of a video's pictures begin with. */
export const keyFramesPrefix = (video: string): string => `${video.slice(0, video.lastIndexOf('.'))}/`;

/** Key of one of a video's pictures. @param index Its place, from 0 */
export const keyFrameKey = (video: string, index: number): string => `${keyFramesPrefix(video)}${index}.jpg`;

import type { MediaFacts } from '@playbook/contracts/demos/media-facts.schema';
import { DEMO_PICTURE_MAX_PX, DEMO_VIDEO_MAX_S } from '@playbook/contracts/demos/demo-limits';
import {
  DEMO_FRAMES_PER_SECOND_MAX,
  DEMO_PICTURE_MAX_PIXELS,
  DEMO_STREAMS_MAX,
  type VideoRejectionCode,
} from '@playbook/contracts/demos/video-rejection';
import type { FfprobeReport, ProbedStream } from './ffprobe-report.schema.js';
import { PICTURE_CODECS } from './input-flags.js';

/** What is known of a video before any picture of it is decoded. */
export interface ProbedVideo {
  /** As its header says; null where it says nothing. */
  readonly durationS: number | null;
  readonly video: MediaFacts['video'];
  readonly audio: MediaFacts['audio'];
  readonly hasCaptions: boolean;
}

export type GateResult = { readonly rejection: VideoRejectionCode } | { readonly probed: ProbedVideo };

const SIDEWAYS_DEGREES = [90, 270];

/** Decides by its header whether a video is decoded at all. */
export function gate({ streams, format }: FfprobeReport): GateResult {
  if (streams.length > DEMO_STREAMS_MAX) return { rejection: 'too-many-streams' };
  const pictures = streams.filter(
    ({ codec_type: type, disposition }) => type === 'video' && disposition.attached_pic === 0,
  );
  const [picture] = pictures;
  if (picture === undefined) return { rejection: 'no-video-track' };
  if (pictures.length > 1) return { rejection: 'too-many-streams' };
  const durationS = longest([format.duration, ...streams.map(({ duration }) => duration)]);
  const rejection = rejectionOf(picture, durationS);
  if (rejection !== null) return { rejection };
  const sound = streams.find(({ codec_type: type }) => type === 'audio');
  const [widthPx, heightPx] = shownSize(picture);
  return {
    probed: {
      durationS,
      video: { codec: picture.codec_name, widthPx, heightPx, framesPerSecond: picture.avg_frame_rate },
      audio: sound === undefined ? null : audioOf(sound),
      hasCaptions: streams.some(({ codec_type: type }) => type === 'subtitle'),
    },
  };
}

function rejectionOf(picture: ProbedStream, durationS: number | null): VideoRejectionCode | null {
  if (!PICTURE_CODECS.includes(picture.codec_name)) return 'codec';
  if (durationS !== null && durationS > DEMO_VIDEO_MAX_S) return 'too-long';
  const { width, height } = picture;
  if (width < 1 || height < 1) return 'unreadable';
  if (Math.max(width, height) > DEMO_PICTURE_MAX_PX || width * height > DEMO_PICTURE_MAX_PIXELS)
    return 'picture-too-large';
  return framesPerSecondMax(picture) > DEMO_FRAMES_PER_SECOND_MAX ? 'frame-rate' : null;
}

/** By what the header says, and by the pictures that it counts. Its `r_frame_rate` is left out: recordings of Chrome say 1000. */
function framesPerSecondMax({ avg_frame_rate: average, nb_frames: frames, duration }: ProbedStream): number {
  const counted = frames !== null && frames !== undefined && duration ? frames / duration : 0;
  return Math.max(average, counted);
}

function longest(durations: readonly (number | null | undefined)[]): number | null {
  const known = durations.filter((duration) => typeof duration === 'number' && duration > 0);
  return known.length === 0 ? null : Math.max(...known.map(Number));
}

/** A telephone that is held upright writes a wide picture and how it is to be turned. */
function shownSize({ width, height, side_data_list: sideData }: ProbedStream): readonly [number, number] {
  const isSideways = sideData.some(({ rotation }) => SIDEWAYS_DEGREES.includes(Math.abs(rotation ?? 0)));
  return isSideways ? [height, width] : [width, height];
}

const audioOf = ({ codec_name: codec, channels, sample_rate: rateHz }: ProbedStream): MediaFacts['audio'] =>
  channels < 1 || !rateHz ? null : { codec, channels, sampleRateHz: Math.round(rateHz) };

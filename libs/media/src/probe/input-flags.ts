import type { VideoContainer } from '@playbook/contracts/demos/media-facts.schema';
import { DEMO_VIDEO_MAX_S } from '@playbook/contracts/demos/demo-limits';
import { DEMO_PICTURE_MAX_PIXELS, DEMO_STREAMS_MAX } from '@playbook/contracts/demos/video-rejection';

/** Pictures and sound that are decoded: what browsers, phones and cameras write. */
export const PICTURE_CODECS = ['h264', 'hevc', 'vp8', 'vp9', 'av1', 'mpeg4', 'prores'];
const PICTURE_DECODERS = [...PICTURE_CODECS, 'libdav1d'];
const PCM = ['s16le', 's16be', 's24le', 's24be', 's32le', 's32be', 'f32le', 'f32be', 'u8'].map((form) => `pcm_${form}`);
const SOUND_DECODERS = ['aac', 'opus', 'vorbis', 'mp3', 'mp3float', 'alac', ...PCM];
/** Subtitles are seen to be there, and not read. */
const TEXT_DECODERS = ['mov_text', 'webvtt'];

const DEMUXERS: Readonly<Record<VideoContainer, string>> = { mp4: 'mov', mov: 'mov', webm: 'matroska' };
/** Largest single piece of memory that a file may ask for. */
const ALLOCATION_MAX_BYTES = 268_435_456;

/**
 * What stands before the input of every run of ffprobe and ffmpeg: one demuxer, chosen by the file's own first bytes, so that no play
 * list, no list of files and no drawing is ever looked into, no protocol but local files, and bounds of memory.
 */
export const inputFlags = (container: VideoContainer): string[] =>
  [
    ['-protocol_whitelist', 'file', '-f', DEMUXERS[container]],
    ['-codec_whitelist', [...PICTURE_DECODERS, ...SOUND_DECODERS, ...TEXT_DECODERS].join(',')],
    ['-max_streams', String(DEMO_STREAMS_MAX), '-max_pixels', String(DEMO_PICTURE_MAX_PIXELS)],
    ['-max_alloc', String(ALLOCATION_MAX_BYTES), '-probesize', '8M', '-analyzeduration', '10M'],
  ].flat();

/** Longest stretch that is read of a file whose header does not say how long it is. */
export const READ_MAX_S = DEMO_VIDEO_MAX_S + 1;

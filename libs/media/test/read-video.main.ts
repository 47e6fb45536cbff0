/** Reads the header of the video that it is given, and decodes it where that is permitted; says how it ended. For tests that watch what is called. */
import { tmpdir } from 'node:os';
import { findMediaEngine } from '../src/engine/media-engine.js';
import { detectJail } from '../src/jail/jail.js';
import { tryVideo } from './try-video.js';

const [, , file] = process.argv;
const jail = detectJail();
const engine = await findMediaEngine(jail, { searchPath: process.env['PATH'] }, tmpdir());
if (file === undefined || engine === null) throw new Error('A video and ffmpeg are needed');
process.stdout.write((await tryVideo(file, { engine, jail })) ?? 'decoded');

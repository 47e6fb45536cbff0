import { clock, counted, rounded } from '../said.js';
import { neededContrast } from '../signals/picture.js';
import { lengthOf } from '../signals/stretches.js';
import type { VideoSignals } from '../signals/video-signals.js';
import type { Issue } from './issue.js';

const NO_SOUND_COST = 20;
/** Nothing at all is heard. */
export const SILENCE_LUFS = -60;
const VOICE_OVER = 'Record your voice over the picture: say what one sees and why it matters.';
const SILENT_LUFS = -28;
const QUIET_LUFS = -24;
const LOUD_LUFS = -12;
const LOW_SNR_DB = 15;
const MONOTONE_SEMITONES = 1.5;
const MIN_FACE_SHARE = 0.5;
const MIN_TEXT_SHARE = 0.022;
const MIN_SHORT_SIDE_PX = 720;
const DARK_LUMA = 60;
const BRIGHT_LUMA = 200;
const BLURRED_WIDTH = 10;
const PER_CENT = 100;

const GOOD_LOUDNESS = '-20 to -14 is the target';

const issue = (label: string, cost: number, fix: string, atS: number | null = null): Issue => ({
  label,
  cost,
  atS,
  fix,
});

function loudnessIssue({ facts: { loudness } }: VideoSignals): Issue | null {
  if (loudness === null) return null;
  const lufs = rounded(loudness.integratedLufs, 1);
  if (lufs < SILENT_LUFS)
    return issue(
      `far too quiet (${lufs} LUFS, the unit of loudness; ${GOOD_LOUDNESS})`,
      20,
      'Record with the microphone within reach of your hand: viewers will turn the volume all the way up.',
    );
  if (lufs < QUIET_LUFS)
    return issue(
      `quiet (${lufs} LUFS, the unit of loudness; ${GOOD_LOUDNESS})`,
      10,
      'Move the microphone closer, or raise the volume of the finished video.',
    );
  return lufs > LOUD_LUFS
    ? issue(`loud (${lufs} LUFS, the unit of loudness; ${GOOD_LOUDNESS})`, 10, 'Lower the volume of the recording.')
    : null;
}

function peakIssue({ facts: { loudness } }: VideoSignals): Issue | null {
  if (loudness === null || loudness.truePeakDbtp <= 0) return null;
  const label = `the loudest moments are cut off, so the sound clips (${rounded(loudness.truePeakDbtp, 1)} dB; -1 or less is the target)`;
  return issue(label, 8, 'Lower the level of the microphone until its loudest moment stays below 0.');
}

function noiseIssue({ facts: { voice } }: VideoSignals): Issue | null {
  const snr = voice?.signalToNoiseDb ?? null;
  if (snr === null || snr >= LOW_SNR_DB) return null;
  return issue(
    `the voice hardly stands above the noise of the room (by ${rounded(snr)} dB; 25 or more is the target)`,
    12,
    'Record in a quieter room, closer to the microphone.',
  );
}

function melodyIssue({ facts: { voice } }: VideoSignals): Issue | null {
  const pitch = voice?.pitchVariationSemitones ?? null;
  if (pitch === null || pitch >= MONOTONE_SEMITONES) return null;
  const fix =
    'Tell it to somebody across the table, without reading: stress the one word that matters in each sentence.';
  return issue(
    `the voice stays on nearly one note (it moves by ${rounded(pitch, 1)} semitones, the steps between keys of a piano; 2.5 to 6 is lively)`,
    8,
    fix,
  );
}

function soundIssues(video: VideoSignals): (Issue | null)[] {
  const { audio, loudness } = video.facts;
  if (audio === null) return [issue('no sound', NO_SOUND_COST, VOICE_OVER)];
  if (loudness !== null && loudness.integratedLufs <= SILENCE_LUFS)
    return [issue('a silent sound track', NO_SOUND_COST, VOICE_OVER)];
  return [loudnessIssue(video), peakIssue(video), noiseIssue(video), melodyIssue(video)];
}

function textIssues({ picture: { smallest, palest } }: VideoSignals): (Issue | null)[] {
  const share = rounded((smallest?.smallestHeightShare ?? 1) * PER_CENT, 1);
  return [
    smallest !== null && smallest.smallestHeightShare < MIN_TEXT_SHARE
      ? issue(
          `small letters of ${share}% of the picture's height at ${clock(smallest.atS)} (2.2% or more is the target)`,
          8,
          `Zoom in or enlarge the letters at ${clock(smallest.atS)}: at ${share}% of the picture's height nobody reads them on a phone.`,
          smallest.atS,
        )
      : null,
    palest !== null && palest.contrast < neededContrast(palest)
      ? issue(
          `pale letters with a contrast of ${rounded(palest.contrast, 1)} to 1 at ${clock(palest.atS)} (${neededContrast(palest)} to 1 or more is the target)`,
          5,
          `Make the letters at ${clock(palest.atS)} darker or their background lighter, or the other way round.`,
          palest.atS,
        )
      : null,
  ];
}

function lightIssue({ facts: { picture }, format }: VideoSignals): Issue | null {
  if (picture === null) return null;
  const luma = Math.round(picture.brightness);
  if (picture.brightness < DARK_LUMA)
    return issue(
      `a dark picture (brightness ${luma} of 255; 60 or more is the target)`,
      6,
      'Turn towards a window or a lamp.',
    );
  // A screen recording may well be white.
  return format === 'application' && picture.brightness > BRIGHT_LUMA
    ? issue(
        `an overexposed picture (brightness ${luma} of 255; 60 to 200 is the target)`,
        6,
        'Turn away from the light, or lower the exposure.',
      )
    : null;
}

function stillIssue({ picture: { still }, rules }: VideoSignals): Issue | null {
  if (still === null || lengthOf(still) <= rules.stillWithinS) return null;
  const lengthS = rounded(lengthOf(still), 1);
  return issue(
    `nothing moves for ${counted(lengthS, 'second')} from ${clock(still.startS)}`,
    6,
    `Cut or fill the time from ${clock(still.startS)} to ${clock(still.endS)}, when nothing moves.`,
    still.startS,
  );
}

function pictureIssues(video: VideoSignals): (Issue | null)[] {
  const { faces, picture, video: file } = video.facts;
  const seen = Math.round((faces?.share ?? 1) * PER_CENT);
  return [
    video.format === 'application' && faces !== null && faces.share < MIN_FACE_SHARE
      ? issue(
          `a face is seen in ${seen}% of the video (80% or more is the target)`,
          15,
          'Put the founders in the picture: this video is for seeing who you are.',
        )
      : null,
    ...textIssues(video),
    stillIssue(video),
    Math.min(file.widthPx, file.heightPx) < MIN_SHORT_SIDE_PX
      ? issue(`a picture of ${file.widthPx} by ${file.heightPx} points`, 6, 'Record at 1280 by 720 points or more.')
      : null,
    lightIssue(video),
    typeof picture?.blur === 'number' && picture.blur > BLURRED_WIDTH
      ? issue(
          `a blurred picture (edges ${rounded(picture.blur, 1)} points wide; 6 or less is the target)`,
          6,
          'Clean the lens and set the focus before you record.',
        )
      : null,
  ];
}

/** What is wrong with sound and picture. Section 4 of the rubric for demo videos, and light and sharpness of its section 3. */
export const soundAndPictureIssues = (video: VideoSignals): Issue[] =>
  [...soundIssues(video), ...pictureIssues(video)].filter((found) => found !== null);

import type { DemoMeasure } from '@playbook/contracts/demos/demo-review.schema';
import { fillersPerHundred } from '../presentation/length-and-pace.js';
import { lengthOf } from '../signals/stretches.js';
import type { VideoSignals } from '../signals/video-signals.js';
import type { Range } from '../formats.js';
import { measure } from './measure.js';

const PER_CENT = 100;

const percentRange = ([from, to]: Range): Range => [
  from === null ? null : Math.round(from * PER_CENT),
  to === null ? null : Math.round(to * PER_CENT),
];

function paceMeasures({ speech: { pace, paceVariation } }: VideoSignals): DemoMeasure[] {
  return [
    ...measure(
      {
        id: 'words-per-minute',
        label: pace?.isEstimated === true ? 'Pace, estimated' : 'Pace',
        unit: 'words a minute',
        good: [140, 160],
        fair: [120, 180],
        method:
          pace?.isEstimated === true
            ? `Estimated from the syllables that are heard: ${Math.round(pace.from)} to ${Math.round(pace.to)} words a minute`
            : 'Words of the transcript, divided by the time in which somebody speaks',
      },
      pace?.wordsPerMinute,
    ),
    ...measure(
      {
        id: 'pace-variation',
        label: 'Change of pace',
        unit: '%',
        good: [10, 25],
        fair: [5, 35],
        method: 'How far the pace of each ten seconds is from the mean (coefficient of variation)',
      },
      paceVariation === null ? null : paceVariation * PER_CENT,
    ),
  ];
}

function pauseMeasures({ speech, rules }: VideoSignals): DemoMeasure[] {
  const { pausesPerMinute, silence, speakingShare } = speech;
  return [
    ...measure(
      {
        id: 'pauses-per-minute',
        label: 'Pauses',
        unit: 'a minute',
        good: [3, 8],
        fair: [1, 14],
        decimals: 1,
        method: 'Half a second or more without speech, between the first word and the last',
      },
      pausesPerMinute,
    ),
    ...measure(
      {
        id: 'longest-silence',
        label: 'Longest silence',
        unit: 's',
        good: [null, 2],
        fair: [null, 3],
        decimals: 1,
        method: 'Longest time without speech, the beginning and the end of the video included',
      },
      silence === null ? null : lengthOf(silence),
    ),
    ...measure(
      {
        id: 'speaking-share',
        label: 'Time with speech',
        unit: '%',
        good: percentRange(rules.goodSpeakingShare),
        fair: [40, 97],
        method: 'Time in which somebody speaks, as a share of the video',
      },
      speakingShare === null ? null : speakingShare * PER_CENT,
    ),
  ];
}

/** How it is spoken, beside the targets of section 3 of the rubric for demo videos. */
export function speechMeasures(video: VideoSignals): DemoMeasure[] {
  const fillers = fillersPerHundred(video);
  const possible = video.facts.voice?.hesitations.length;
  return [
    ...paceMeasures(video),
    ...measure(
      {
        id: 'fillers',
        label: 'Fillers',
        unit: 'in 100 words',
        good: [null, 1],
        fair: [null, 3],
        decimals: 1,
        method: "'Um', 'you know', 'basically' and the like in the transcript; speech engines leave some of them out",
      },
      fillers,
    ),
    ...(fillers === null && video.talk === null
      ? measure(
          {
            id: 'hesitations',
            label: 'Possible hesitations',
            unit: 'in the video',
            good: [null, 3],
            fair: [null, 8],
            method: "Steady vowels that stand alone, such as 'um'; nobody understood them, so some may be words",
          },
          possible,
        )
      : []),
    ...pauseMeasures(video),
  ];
}

import { DEMO_TOPICS, type DemoTopic, type TopicStretch } from '@playbook/contracts/demos/demo-review.schema';
import type { FormatRules } from './formats.js';
import { timeWithin } from './said.js';
import type { TalkSignals } from './signals/measure-talk.js';

const MAX_STRETCHES = 400;

/** What is said when: sentences with the same topic are one stretch, which lasts until the next one begins. */
export function topicStrip({ sentences }: TalkSignals): TopicStretch[] {
  const strip: { topic: DemoTopic; startS: number; endS: number }[] = [];
  for (const { topic, startS, endS } of sentences) {
    const last = strip.at(-1);
    const begins = timeWithin(Math.max(startS, last?.startS ?? 0));
    const ends = timeWithin(Math.max(begins, endS));
    if (last !== undefined) last.endS = last.topic === topic ? Math.max(ends, last.endS) : begins;
    if (last?.topic !== topic && strip.length < MAX_STRETCHES) strip.push({ topic, startS: begins, endS: ends });
  }
  return strip;
}

/** Share of the talk that each topic should take, in the order of the topics. */
export const topicTargets = ({ shares }: FormatRules): { topic: DemoTopic; share: number }[] =>
  DEMO_TOPICS.flatMap((topic) => {
    const share = shares[topic];
    return share === undefined ? [] : [{ topic, share }];
  });

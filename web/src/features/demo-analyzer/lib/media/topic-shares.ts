import { DEMO_TOPICS, type DemoReview, type DemoTopic } from '@playbook/contracts/demos/demo-review.schema';
import type { Stretch } from '@playbook/contracts/demos/media-facts.schema';

export const TOPIC_WORDS: Readonly<Record<DemoTopic, string>> = {
  who: 'Who you are',
  problem: 'Problem',
  solution: 'Solution',
  proof: 'Proof',
  team: 'Team',
  model: 'Business model',
  ask: 'Ask',
  other: 'Other',
};

/** How much of the talk is about a topic, and should be; shares of the time in which somebody speaks. */
export interface TopicShare {
  readonly topic: DemoTopic;
  readonly share: number;
  /** Null where the format has no target for it. */
  readonly targetShare: number | null;
}

const lengthOf = ({ startS, endS }: Stretch): number => endS - startS;

/** The topics that are talked about, or should be, in the order of a talk. */
export function topicShares({ topics, topicTargets }: Pick<DemoReview, 'topics' | 'topicTargets'>): TopicShare[] {
  const spokenS = topics.reduce((sum, stretch) => sum + lengthOf(stretch), 0);
  const targets = new Map(topicTargets.map(({ topic, share }) => [topic, share]));
  return DEMO_TOPICS.map((topic) => {
    const ofTopic = topics.filter((stretch) => stretch.topic === topic);
    const topicS = ofTopic.reduce((sum, stretch) => sum + lengthOf(stretch), 0);
    return { topic, share: spokenS === 0 ? 0 : topicS / spokenS, targetShare: targets.get(topic) ?? null };
  }).filter(({ share, targetShare }) => share > 0 || targetShare !== null);
}

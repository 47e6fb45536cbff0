import type { DemoReview, DemoTopic } from '@playbook/contracts/demos/demo-review.schema';
import type { ReactNode } from 'react';
import { Table } from '../../../../components/ui/table/table.js';
import { usePlay } from '../../hooks/use-play.js';
import { TOPIC_WORDS, topicShares } from '../../lib/media/topic-shares.js';
import { timeText } from '../../../../lib/words/amounts.js';
import { FORMAT_WORDS } from '../../lib/words/demo-words.js';
import styles from './topic-strip.module.css';

interface StripPart {
  readonly topic: DemoTopic;
  /** Of the whole strip. */
  readonly fromShare: number;
  readonly share: number;
  /** Where it begins in the video; null in the strip of targets. */
  readonly atS: number | null;
}

interface StripProps {
  readonly parts: readonly StripPart[];
  readonly onPlay?: (atS: number) => void;
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** Parts side by side, as wide as their share. The table below says the same. */
function Strip({ parts, onPlay }: StripProps): ReactNode {
  return (
    <div className={styles.strip} aria-hidden="true">
      {parts.map(({ topic, fromShare, share, atS }) => (
        <span
          key={`${topic} ${fromShare}`}
          className={styles.part}
          data-topic={topic}
          data-playable={atS === null ? undefined : true}
          style={{ left: `${fromShare * 100}%`, width: `${share * 100}%` }}
          title={atS === null ? `${TOPIC_WORDS[topic]} ${percent(share)}` : `${TOPIC_WORDS[topic]}, ${timeText(atS)}`}
          {...(atS !== null && { onClick: () => onPlay?.(atS) })}
        >
          {TOPIC_WORDS[topic]}
        </span>
      ))}
    </div>
  );
}

/** Where each topic is, as shares of the video. */
const partsOfVideo = ({ topics }: DemoReview, durationS: number): StripPart[] =>
  topics.map(({ topic, startS, endS }) => ({
    topic,
    fromShare: startS / durationS,
    share: (endS - startS) / durationS,
    atS: startS,
  }));

/** The targets one after the other. */
function partsOfTargets({ topicTargets }: DemoReview): StripPart[] {
  const total = topicTargets.reduce((sum, { share }) => sum + share, 0) || 1;
  return topicTargets.map(({ topic, share }, index) => ({
    topic,
    fromShare: topicTargets.slice(0, index).reduce((sum, before) => sum + before.share, 0) / total,
    share: share / total,
    atS: null,
  }));
}

interface TopicStripProps {
  readonly demoId: string;
  readonly review: DemoReview;
  readonly durationS: number;
}

/** What is said when, beside what a good talk of the format spends its time on. Nothing without a transcript. */
export function TopicStrip({ demoId, review, durationS }: TopicStripProps): ReactNode {
  const play = usePlay();
  if (review.topics.length === 0 || durationS === 0) return null;
  return (
    <section className={`pb-card ${styles.card}`} aria-labelledby="topic-strip">
      <h3 id="topic-strip" className={styles.title}>
        What you say when
      </h3>
      <p className={styles.caption}>Your video, {timeText(durationS)}</p>
      <Strip parts={partsOfVideo(review, durationS)} onPlay={(atS) => play({ demoId, atS })} />
      <p className={styles.caption}>A good talk of this kind: {FORMAT_WORDS[review.format]}</p>
      <Strip parts={partsOfTargets(review)} />
      <div className={styles.shares}>
        <Table
          variant="quiet"
          caption="Shares of the time in which somebody speaks"
          columns={['Topic', 'Yours', 'Target']}
        >
          {topicShares(review).map(({ topic, share, targetShare }) => (
            <tr key={topic}>
              <th scope="row">
                <span className={styles.swatch} data-topic={topic} aria-hidden="true" />
                {TOPIC_WORDS[topic]}
              </th>
              <td>{share === 0 ? 'not said' : percent(share)}</td>
              <td>{targetShare === null ? 'none' : percent(targetShare)}</td>
            </tr>
          ))}
        </Table>
      </div>
    </section>
  );
}

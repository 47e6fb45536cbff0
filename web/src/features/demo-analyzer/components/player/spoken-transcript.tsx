import { Fragment, memo, type ReactNode, useEffect, useRef } from 'react';
import { indexAt, type TranscriptLine } from '../../lib/media/transcript-lines.js';
import styles from './spoken-transcript.module.css';
import { TimedLine } from './timed-line.js';

interface SpokenLineProps {
  readonly line: TranscriptLine;
  /** Index of the word that is being said; -1 for none. */
  readonly spokenIndex: number;
  readonly onSeek: (atS: number) => void;
}

/** One line; the word that is being said is lit. Only the line that is spoken is drawn anew. */
const SpokenLine = memo(function SpokenLine({ line, spokenIndex, onSeek }: SpokenLineProps): ReactNode {
  return (
    <TimedLine startS={line.startS} isCurrent={spokenIndex >= 0} onSeek={onSeek}>
      <span dir="auto">
        {line.words.map(({ text, startS }, index) => (
          <Fragment key={startS}>
            <span className={index === spokenIndex ? styles.word : undefined}>{text}</span>{' '}
          </Fragment>
        ))}
      </span>
    </TimedLine>
  );
});

interface SpokenTranscriptProps {
  readonly lines: readonly TranscriptLine[];
  readonly nowS: number;
  readonly onSeek: (atS: number) => void;
}

/** What is said, with the spoken word lit. A line plays the video from there. */
export function SpokenTranscript({ lines, nowS, onSeek }: SpokenTranscriptProps): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const lineIndex = indexAt(lines, nowS);
  useEffect(() => {
    const [box, item] = [list.current, list.current?.children[lineIndex]];
    if (box === null || !(item instanceof HTMLElement)) return;
    // The list scrolls and not the page, so that the video stays in view.
    box.scrollTop = item.offsetTop - box.clientHeight / 3;
  }, [lineIndex]);
  return (
    <section className={styles.transcript} aria-label="Transcript">
      <h3 className={styles.title}>Transcript</h3>
      <ol ref={list} className={styles.lines}>
        {lines.map((line, index) => (
          <li key={line.startS}>
            <SpokenLine
              line={line}
              spokenIndex={index === lineIndex ? indexAt(line.words, nowS) : -1}
              onSeek={onSeek}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

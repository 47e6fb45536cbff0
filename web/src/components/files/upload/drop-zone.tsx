import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import styles from './drop-zone.module.css';
import { FileButton } from './file-button.js';

/** What the zone says and takes. */
export interface DropZoneWords {
  readonly title: string;
  /** While a file is over it. */
  readonly overTitle: string;
  readonly hints: readonly string[];
  readonly accept: string;
  readonly testId: string;
}

interface DropZoneProps {
  readonly words: DropZoneWords;
  readonly onFile: (file: File) => void;
}

/** Takes a file that is dropped or chosen. The button does all of it with the keyboard. */
export function DropZone({ words, onFile }: DropZoneProps): ReactNode {
  const { title, overTitle, hints, accept, testId } = words;
  const hintsId = useId();
  const [isOver, setIsOver] = useState(false);
  const drag = (event: DragEvent): void => {
    // Without this the browser would leave the page for the file.
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file !== undefined) onFile(file);
  };
  return (
    <div
      className={styles.zone}
      data-over={isOver || undefined}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <IconUpload size={36} stroke={1.5} aria-hidden />
      <h2 className={styles.title}>{isOver ? overTitle : title}</h2>
      <FileButton size="md" accept={accept} testId={testId} describedBy={hintsId} onFile={onFile}>
        Choose File
      </FileButton>
      <p id={hintsId} className={styles.hints}>
        {hints.map((hint) => (
          <span key={hint}>{hint}</span>
        ))}
      </p>
    </div>
  );
}

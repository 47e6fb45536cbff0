import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { ACCEPTED_FILES } from '../../lib/video/check-file.js';
import styles from './drop-zone.module.css';

interface DropZoneProps {
  readonly onFile: (file: File) => void;
}

/** Takes a file that is dropped or chosen. The button does all of it with the keyboard. */
export function DropZone({ onFile }: DropZoneProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file !== undefined) onFile(file);
  };
  const drag = (event: DragEvent): void => {
    // Without this the browser would leave the page for the file.
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
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
      <h2 className={styles.title}>{isOver ? 'Let go to choose this video' : 'Drop your demo video here'}</h2>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED_FILES}
        hidden
        data-testid="video-file"
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // The same file can be chosen once more.
          currentTarget.value = '';
        }}
      />
      <Button size="md" aria-describedby="video-hints" onClick={() => input.current?.click()}>
        Choose File
      </Button>
      <p id="video-hints" className={styles.hints}>
        <span>MP4, MOV, WebM</span>
        <span>Up to 100MB</span>
      </p>
    </div>
  );
}

import { Button } from '@mantine/core';
import { DEMO_TRANSCRIPT_MAX_CHARS } from '@playbook/contracts/demos/demo-limits';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { GrowingTextarea } from '../../../../components/ui/growing-textarea.js';
import {
  TRANSCRIPT_FILE_UNREADABLE,
  TRANSCRIPT_NOT_TAKEN,
  transcriptTooLong,
} from '../../../../failures/files/demo-analysis-failures.js';
import { textFor } from '../../../../failures/failure-texts.js';
import { showToast } from '../../../../lib/notify/show-toast.js';
import { useRevision } from '../../hooks/use-revision.js';
import styles from './transcript-form.module.css';

/** Subtitles have their times beside the words. */
const TEXT_MAX_CHARS = DEMO_TRANSCRIPT_MAX_CHARS * 2;
/** Of a file in any script. */
const FILE_MAX_BYTES = TEXT_MAX_CHARS * 4;
const TAKEN = { title: 'Transcript saved', message: 'What you say is judged by it.', tone: 'success' } as const;

interface TranscriptFormProps {
  readonly founderId: string;
  readonly demoId: string;
}

/** The text of a transcript with what is wrong with it. */
interface TranscriptText {
  readonly text: string;
  readonly error: string | null;
  readonly setError: (error: string) => void;
  readonly change: (text: string) => void;
  readonly read: (file: File | undefined) => Promise<void>;
}

function useTranscriptText(): TranscriptText {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const change = (next: string): void => {
    setText(next);
    setError(next.length > TEXT_MAX_CHARS ? transcriptTooLong(TEXT_MAX_CHARS) : null);
  };
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    if (file.size > FILE_MAX_BYTES) return setError(transcriptTooLong(TEXT_MAX_CHARS));
    try {
      change(await file.text());
    } catch {
      // Moved or deleted since it was chosen.
      setError(TRANSCRIPT_FILE_UNREADABLE);
    }
  };
  return { text, error, setError, change, read };
}

/** Takes what is said in a video from the founder: pasted, or from a file. */
export function TranscriptForm({ founderId, demoId }: TranscriptFormProps): ReactNode {
  const { text, error, setError, change, read } = useTranscriptText();
  const input = useRef<HTMLInputElement>(null);
  const { isPending, revise } = useRevision(founderId, demoId, (cause) =>
    setError(textFor(TRANSCRIPT_NOT_TAKEN, cause)),
  );

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    revise({ transcript: text }, () => {
      change('');
      void showToast(TAKEN);
    });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <GrowingTextarea
        label="What is said in the video"
        description="Plain text, or subtitles as SRT or WebVTT, which also say when each line is spoken."
        minRows={4}
        value={text}
        error={error}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <input
        ref={input}
        type="file"
        accept=".txt,.srt,.vtt,text/plain,text/vtt"
        hidden
        data-testid="transcript-file"
        onChange={({ currentTarget }) => {
          void read(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <div className={styles.buttons}>
        <Button type="submit" loading={isPending} disabled={text.trim() === '' || text.length > TEXT_MAX_CHARS}>
          Use This Transcript
        </Button>
        <Button variant="default" onClick={() => input.current?.click()}>
          Choose a TXT, SRT or VTT File
        </Button>
      </div>
    </form>
  );
}

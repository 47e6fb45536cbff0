import { Button, Menu } from '@mantine/core';
import { EDITION } from '@playbook/contracts/core/edition';
import { applicationProgress } from '@playbook/domain/application/application-progress';
import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { CopyButton } from '../../../../components/ui/buttons/copy-button.js';
import menu from '../../../../components/ui/menu.module.css';
import { useDraftsSnapshot } from '../../hooks/use-drafts.js';
import { useExport } from '../../../../lib/document/use-export.js';
import {
  applicationDocument,
  type ApplicationDocument,
  type DocumentQuestion,
  isOverLimit,
} from '../../lib/document/application-document.js';
import { EXPORT_FORMATS, EXPORT_TARGET } from '../../lib/document/export-formats.js';
import { renderText } from '../../lib/document/render-text.js';
import { textsBySection } from '../../lib/texts-by-section.js';
import { BuilderDialog } from '../builder-dialog.js';
import styles from './preview.module.css';
import { placeholderCount } from '../../lib/placeholder-parts.js';

interface PreviewQuestionProps {
  readonly question: DocumentQuestion;
}

function LengthNote({ question }: PreviewQuestionProps): ReactNode {
  const { charCount, formMaxChars } = question;
  if (formMaxChars === null) return <span className={styles.note}>{charCount} characters</span>;
  const isOver = isOverLimit(question);
  return (
    <span className={styles.note} data-state={isOver ? 'over' : undefined}>
      {charCount} / {formMaxChars} characters
      {isOver && `: ${charCount - formMaxChars} too many for the form`}
    </span>
  );
}

function PlaceholderNote({ answer }: Pick<DocumentQuestion, 'answer'>): ReactNode {
  const count = placeholderCount(answer);
  if (count === 0) return null;
  return (
    <span className={styles.note} data-state="open">
      {count === 1 ? '1 [placeholder]' : `${count} [placeholders]`} to fill in
    </span>
  );
}

/** One answer as it will stand in the real form, ready to be pasted there. */
function PreviewQuestion({ question }: PreviewQuestionProps): ReactNode {
  const { question: label, answer, formMaxChars } = question;
  const end = isOverLimit(question) && formMaxChars !== null ? formMaxChars : answer.length;
  return (
    <div className={styles.question}>
      <div className={styles.questionHead}>
        <h4>{label}</h4>
        <CopyButton text={answer} subject={label} />
      </div>
      <p className={styles.answer} dir="auto">
        {answer.slice(0, end)}
        {end < answer.length && <mark className={styles.cutOff}>{answer.slice(end)}</mark>}
      </p>
      <p className={styles.notes}>
        <LengthNote question={question} />
        <PlaceholderNote answer={answer} />
      </p>
    </div>
  );
}

interface ExportMenuProps {
  readonly document: ApplicationDocument;
}

/** Downloads the application in a format of the founder's choice. */
function ExportMenu({ document }: ExportMenuProps): ReactNode {
  const { isBusy, start } = useExport<ApplicationDocument>(EXPORT_TARGET);
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button size="xs" leftSection={<IconDownload size={16} aria-hidden />} disabled={isBusy}>
          {isBusy ? 'Exporting...' : 'Export'}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={menu.dropdown}>
        {EXPORT_FORMATS.map((format) => (
          <Menu.Item key={format.extension} onClick={() => void start(format, document)}>
            {format.label} (.{format.extension})
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface PreviewDialogProps {
  readonly onClose: () => void;
}

/** The application as a whole, to read, to copy and to take away. Shows only what has content. */
export function PreviewDialog({ onClose }: PreviewDialogProps): ReactNode {
  const { texts } = useDraftsSnapshot();
  const document = useMemo(() => applicationDocument(texts), [texts]);
  const { percent } = applicationProgress(textsBySection(texts));
  const isEmpty = document.sections.length === 0;

  const toolbar = (
    <>
      <span className={styles.percent}>{percent}% complete</span>
      {!isEmpty && (
        <span className={styles.actions}>
          <CopyButton text={renderText(document)} subject="the whole application" label="Copy to Clipboard" />
          <ExportMenu document={document} />
        </span>
      )}
    </>
  );
  return (
    <BuilderDialog title="Application Preview" onClose={onClose} toolbar={toolbar}>
      {isEmpty && <p className={styles.empty}>Start filling out your application to see the preview</p>}
      {!isEmpty && (
        <p className={styles.lead}>
          Copy answer by answer into the{' '}
          <a href={EDITION.applyUrl} target="_blank" rel="noreferrer">
            real form
          </a>
          . What it would cut off is marked.
        </p>
      )}
      {document.sections.map(({ title, questions }) => (
        <section key={title} className={styles.section} aria-label={title}>
          <h3>{title}</h3>
          {questions.map((question) => (
            <PreviewQuestion key={question.address.fieldId} question={question} />
          ))}
        </section>
      ))}
    </BuilderDialog>
  );
}

import { EDITION } from '@playbook/contracts/shared/edition';
import { applicationProgress } from '@playbook/domain/application-progress';
import { type ReactNode, useMemo } from 'react';
import { CopyButton } from '../../../../components/ui/copy-button.js';
import { useDraftsSnapshot } from '../../hooks/use-drafts.js';
import { applicationDocument } from '../../lib/document/application-document.js';
import { renderText } from '../../lib/document/render-text.js';
import { textsBySection } from '../../lib/texts-by-section.js';
import { BuilderDialog } from '../builder-dialog.js';
import { ExportMenu } from './export-menu.js';
import styles from './preview.module.css';
import { PreviewQuestion } from './preview-question.js';

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
          <CopyButton text={renderText(document)} subject="of the whole application" label="Copy to Clipboard" />
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

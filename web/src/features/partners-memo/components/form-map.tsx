import type { FormEntry } from '@playbook/contracts/analysis/partners-memo/application-memo.schema';
import { ACCELERATOR_FORM, type FormQuestion } from '@playbook/contracts/applications/catalogue/accelerator-form';
import { BUILDER_FIELDS } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { EDITION } from '@playbook/contracts/core/edition';
import { type ReactNode, useId } from 'react';
import { CopyButton } from '../../../components/ui/buttons/copy-button.js';
import styles from '../../../components/memo/memo.module.css';
import { PlaceLink } from '../../../components/memo/place-link.js';

interface FormRowProps {
  readonly question: FormQuestion;
  readonly entry: FormEntry | undefined;
}

function lengthText({ maxChars }: FormQuestion, length: number): string {
  if (maxChars === null) return `${length} characters; the form's limit is not known`;
  const over = length - maxChars;
  return over > 0 ? `${length} of ${maxChars} characters: ${over} too many` : `${length} of ${maxChars} characters`;
}

/** One question of the form, and the founder's text for it. */
function FormRow({ question, entry }: FormRowProps): ReactNode {
  const { label, fields, maxChars } = question;
  const [text, length] = [entry?.text ?? '', entry?.length ?? 0];
  const places = BUILDER_FIELDS.filter(({ fieldId }) => fields.includes(fieldId));
  return (
    <li className={styles.entry}>
      <h3>{label}</h3>
      {fields.length === 0 && <p>This builder has no field for it: answer it on the form itself.</p>}
      {fields.length > 0 && text === '' && <p>Nothing written yet.</p>}
      {text !== '' && (
        <>
          <p dir="auto" className={styles.text}>
            {text}
          </p>
          <p className={styles.length} data-over={maxChars !== null && length > maxChars}>
            {lengthText(question, length)}
          </p>
          <CopyButton text={text} subject={`the text for: ${label}`} />
        </>
      )}
      {places.length > 0 && (
        <p className={styles.from}>
          {places.map((field) => (
            <PlaceLink key={field.fieldId} place={{ kind: 'answer', ...field }} />
          ))}
        </p>
      )}
    </li>
  );
}

interface FormMapProps {
  readonly form: readonly FormEntry[];
}

const QUESTIONS: readonly FormQuestion[] = ACCELERATOR_FORM;

/** Every question of the accelerator's own form, with what goes there. */
export function FormMap({ form }: FormMapProps): ReactNode {
  const id = useId();
  return (
    <section className={`pb-card ${styles.section}`} aria-labelledby={id}>
      <h2 id={id}>Onto {EDITION.acceleratorName}&rsquo;s own form</h2>
      <p>
        Its questions in our words, as they were in November 2026; check them on the form. Why now, who your customers
        are and how you reach them are not asked there: use them where they fit.
      </p>
      <ol className={styles.list}>
        {QUESTIONS.map((question) => (
          <FormRow
            key={question.id}
            question={question}
            entry={form.find(({ questionId }) => questionId === question.id)}
          />
        ))}
      </ol>
    </section>
  );
}

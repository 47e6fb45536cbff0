import type { FullMemoReading, MemoPlace } from '@playbook/contracts/analysis/partners-memo/application-memo.schema';
import type { ReactNode } from 'react';
import styles from '../../../components/memo/memo.module.css';
import { MemoQuotes } from '../../../components/memo/memo-quotes.js';
import { MemoRemark } from '../../../components/memo/memo-remark.js';
import { MemoSection } from '../../../components/memo/memo-section.js';
import { PlaceLink } from '../../../components/memo/place-link.js';

interface FieldLinksProps {
  readonly fields: readonly MemoPlace[];
}

function FieldLinks({ fields }: FieldLinksProps): ReactNode {
  return (
    <ul className={styles.fields}>
      {fields.map((place) => (
        <li key={place.kind === 'answer' ? place.fieldId : place.kind}>
          <PlaceLink place={place} />
        </li>
      ))}
    </ul>
  );
}

interface MemoReadingProps {
  readonly reading: FullMemoReading;
}

/** What a partner would write down about the application. */
export function MemoReading({ reading }: MemoReadingProps): ReactNode {
  const { whatTheyDo, beliefs, doubts, contradictions, arithmetic, questions } = reading;
  return (
    <>
      <MemoSection title="What they do" none="I could not find one sentence that says what you make.">
        {whatTheyDo.map((quote) => (
          <MemoQuotes key={quote.text} quotes={[quote]} />
        ))}
      </MemoSection>
      <MemoSection
        title="What I believe, and why"
        none="Nothing yet: no sentence counts who pays, stays or uses it, or what you found out yourselves."
      >
        {beliefs.map((remark) => (
          <MemoRemark key={remark.text} text={remark.text} quotes={remark.quotes} />
        ))}
      </MemoSection>
      <MemoSection title="What I doubt" none="No sentence that I would strike out, and no question left empty.">
        {doubts.map(({ text, todo, quotes, fields }) => (
          <>
            <MemoRemark text={text} quotes={quotes} />
            <p className={styles.todo}>{todo}</p>
            {quotes.length === 0 && <FieldLinks fields={fields} />}
          </>
        ))}
      </MemoSection>
      <MemoSection
        title="Where your texts disagree"
        none="I saw no two texts that say different things of the same. I only report what I am sure of."
      >
        {contradictions.map((remark) => (
          <MemoRemark key={remark.text} text={remark.text} quotes={remark.quotes} />
        ))}
      </MemoSection>
      {arithmetic.length > 0 && (
        <MemoSection title="What your numbers come to" none="">
          {arithmetic.map((remark) => (
            <MemoRemark key={remark.text} text={remark.text} quotes={remark.quotes} />
          ))}
        </MemoSection>
      )}
      <MemoSection title="What I would ask" none="I have no question that your application leaves open." isOrdered>
        {questions.map((question) => (
          <p key={question}>{question}</p>
        ))}
      </MemoSection>
    </>
  );
}

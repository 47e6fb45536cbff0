import { type ComparedSlide, compareDecks, type JudgedVersion } from '@playbook/domain/decks/compare-decks';
import type { ReactNode } from 'react';
import { ChangeRow, changeText, ScoreRow } from '../../../../components/files/result/change-row.js';
import { Table } from '../../../../components/ui/table/table.js';
import { CRITERION_WORDS, PURPOSE_WORDS } from '../../lib/words/deck-words.js';
import styles from './deck-changes.module.css';

/** What became of slides, for the list above the tables. */
const SUMMARY: readonly (readonly [words: string, isMeant: (slide: ComparedSlide) => boolean])[] = [
  ['better', ({ score }) => score.change === 'better'],
  ['worse', ({ score }) => score.change === 'worse'],
  ['new', ({ previousNumber }) => previousNumber === null],
  ['gone', ({ currentNumber }) => currentNumber === null],
  ['with other words', ({ isChanged }) => isChanged],
  ['moved', ({ isMoved }) => isMoved],
];

const nameOf = ({ title, currentNumber, previousNumber }: ComparedSlide): string =>
  title ?? `Slide ${currentNumber ?? previousNumber ?? ''}`;

function whereText(number: number | null, score: number | null): string {
  if (number === null) return 'not there';
  return score === null ? `Slide ${number}, no score` : `Slide ${number}, ${score}`;
}

/** What became of a slide: 'Better +25, other words'. */
function becameText({ previousNumber, currentNumber, isChanged, isMoved, score }: ComparedSlide): string {
  if (previousNumber === null) return 'New';
  if (currentNumber === null) return 'Gone';
  return [changeText(score), isChanged ? 'other words' : null, isMoved ? 'moved' : null]
    .filter((part) => part !== null)
    .join(', ');
}

/** More names would hide the others. */
const NAMED_MAX = 3;

/** The first few by their names. */
function namesText(slides: readonly ComparedSlide[]): string {
  const more = slides.length - NAMED_MAX;
  return `${slides.slice(0, NAMED_MAX).map(nameOf).join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
}

interface SummaryProps {
  readonly slides: readonly ComparedSlide[];
}

/** How many slides changed in which way, with their names. */
function Summary({ slides }: SummaryProps): ReactNode {
  const found = SUMMARY.map(([words, isMeant]) => ({ words, meant: slides.filter(isMeant) })).filter(
    ({ meant }) => meant.length > 0,
  );
  if (found.length === 0) return <p>No slide changed.</p>;
  return (
    <ul className={styles.summary}>
      {found.map(({ words, meant }) => (
        <li key={words}>
          <strong>
            {meant.length} {words}:
          </strong>{' '}
          <span dir="auto">{namesText(meant)}</span>
        </li>
      ))}
    </ul>
  );
}

interface DeckChangesProps {
  readonly previous: JudgedVersion;
  readonly current: JudgedVersion;
}

/** What changed between two versions of a deck: as a list, and score by score and slide by slide as tables. */
export function DeckChanges({ previous, current }: DeckChangesProps): ReactNode {
  const { overall, criteria, slides, isSamePurpose, previousPurpose } = compareDecks(previous, current);
  return (
    <>
      {!isSamePurpose && (
        <p>
          The earlier one was judged for another purpose ({PURPOSE_WORDS[previousPurpose]}). Its limits are others, so
          compare with care.
        </p>
      )}
      <Summary slides={slides} />
      <Table variant="wide" caption="Scores" columns={['What', 'Before', 'Now', 'Change']}>
        <ScoreRow name="Overall" score={overall} />
        {criteria.map((criterion) => (
          <ScoreRow key={criterion.criterion} name={CRITERION_WORDS[criterion.criterion].name} score={criterion} />
        ))}
      </Table>
      <Table variant="wide" caption="Slides" columns={['Slide', 'Before', 'Now', 'Change']}>
        {slides.map((slide) => (
          <ChangeRow
            key={`${slide.previousNumber} ${slide.currentNumber}`}
            name={<span dir="auto">{nameOf(slide)}</span>}
            before={whereText(slide.previousNumber, slide.score.previous)}
            after={whereText(slide.currentNumber, slide.score.current)}
            change={slide.score.change}
            text={becameText(slide)}
          />
        ))}
      </Table>
    </>
  );
}

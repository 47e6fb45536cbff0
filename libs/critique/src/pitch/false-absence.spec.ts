import { describe, expect, it } from '@jest/globals';
import { falseAbsenceIn } from './false-absence.js';

const TEXT = '140 roofers pay $250 a month instead of hiring an estimator, and win 30% more jobs.';

describe('falseAbsenceIn', () => {
  const isFalse = falseAbsenceIn([TEXT]);

  it.each([
    'You do not mention a price.',
    'There is no paying customer here, and no numbers.',
    'You never say what they use today.',
    'No competitor is named: no mention of competitors at all.',
    'You have not shown any results.',
  ])('finds %j', (line) => {
    expect(isFalse(line)).toBe(true);
  });

  it.each([
    'You do not say who on the team has climbed a roof.',
    'Which of the 140 would be upset if you stopped?',
    '$250 a month is a price I can work with.',
    'Without a number I would not have believed it.',
  ])('lets %j through', (line) => {
    expect(isFalse(line)).toBe(false);
  });

  it('knows of what each text of a form states', () => {
    expect(falseAbsenceIn(['A phone system for dentists.', TEXT])('You do not mention a price.')).toBe(true);
    expect(falseAbsenceIn(['A phone system for dentists.'])('You do not mention a price.')).toBe(false);
  });
});

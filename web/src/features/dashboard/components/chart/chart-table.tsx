import type { ScoreHistory } from '@playbook/contracts/dashboard/dashboard.schema';
import type { ReactNode } from 'react';
import { instantText } from '../../../../lib/instant-text.js';

interface ChartTableProps {
  readonly pitches: ScoreHistory['trend'];
  readonly ideas: ScoreHistory['trend'];
}

/** The chart in words. */
export function ChartTable({ pitches, ideas }: ChartTableProps): ReactNode {
  const rows = [
    ...pitches.map((point) => ({ ...point, what: 'Pitch' })),
    ...ideas.map((point) => ({ ...point, what: 'Idea' })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  return (
    <div className="visually-hidden">
      <table>
        <caption>Scores over time, oldest first</caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">What</th>
            <th scope="col">Score</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at, what, score }, index) => (
            <tr key={`${what} ${at} ${index}`}>
              <td>{instantText(at)}</td>
              <td>{what}</td>
              <td>{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

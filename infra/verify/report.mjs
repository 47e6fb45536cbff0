const seconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;

export const printHeading = (title) => console.log(`\n=== ${title} ===`);

export const printStageEnd = ({ title, passed, failed, note, durationMs }) => {
  const words = [`${passed} passed`, `${failed} failed`, note, seconds(durationMs)].filter(Boolean);
  console.log(`--- ${title}: ${words.join(', ')}`);
};

/** A table of all stages, what was left out and why, and as the very last line the sum. */
export function printSummary(results, leftOut = []) {
  const rows = results.map(({ name, passed, failed, note, durationMs }) => [
    failed === 0 ? 'ok' : 'FAILED',
    name,
    `${passed}`,
    `${failed}`,
    seconds(durationMs),
    note,
  ]);
  const table = [['', 'stage', 'passed', 'failed', 'time', ''], ...rows];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  console.log('');
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    );
  for (const line of leftOut) console.log(`Left out: ${line}`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
}

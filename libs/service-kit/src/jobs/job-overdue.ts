/** The job has taken longer than any does: something that it waits for says nothing. Another try may go well. */
export class JobOverdue extends Error {
  override readonly name = 'JobOverdue';
}

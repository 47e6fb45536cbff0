/** The worker does not have the job any more: another one does, or nobody wants it done. What it did is not stored. */
export class JobLost extends Error {
  override readonly name = 'JobLost';
}

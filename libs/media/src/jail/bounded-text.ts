/** Keeps the beginning of a stream as text; what is longer is read and forgotten, so that its writer does not stall. */
export class BoundedText {
  private readonly parts: Buffer[] = [];
  private sizeBytes = 0;

  constructor(private readonly maxBytes: number) {}

  add(part: Buffer): void {
    const kept = part.subarray(0, Math.max(0, this.maxBytes - this.sizeBytes));
    if (kept.length === 0) return;
    this.parts.push(kept);
    this.sizeBytes += kept.length;
  }

  toString(): string {
    return Buffer.concat(this.parts).toString('utf8');
  }
}

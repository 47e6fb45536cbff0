/** What a founder gave as a transcript cannot be one. */
export class TranscriptRefused extends Error {
  constructor(readonly code: 'no-words' | 'too-long') {
    super(
      code === 'no-words'
        ? 'This transcript holds no words. Please paste what is said in the video.'
        : 'This transcript is longer than fifteen minutes of talk. Please paste only what is said in the video.',
    );
    this.name = 'TranscriptRefused';
  }
}

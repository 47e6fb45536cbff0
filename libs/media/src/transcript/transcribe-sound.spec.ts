import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { speechReplySchema } from '@playbook/contracts/speech/speech-reply.schema';
import { transcribeSound } from './transcribe-sound.js';

const folder = mkdtempSync(join(tmpdir(), 'playbook-sound-'));
const wav = join(folder, 'sound.wav');
const header = Buffer.alloc(44);
header.write('RIFF', 0, 'latin1');
header.write('data', 36, 'latin1');
writeFileSync(wav, Buffer.concat([header, Buffer.alloc(64_000, 1)]));
afterAll(() => rmSync(folder, { recursive: true }));

const FACTS = { durationS: 2, voice: null };
const hearing = (text: string) => async () => speechReplySchema.parse({ text });

describe('transcribeSound', () => {
  it('makes one transcript of what is heard in the pieces of a sound', async () => {
    const pieces: number[] = [];
    const hear = async (piece: Uint8Array) => {
      pieces.push(piece.length);
      return speechReplySchema.parse({ text: 'We sell payroll' });
    };
    expect(await transcribeSound(wav, FACTS, hear)).toMatchObject({ text: 'We sell payroll', timing: 'estimated' });
    expect(pieces).toEqual([64_044]);
  });

  it('gives none where nothing is heard', async () => {
    expect(await transcribeSound(wav, FACTS, hearing(''))).toBeNull();
  });

  it('refuses more words than anybody can say', async () => {
    await expect(transcribeSound(wav, FACTS, hearing('and '.repeat(100_000)))).rejects.toMatchObject({
      name: 'TranscriptRefused',
    });
  });
});

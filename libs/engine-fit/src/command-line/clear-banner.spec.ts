import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { clearBanner } from './clear-banner.js';

const BANNER = '\n> playbook@0.1.0 score\n> nx run score && node score.js --kind pitch\n\n';

describe('clearBanner', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'playbook-banner-'));
    file = join(folder, 'results.json');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  function withDescriptor(before: string, writeTo: (descriptor: number) => void): string {
    writeFileSync(file, before);
    const descriptor = openSync(file, 'r+');
    writeTo(descriptor);
    closeSync(descriptor);
    return readFileSync(file, 'utf8');
  }

  it("takes npm's lines out of a file that holds nothing else", () => {
    const after = withDescriptor(BANNER, (descriptor) => {
      writeSync(descriptor, '[]\n', clearBanner(descriptor, file));
    });
    expect(after).toBe('[]\n');
  });

  it.each(['', '[{"id":"a"}]\n', `[]\n${BANNER}`, `${BANNER}[]\n`])('leaves %j alone', (content) => {
    const after = withDescriptor(content, (descriptor) => expect(clearBanner(descriptor, file)).toBeNull());
    expect(after).toBe(content);
  });
});

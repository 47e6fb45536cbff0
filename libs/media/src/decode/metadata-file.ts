import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

const MOMENT = /^frame:\d{1,10} {1,12}pts:-?\d{1,20} {1,20}pts_time:(-?[\d.e+]{1,24})$/;

/** What ffmpeg's filters measured at one moment. */
export interface Sample {
  readonly atS: number;
  readonly values: ReadonlyMap<string, number>;
}

/**
 * Reads what the filters `metadata` and `ametadata` wrote, line by line.
 * @param keys which measurements are kept; others are skipped
 * @param maxSamples where reading ends, whatever the file holds
 */
export async function readSamples(path: string, keys: readonly string[], maxSamples: number): Promise<Sample[]> {
  const wanted = new Set(keys);
  const samples: { readonly atS: number; readonly values: Map<string, number> }[] = [];
  const stream = createReadStream(path, 'latin1');
  try {
    for await (const line of createInterface({ input: stream, crlfDelay: Infinity })) {
      const moment = MOMENT.exec(line);
      if (moment !== null) {
        if (samples.length >= maxSamples) break;
        samples.push({ atS: Math.max(0, Number(moment[1])), values: new Map() });
        continue;
      }
      const cut = line.indexOf('=');
      const key = line.slice(0, cut);
      const value = Number(line.slice(cut + 1));
      if (cut > 0 && wanted.has(key) && Number.isFinite(value)) samples.at(-1)?.values.set(key, value);
    }
  } finally {
    stream.destroy();
  }
  return samples;
}

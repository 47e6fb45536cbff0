import { readFileSync } from 'node:fs';
import { DEMO_FORMATS, type DemoFormat } from '@playbook/contracts/demos/demo-review.schema';

/** A sentence of an invented talk, with what it says by the judgement of whoever wrote it. */
export interface LabelledSentence {
  readonly text: string;
  readonly labels: readonly string[];
}

/** An invented talk that was written and labelled before the patterns were looked at. */
export interface LabelledTalk {
  readonly name: string;
  readonly format: DemoFormat;
  readonly sentences: readonly LabelledSentence[];
}

function sentenceOf(line: string): LabelledSentence {
  const colon = line.indexOf(':');
  return { labels: line.slice(0, colon).split(' ').filter(Boolean), text: line.slice(colon + 1).trim() };
}

function talkOf(block: string): LabelledTalk {
  const [head = '', ...lines] = block.trim().split('\n');
  const [name = '', written] = head.split(' ');
  const format = DEMO_FORMATS.find((own) => own === written);
  if (format === undefined) throw new RangeError(`A labelled talk has no format: ${head}`);
  return { name, format, sentences: lines.map(sentenceOf) };
}

/** Talks of a file of this folder: "# name format kind", and behind it a line for each sentence, its labels before a colon. */
export const labelledTalks = (file: string): LabelledTalk[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split(/^# /m)
    .filter((block) => block.trim() !== '')
    .map(talkOf);

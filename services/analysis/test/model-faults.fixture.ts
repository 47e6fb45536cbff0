import type { DegradedReason } from '@playbook/contracts/core/analyst.schema';
import type { ModelAnswer } from '@playbook/testing/model/model-server';
import type { KindUnderTest } from './kinds.fixture.js';

/** Something that goes wrong at the model, and the reason that an analysis names for it. */
export interface ModelFaultUnderTest {
  readonly name: string;
  readonly reason: DegradedReason;
  readonly answer: ModelAnswer;
}

const write = (text: string, more: Partial<Extract<ModelAnswer, { kind: 'write' }>> = {}): ModelAnswer => ({
  kind: 'write',
  text,
  ...more,
});

/** Everything that the test server can do wrong but being slow, for one kind of text. */
export function faultsOf(kind: KindUnderTest): readonly ModelFaultUnderTest[] {
  const good = JSON.stringify(kind.good());
  const broken = JSON.stringify({ ...kind.good(), [kind.linesName]: [] });
  const unsafe = JSON.stringify(kind.good(['<b>x</b>']));
  const elsewhere = 'http://127.0.0.1:9/v1/chat/completions';
  return [
    { name: 'breaks the schema twice', reason: 'reply-invalid', answer: write(broken) },
    { name: 'writes no JSON', reason: 'reply-invalid', answer: write('No.') },
    { name: 'writes nothing', reason: 'reply-invalid', answer: write('') },
    {
      name: 'is cut off each time',
      reason: 'reply-invalid',
      answer: write(good.slice(0, 200), { finishReason: 'length' }),
    },
    { name: 'refuses to speak', reason: 'reply-invalid', answer: write('', { finishReason: 'content_filter' }) },
    {
      name: 'writes without end',
      reason: 'reply-invalid',
      answer: write('x'.repeat(200_000), { pieceChars: 10_000 }),
    },
    { name: 'limits the rate', reason: 'rate-limited', answer: { kind: 'refuse', status: 429 } },
    { name: 'fails', reason: 'provider-error', answer: { kind: 'refuse', status: 500 } },
    { name: 'is overloaded', reason: 'provider-error', answer: { kind: 'refuse', status: 503 } },
    { name: 'does not take the key', reason: 'provider-error', answer: { kind: 'refuse', status: 401 } },
    { name: 'breaks the connection', reason: 'provider-error', answer: { kind: 'break', text: good.slice(0, 50) } },
    { name: 'sends us elsewhere', reason: 'unreachable', answer: { kind: 'redirect', location: elsewhere } },
    { name: 'says only what must not be shown', reason: 'reply-unsafe', answer: write(unsafe) },
  ];
}

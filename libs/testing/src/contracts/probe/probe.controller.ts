import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { OnEvent } from '@playbook/service-kit/messaging/on-event.decorator';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc/rpc-call';
import { currentTrace } from '@playbook/service-kit/telemetry/trace-context';
import { Controller } from '@nestjs/common';
import { callersContext, ProbeRecord } from './probe-record.js';
import * as probe from './probe.procedures.js';

interface Text {
  readonly text: string;
}

interface Word {
  readonly word: string;
}

export const SECRET = 'postgres://user:secret@db';

@Controller()
export class ProbeController {
  constructor(private readonly record: ProbeRecord) {}

  @Rpc(probe.echo)
  async echo({ text }: Text): Promise<Text> {
    this.record.handled.push(text);
    const undeclared = { founderId: 'not in the contract' };
    return { text, ...undeclared };
  }

  @Rpc(probe.inspect)
  async inspect() {
    return {
      callersContext: callersContext.getStore() ?? null,
      traceId: currentTrace()?.traceId ?? '',
    };
  }

  @Rpc(probe.refuse)
  async refuse(): Promise<Record<string, never>> {
    const issues = [{ path: 'text', message: 'is taken' }];
    throw new ProcedureError('conflict', 'The text is taken', { issues });
  }

  @Rpc(probe.crash)
  async crash(): Promise<Record<string, never>> {
    throw new Error(`connect to ${SECRET} failed`);
  }

  @Rpc(probe.breakContract)
  async breakContract() {
    return { text: 1 };
  }

  @Rpc(probe.hold)
  async hold({ text }: Text): Promise<Text> {
    await this.record.pass(text);
    return { text };
  }

  @Rpc(probe.holdImpatiently)
  async holdImpatiently({ text }: Text): Promise<Text> {
    await this.record.pass(text);
    return { text };
  }

  @Rpc(probe.fill)
  async fill({ chars }: { readonly chars: number }): Promise<Text> {
    return { text: 'x'.repeat(chars) };
  }

  @Rpc(probe.measure)
  async measure({ text }: Text) {
    return { bytes: Buffer.byteLength(text) };
  }

  @Rpc(probe.identify)
  async identify(_input: object, call: RpcCall<'founder'>) {
    return { founderId: call.actor.founderId };
  }

  @Rpc(probe.narrate)
  async narrate({ text }: Text, call: RpcCall<'public', Word>): Promise<Text> {
    for (const word of text.split(' ')) call.sendChunk?.({ word });
    call.signal.addEventListener('abort', () => this.record.cancelled.push(text), { once: true });
    await this.record.pass(text);
    return { text };
  }

  @OnEvent(probe.announced, 'each-process')
  async onAnnounced({ text }: Text): Promise<void> {
    this.record.announcements.push(text);
  }

  @OnEvent(probe.ordered, 'one-process')
  async onOrdered({ text }: Text): Promise<void> {
    this.record.orders.push(text);
  }
}

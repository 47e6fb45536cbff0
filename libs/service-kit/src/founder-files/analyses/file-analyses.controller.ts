import { Controller, type Type } from '@nestjs/common';
import type { FileAnalyses as FileAnalysesContract } from '@playbook/contracts/files/define-file-analyses';
import type { FileAddress } from '@playbook/contracts/files/file-analysis.schema';
import type { z } from 'zod';
import { Rpc } from '../../messaging/rpc/rpc.decorator.js';
import type { RpcCall } from '../../messaging/rpc/rpc-call.js';
import { FileAnalyses } from './file-analyses.js';

type Call<P = never> = RpcCall<'founder', P>;
type Page = z.input<FileAnalysesContract['list']['output']>;

interface Named {
  readonly id: string;
}

/** Makes the controller that serves the analyses of one kind of file; it needs a provider of `FileAnalyses`. */
export function fileAnalysesController(contract: FileAnalysesContract): Type {
  @Controller()
  class FileAnalysesController {
    constructor(private readonly files: FileAnalyses) {}

    @Rpc(contract.list)
    list({ limit, cursor }: z.output<FileAnalysesContract['list']['input']>, { actor }: Call): Promise<Page> {
      return this.files.list(actor, limit, cursor);
    }

    @Rpc(contract.get)
    get({ id }: Named, { actor }: Call): Promise<unknown> {
      return this.files.get(actor, id);
    }

    @Rpc(contract.analyze)
    analyze(
      { analysisId: id, ...order }: z.output<FileAnalysesContract['analyze']['input']>,
      { actor, signal, sendChunk }: Call<unknown>,
    ): Promise<unknown> {
      return this.files.analyze(actor, { id, ...order }, { signal, sendChunk });
    }

    @Rpc(contract.cancel)
    cancel({ id }: Named, { actor }: Call): Promise<unknown> {
      return this.files.cancel(actor, id);
    }

    @Rpc(contract.deleteOne)
    async delete({ id }: Named, { actor }: Call): Promise<Record<string, never>> {
      await this.files.delete(actor, id);
      return {};
    }

    @Rpc(contract.deleteAll)
    async deleteAll(_input: object, { actor }: Call): Promise<{ deleted: number }> {
      return { deleted: await this.files.delete(actor, null) };
    }

    @Rpc(contract.getAddress)
    addressOf({ id }: Named, { actor }: Call): Promise<FileAddress> {
      return this.files.addressOf(actor, id);
    }
  }
  return FileAnalysesController;
}

import { Controller, type Type } from '@nestjs/common';
import type { FileUploads as FileUploadsContract } from '@playbook/contracts/files/define-file-uploads';
import type { FileParts, FileUpload, NewFile } from '@playbook/contracts/files/file-upload.schema';
import { Rpc } from '../../messaging/rpc/rpc.decorator.js';
import type { RpcCall } from '../../messaging/rpc/rpc-call.js';
import { FileAnalyses } from '../analyses/file-analyses.js';
import { FileUploads } from './file-uploads.js';

type Call = RpcCall<'founder'>;
interface Named {
  readonly id: string;
}

/**
 * Makes the controller that serves uploads of one kind of file; it needs providers of `FileUploads` and
 * `FileAnalyses`.
 */
export function fileUploadsController(contract: FileUploadsContract): Type {
  @Controller()
  class FileUploadsController {
    constructor(
      private readonly uploads: FileUploads,
      private readonly files: FileAnalyses,
    ) {}

    @Rpc(contract.beginUpload)
    begin({ fileName, fileSizeBytes, beginning, ...said }: NewFile, { actor }: Call): Promise<FileUpload> {
      return this.uploads.begin(actor, { fileName, fileSizeBytes, beginning }, said);
    }

    @Rpc(contract.getUpload)
    get({ id }: Named, { actor }: Call): Promise<FileUpload> {
      return this.uploads.get(actor, id);
    }

    @Rpc(contract.signParts)
    sign({ id, partNumbers }: Named & { partNumbers: number[] }, { actor }: Call): Promise<FileParts> {
      return this.uploads.signParts(actor, id, partNumbers);
    }

    @Rpc(contract.completeUpload)
    async complete({ id }: Named, { actor }: Call): Promise<unknown> {
      await this.uploads.complete(actor, id);
      return this.files.get(actor, id);
    }

    @Rpc(contract.cancelUpload)
    async cancel({ id }: Named, { actor }: Call): Promise<Record<string, never>> {
      await this.uploads.cancel(actor, id);
      return {};
    }
  }
  return FileUploadsController;
}

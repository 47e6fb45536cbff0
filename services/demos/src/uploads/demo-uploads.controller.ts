import { Controller } from '@nestjs/common';
import type { DemoAnalysis } from '@playbook/contracts/demos/demo-analysis.schema';
import type { FileParts, FileUpload } from '@playbook/contracts/files/file-upload.schema';
import {
  beginDemoUpload,
  cancelDemoUpload,
  completeDemoUpload,
  getDemoUpload,
  signDemoParts,
} from '@playbook/contracts/demos/demo-uploads.contract';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc/rpc-call';
import type { z } from 'zod';
import { DemoUploadsService } from './demo-uploads.service.js';

type Call = RpcCall<'founder'>;
interface Named {
  readonly id: string;
}

@Controller()
export class DemoUploadsController {
  constructor(private readonly uploads: DemoUploadsService) {}

  @Rpc(beginDemoUpload)
  begin(input: z.output<typeof beginDemoUpload.input>, { actor }: Call): Promise<FileUpload> {
    return this.uploads.begin(actor, input);
  }

  @Rpc(getDemoUpload)
  get({ id }: Named, { actor }: Call): Promise<FileUpload> {
    return this.uploads.get(actor, id);
  }

  @Rpc(signDemoParts)
  sign({ id, partNumbers }: z.output<typeof signDemoParts.input>, { actor }: Call): Promise<FileParts> {
    return this.uploads.signParts(actor, id, partNumbers);
  }

  @Rpc(completeDemoUpload)
  complete({ id }: Named, { actor }: Call): Promise<DemoAnalysis> {
    return this.uploads.complete(actor, id);
  }

  @Rpc(cancelDemoUpload)
  async cancel({ id }: Named, { actor }: Call): Promise<Record<string, never>> {
    await this.uploads.cancel(actor, id);
    return {};
  }
}

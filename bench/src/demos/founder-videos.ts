import { analyzeDemoRoute } from '@playbook/contracts/demos/demo-analyses.contract';
import type { DemoAnalysis } from '@playbook/contracts/demos/demo-analysis.schema';
import { FILE_SNIFF_BYTES } from '@playbook/contracts/files/file-limits';
import {
  beginDemoUploadRoute,
  completeDemoUploadRoute,
  signDemoPartsRoute,
} from '@playbook/contracts/demos/demo-uploads.contract';
import type { PreparedFounder } from '@playbook/testing/product/sign-up-founder';

/** What a founder does with videos, as the page does it. */
export class FounderVideos {
  constructor(
    private readonly url: string,
    private readonly founder: PreparedFounder,
  ) {}

  /** @returns the video's id */
  async upload(content: Buffer): Promise<string> {
    const beginning = content.subarray(0, FILE_SNIFF_BYTES).toString('base64');
    const body = { fileName: 'take.mp4', fileSizeBytes: content.length, beginning };
    const { id, partBytes } = beginDemoUploadRoute.response.parse(await this.post(beginDemoUploadRoute.path, body));
    const count = Math.ceil(content.length / partBytes);
    const partNumbers = Array.from({ length: count }, (_, index) => index + 1);
    const signed = await this.post(signDemoPartsRoute.path.replace(':id', id), { partNumbers });
    for (const { partNumber, contentType, url } of signDemoPartsRoute.response.parse(signed).parts) {
      const part = new Uint8Array(content.subarray((partNumber - 1) * partBytes, partNumber * partBytes));
      const reply = await fetch(url, { method: 'PUT', headers: { 'content-type': contentType }, body: part });
      if (!reply.ok) throw new Error(`A part was answered ${reply.status}`);
    }
    await this.post(completeDemoUploadRoute.path.replace(':id', id), {});
    return id;
  }

  /** Has a video analysed and waits for the end. @throws Error where the analysis fails */
  async analyze(analysisId: string): Promise<void> {
    let status: DemoAnalysis['status'];
    do {
      const reply = await this.post(analyzeDemoRoute.path, { analysisId });
      ({ status } = analyzeDemoRoute.response.parse(reply).data);
    } while (status === 'processing');
    if (status !== 'completed') throw new Error(`An analysis ended as ${status}`);
  }

  private async post(path: string, body: object): Promise<unknown> {
    const headers = { ...this.founder.headers, 'content-type': 'application/json' };
    const reply = await fetch(this.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
    return reply.json();
  }
}

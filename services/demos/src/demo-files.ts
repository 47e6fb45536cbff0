import type { VideoContainer } from '@playbook/contracts/demos/media-facts.schema';
import { sniffContainer } from '@playbook/media/sniff/container';
import type { FileKind } from '@playbook/service-kit/founder-files/file-kind';

/** Media type of each container, as a browser plays it. */
const CONTENT_TYPES: Readonly<Record<VideoContainer, string>> = {
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
};

/** Demo videos, as a kind of file that founders upload. The name of the bucket is that of section 3 of the specification. */
export const DEMO_FILES: FileKind = {
  schema: 'demos',
  bucket: 'demo-videos',
  noun: 'video',
  uploads: 'demo_uploads',
  analyses: 'demo_analyses',
  found: ['demo_feedback_sections'],
  saidColumns: { metadata: 'jsonb', format: 'text' },
  extensions: Object.keys(CONTENT_TYPES),
  sniff: (beginning) => {
    const container = sniffContainer(beginning);
    return container === null ? null : { extension: container, contentType: CONTENT_TYPES[container] };
  },
  refusal: 'is not an MP4, MOV or WebM video',
};

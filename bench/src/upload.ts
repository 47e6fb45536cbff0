import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SignedFiles } from '@playbook/service-kit/object-storage/files/signed-files';
import { objectStorageSchema } from '@playbook/service-kit/object-storage/object-storage.settings';
import type { ObjectStorage } from '@playbook/service-kit/object-storage/object-storage.port';
import { makeScratchFolder, removeScratchFolder } from '@playbook/testing/infra/scratch-folder';
import { startInfra } from '@playbook/testing/infra/start-infra';
import { startProduct } from '@playbook/testing/product/start-product';
import { holdToGoal } from './measure/hold-to-goal.js';
import { watchMemory } from './measure/memory-watch.js';
import { withClosings } from './measure/with-closings.js';

const BYTES_PER_MB = 1_000_000;
const RISE_MAX_MB = 40;
const UPLOAD_BYTES = 100 * 1_048_576;
const WARM_UP_BYTES = 1_048_576;
/** As many as the page sends at a time. */
const PARTS_AT_A_TIME = 3;
/** What a start leaves behind is cleaned up, or not, before the memory is looked at. */
const CALM_MS = 5_000;
const CONTENT_TYPE = 'video/mp4';

/**
 * The memory that a video of 100 MiB takes while it is uploaded in parts, completed and read again, all in the one process. Ends with 1
 * when its resident memory rises by more than 40 MB above what it is after a small upload.
 */
export function runUpload(): Promise<void> {
  return withClosings(async (closings) => {
    const infra = await startInfra(['postgres']);
    closings.push(() => infra.stop());
    const folder = await makeScratchFolder('upload');
    closings.push(() => removeScratchFolder(folder));
    const storageSettings = {
      PLAYBOOK_OBJECT_STORAGE_DIR: folder,
      PLAYBOOK_OBJECT_STORAGE_SECRET: randomBytes(32).toString('base64url'),
    };
    const product = await startProduct({
      topology: 'local',
      environment: { DATABASE_URL: infra.urls.postgres ?? '', LOG_LEVEL: 'error', ...storageSettings },
    });
    closings.push(() => product.stop());
    const files = SignedFiles.open(objectStorageSchema.parse(storageSettings), product.url);
    const storage = await files.bucket('demo-videos');
    await uploadAndRead(storage, WARM_UP_BYTES);
    await pause(CALM_MS);
    const watch = watchMemory(product.processId);
    const seconds = await uploadAndRead(storage, UPLOAD_BYTES);
    const { riseBytes, peakBytes } = watch.read();
    watch.stop();
    const riseMb = Math.round(riseBytes / BYTES_PER_MB);
    const row = { MiB: UPLOAD_BYTES / 1_048_576, ...seconds, 'rise MB': riseMb };
    console.table([{ ...row, 'peak MB': Math.round(peakBytes / BYTES_PER_MB) }]);
    holdToGoal('MB more memory', riseMb, RISE_MAX_MB);
  });
}

const secondsOf = (durationMs: number): number => Math.round(durationMs / 100) / 10;

async function uploadAndRead(storage: ObjectStorage, sizeBytes: number) {
  const key = `${randomUUID()}/${Date.now()}.mp4`;
  const facts = { contentType: CONTENT_TYPE, sizeBytes };
  const beganAtMs = performance.now();
  const { uploadId, parts, partBytes } = await storage.beginUpload(key, facts);
  const waiting = Array.from({ length: parts }, (_, index) => index + 1);
  const sendNext = async (): Promise<void> => {
    for (let partNumber = waiting.shift(); partNumber !== undefined; partNumber = waiting.shift()) {
      const partSize = Math.min(partBytes, sizeBytes - (partNumber - 1) * partBytes);
      const permission = { partNumber, sizeBytes: partSize, contentType: CONTENT_TYPE, expiresInS: 60 };
      await send(await storage.signPart(key, uploadId, permission), partSize);
    }
  };
  await Promise.all(Array.from({ length: PARTS_AT_A_TIME }, sendNext));
  await storage.completeUpload(key, uploadId, facts);
  const uploadedAtMs = performance.now();
  await read(await storage.signDownload(key, { contentType: CONTENT_TYPE, expiresInS: 60 }), sizeBytes);
  return {
    'upload s': secondsOf(uploadedAtMs - beganAtMs),
    'read s': secondsOf(performance.now() - uploadedAtMs),
  };
}

async function send(url: string, sizeBytes: number): Promise<void> {
  const body = new Uint8Array(sizeBytes);
  const reply = await fetch(url, { method: 'PUT', body, headers: { 'content-type': CONTENT_TYPE } });
  if (!reply.ok) throw new Error(`A part was refused with ${reply.status}: ${await reply.text()}`);
}

async function read(url: string, sizeBytes: number): Promise<void> {
  const reply = await fetch(url);
  if (!reply.ok || reply.body === null) throw new Error(`The object was refused with ${reply.status}`);
  let readBytes = 0;
  for await (const chunk of reply.body) readBytes += chunk.byteLength;
  if (readBytes !== sizeBytes) throw new Error(`${readBytes} bytes were read of ${sizeBytes}`);
}

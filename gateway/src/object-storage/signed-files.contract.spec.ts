import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignedFiles } from '@playbook/service-kit/object-storage/files/signed-files';
import { objectStorageContract } from '@playbook/testing/contracts/object-storage.contract';
import { findFreePort } from '@playbook/service-kit/config/free-port';
import { objectStorageSchema } from '@playbook/service-kit/object-storage/object-storage.settings';
import { startTestGateway } from '../../test/gateway.fixture.js';

objectStorageContract('files that the gateway serves', async () => {
  const root = await mkdtemp(join(tmpdir(), 'playbook-storage-'));
  const settings = objectStorageSchema.parse({
    PLAYBOOK_OBJECT_STORAGE_DIR: root,
    PLAYBOOK_OBJECT_STORAGE_SECRET: randomBytes(32).toString('base64url'),
  });
  const port = await findFreePort();
  const files = SignedFiles.open(settings, `http://127.0.0.1:${port}`);
  const storage = await files.bucket('demo-videos');
  const gateway = await startTestGateway({ storage: { files, origin: null } }, undefined, port);
  const close = async (): Promise<void> => {
    await gateway.stop();
    await rm(root, { recursive: true });
  };
  return { storage, close };
});

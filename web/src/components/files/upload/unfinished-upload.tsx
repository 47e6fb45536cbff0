import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { rememberedUpload } from '../../../lib/file-upload/remembered-upload.js';
import { unfinishedUploadQuery } from '../../../lib/file-upload/upload-calls.js';
import { giveUpUpload } from '../../../lib/file-upload/upload-file.js';
import type { AnyUploadKind } from '../../../lib/file-upload/upload-kind.js';
import { sizeText } from '../../../lib/words/amounts.js';
import { Notice } from '../../ui/notice.js';

interface UnfinishedUploadProps {
  readonly kind: AnyUploadKind;
  readonly founderId: string;
}

/**
 * An upload that a reload or a lost connection ended, where the server still has a part of it. Browsers do not keep the file, so that it
 * has to be chosen again.
 */
export function UnfinishedUpload({ kind, founderId }: UnfinishedUploadProps): ReactNode {
  const [remembered, setRemembered] = useState(() => rememberedUpload(kind, founderId));
  const { data: upload } = useQuery({
    ...unfinishedUploadQuery(kind, founderId, remembered?.id ?? ''),
    enabled: remembered !== null,
  });
  if (remembered === null || upload === undefined) return null;
  const { fileName, fileSizeBytes, partBytes, uploadedParts } = upload;
  const arrivedBytes = Math.min(fileSizeBytes, uploadedParts.length * partBytes);
  const giveUp = (): void => {
    setRemembered(null);
    void giveUpUpload(kind, remembered.id);
  };
  return (
    <Notice tone="info" icon={IconUpload} title="An upload has not ended">
      <p dir="auto">
        {fileName}: {sizeText(arrivedBytes)} of {sizeText(fileSizeBytes)} have arrived.
      </p>
      <p>
        Choose the same file again: what has arrived is kept for a day and is not sent twice. Leave it alone if it still
        goes on in another tab.
      </p>
      <Button size="xs" variant="default" onClick={giveUp}>
        Give It Up
      </Button>
    </Notice>
  );
}

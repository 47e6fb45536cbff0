import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Notice } from '../../../../components/ui/notice.js';
import { unfinishedUploadQuery } from '../../api/demo-uploads.js';
import { rememberedUpload } from '../../lib/upload/remembered-upload.js';
import { giveUpUpload } from '../../lib/upload/upload-video.js';
import { sizeText } from '../../lib/words/amounts.js';

interface UnfinishedUploadProps {
  readonly founderId: string;
}

/**
 * An upload that a reload or a lost connection ended, where the server still has a part of it. Browsers do not keep the file, so that it
 * has to be chosen again.
 */
export function UnfinishedUpload({ founderId }: UnfinishedUploadProps): ReactNode {
  const [remembered, setRemembered] = useState(() => rememberedUpload(founderId));
  const { data: upload } = useQuery({
    ...unfinishedUploadQuery(founderId, remembered?.id ?? ''),
    enabled: remembered !== null,
  });
  if (remembered === null || upload === undefined) return null;
  const { fileName, fileSizeBytes, partBytes, uploadedParts } = upload;
  const arrivedBytes = Math.min(fileSizeBytes, uploadedParts.length * partBytes);
  const giveUp = (): void => {
    setRemembered(null);
    void giveUpUpload(remembered.id);
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

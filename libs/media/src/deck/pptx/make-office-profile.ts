import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What a user changed: the newest LibreOffice used this profile before. One that believes itself newly installed tries out how it
 * draws, for four seconds of processor time, and without windows it never notes that it has.
 */
const USED_BEFORE = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Setup/Product"><prop oor:name="ooSetupLastVersion" oor:op="fuse"><value>99.0</value></prop></item>
</oor:items>
`;

/** Makes a profile for one run of LibreOffice without windows, which then starts in a fifth of the time. */
export async function makeOfficeProfile(folder: string): Promise<void> {
  const user = join(folder, 'user');
  await mkdir(user, { recursive: true });
  await writeFile(join(user, 'registrymodifications.xcu'), USED_BEFORE);
}

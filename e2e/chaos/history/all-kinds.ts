import { signUpFounder } from '../../support/auth/founder.js';
import { shareOf } from '../../support/share-links.js';
import { CommentWrites } from './kinds/comment-writes.js';
import { Deletions } from './kinds/deletions.js';
import { InterviewWrites } from './kinds/interview-writes.js';
import { NameWrites } from './kinds/name-writes.js';
import { PitchWrites } from './kinds/pitch-writes.js';
import { ShareLinkWrites } from './kinds/share-link-writes.js';
import { SignOuts } from './kinds/sign-outs.js';
import type { WriteKind } from './write-kind.js';

/** Writes of every kind but answers, which have writers of their own. @param url Where they write; it is read there, too */
export async function allKinds(url: string): Promise<readonly WriteKind[]> {
  const [one, other] = [await signUpFounder(url), await signUpFounder(url)];
  const { secret } = await shareOf(url, one);
  return [
    new PitchWrites(url, one),
    new CommentWrites(url, one, secret),
    new ShareLinkWrites(url, other),
    new NameWrites(url, one),
    new InterviewWrites(url, other),
    new SignOuts(url),
    new Deletions(url),
  ];
}

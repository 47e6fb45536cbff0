import { askToSignOut } from '../session/sign-out/sign-out-question.js';
import { flushAnswers } from './unsaved-answers.js';
import { textsOnlyHere } from './texts-only-here.js';

/** Saves what can be saved before a founder signs out. Where something stays unsaved, they decide: true to sign out all the same. */
export async function maySignOut(founderId: string): Promise<boolean> {
  await flushAnswers(founderId);
  const { answerCount, forms } = textsOnlyHere(founderId);
  return answerCount === 0 && forms.length === 0 ? true : askToSignOut({ answerCount, forms });
}

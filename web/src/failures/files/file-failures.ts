import type { Toast } from '../../lib/notify/show-toast.js';
import type { FailureTexts } from '../failure-texts.js';

/** What the banner above a step says. */
export interface FileFailureText {
  readonly title: string;
  readonly text: string;
}

/** What a founder is told of the deletion and of the end of analyses. */
export interface FileToasts {
  readonly deletedTitle: string;
  readonly notDeleted: Toast;
  readonly notCleared: Toast;
  readonly notCancelled: Toast;
}

/** How sentences about a kind of file name it. */
export interface FileNouns {
  /** As in 'video' and 'videos'. */
  readonly one: string;
  readonly many: string;
  /** What the buttons say that upload and analyze it. */
  readonly uploadButton: string;
  readonly analyzeButton: string;
  /** What to do with what is another kind of file: 'this is not ... Export it ...'. */
  readonly isAnother: string;
}

const failure = (title: string, message: string): Toast => ({ title, message, tone: 'failure' });

export const uploadFailed = (reason: string): FileFailureText => ({
  title: 'Upload Failed',
  text: `Upload failed: ${reason}`,
});

/** Why a file was not uploaded. */
export const notUploaded = (nouns: FileNouns): FailureTexts<FileFailureText> => ({
  byCode: {
    over_allowance: uploadFailed(
      `your ${nouns.many} take up all the room that an account has. Delete one that you no longer need below, then try again.`,
    ),
    validation_failed: uploadFailed(nouns.isAnother),
    not_found: uploadFailed(
      `what had arrived was removed, because the upload had not ended after a day. Press ${nouns.uploadButton} to begin again.`,
    ),
    over_request_rate_limit: uploadFailed('there were too many calls in a short time. Try again in a minute.'),
    storage_full: uploadFailed('the server has no space at the moment. Try again later: your file is where it was.'),
    account_deleting: uploadFailed('your account is being deleted.'),
    no_authorization: uploadFailed('your session has ended. Sign in again; the upload then goes on where it stopped.'),
    service_unavailable: uploadFailed(
      `the server could not be reached. What has arrived is kept for a day: press ${nouns.uploadButton} to go on.`,
    ),
  },
  otherwise: {
    title: 'Upload Failed',
    text: `An error occurred during upload. Press ${nouns.uploadButton} to go on where it stopped.`,
  },
});

/** Object storage did not take a part, or stayed away. */
export const partNotStored = ({ uploadButton }: FileNouns): FileFailureText =>
  uploadFailed(`the connection was lost. What has arrived is kept for a day: press ${uploadButton} to go on.`);

export const ANALYSIS_FAILED = 'Analysis Failed';
const analysisFailed = (text: string): FileFailureText => ({ title: ANALYSIS_FAILED, text });

/** Why there is no analysis, by the code of the error. */
export const notAnalyzed = ({ one, analyzeButton }: FileNouns): FailureTexts<FileFailureText> => ({
  byCode: {
    not_found: analysisFailed(`Failed to fetch analysis record. This ${one} has been deleted.`),
    no_authorization: analysisFailed(
      'Your session has ended. Sign in again; an analysis that has begun goes on meanwhile.',
    ),
    over_request_rate_limit: analysisFailed('There were too many calls in a short time. Try again in a minute.'),
    account_deleting: analysisFailed('Your account is being deleted, so that nothing new is analyzed.'),
    storage_full: analysisFailed(`The server has no space at the moment. Your ${one} is safe: try again later.`),
    service_unavailable: analysisFailed(
      `The server could not be reached. Your ${one} is safe: press ${analyzeButton} to try again.`,
    ),
  },
  otherwise: analysisFailed(`An error occurred during analysis. Your ${one} is safe: try again.`),
});

/** It was begun too often. */
export const gaveUp = ({ one }: FileNouns): string =>
  `It was begun three times and did not end. Your ${one} is safe: try again later.`;

export const fileToasts = ({ one, many }: FileNouns): FileToasts => ({
  deletedTitle: `${one.charAt(0).toUpperCase()}${one.slice(1)} deleted`,
  notDeleted: failure(`The ${one} was not deleted`, 'It is still there. Please try again.'),
  notCleared: failure(`Your ${many} were not deleted`, 'Some may still be there. Please try again.'),
  notCancelled: failure('Error', 'The analysis could not be stopped. Please try again.'),
});

export const listNotLoaded = ({ many }: Pick<FileNouns, 'many'>) => ({
  text: `Your ${many} could not be loaded. They are safe on the server.`,
});
export const RECORD_NOT_LOADED = { text: 'This analysis could not be loaded. It is safe on the server.' };

import { defineFileUploads } from '../files/define-file-uploads.js';
import { demoAnalysisSchema } from './demo-analysis.schema.js';
import { newDemoUploadSchema } from './demo-upload.schema.js';

/** How a founder uploads a video. */
export const demoUploads = defineFileUploads({
  service: 'demos',
  path: '/rest/v1/demo-uploads',
  begin: newDemoUploadSchema,
  record: demoAnalysisSchema,
});
export const {
  beginUpload: beginDemoUpload,
  getUpload: getDemoUpload,
  signParts: signDemoParts,
  completeUpload: completeDemoUpload,
  cancelUpload: cancelDemoUpload,
  beginUploadRoute: beginDemoUploadRoute,
  getUploadRoute: getDemoUploadRoute,
  signPartsRoute: signDemoPartsRoute,
  completeUploadRoute: completeDemoUploadRoute,
  cancelUploadRoute: cancelDemoUploadRoute,
} = demoUploads;

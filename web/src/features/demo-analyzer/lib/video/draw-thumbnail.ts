/** Larger pictures take memory and show no more. */
const MAX_WIDTH_PX = 1_280;
/** Section 9 of the specification. */
const JPEG_QUALITY = 0.8;

/** The picture that a video stands at, as a JPEG; null where the browser cannot draw it. */
export async function drawThumbnail(video: HTMLVideoElement): Promise<Blob | null> {
  const scale = Math.min(1, MAX_WIDTH_PX / video.videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(video.videoWidth * scale));
  canvas.height = Math.max(1, Math.round(video.videoHeight * scale));
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
  return promise;
}

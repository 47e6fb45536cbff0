import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FaceApi } from './face-api.types.js';
import { loadFaceApi } from './load-face-api.js';
import { readPixels } from './pixels.js';

const INPUT_PX = 416;
const SCORE_MIN = 0.5;
const WIDTH_MAX_PX = 640;
const CHANNELS = 3;
const MODEL = 'tiny_face_detector_model';

/** Finds faces on pictures, by the tiny face detector of face-api. Faces below a tenth of the picture's width are missed. */
export class FaceFinder {
  private constructor(
    private readonly faceApi: FaceApi,
    private readonly detector: InstanceType<FaceApi['TinyFaceDetector']>,
  ) {}

  /** @throws Error where its runtime does not start */
  static async open(): Promise<FaceFinder> {
    const faceApi = await loadFaceApi();
    const script = createRequire(import.meta.url).resolve('@vladmandic/face-api/dist/face-api.js');
    const folder = join(dirname(script), '../model');
    const manifest: readonly { readonly weights: unknown }[] = JSON.parse(
      await readFile(join(folder, `${MODEL}-weights_manifest.json`), 'utf8'),
    );
    const bytes = Uint8Array.from(await readFile(join(folder, `${MODEL}.bin`)));
    const detector = new faceApi.TinyFaceDetector();
    detector.loadFromWeightMap(faceApi.tf.io.decodeWeights(bytes.buffer, manifest[0]?.weights));
    return new FaceFinder(faceApi, detector);
  }

  /**
   * @returns the height of each face as a share of the picture's height, the largest first
   * @throws Error for a file that is no picture
   */
  async find(path: string): Promise<number[]> {
    const { rgb, widthPx, heightPx } = await readPixels(path, WIDTH_MAX_PX);
    const { tf, TinyFaceDetectorOptions } = this.faceApi;
    const picture = tf.tensor3d(Float32Array.from(rgb), [heightPx, widthPx, CHANNELS]);
    try {
      const options = new TinyFaceDetectorOptions({ inputSize: INPUT_PX, scoreThreshold: SCORE_MIN });
      const faces = await this.detector.locateFaces(picture, options);
      return faces.map(({ relativeBox }) => Math.min(1, Math.max(0, relativeBox.height))).toSorted((a, b) => b - a);
    } finally {
      picture.dispose();
    }
  }
}

/** The part of @vladmandic/face-api that is used here, as its script defines it in a context of its own. */
export interface FaceApi {
  readonly tf: {
    env(): { set(flag: string, value: boolean): void };
    setWasmPaths(folder: string): void;
    setBackend(name: 'wasm'): Promise<boolean>;
    ready(): Promise<void>;
    tensor3d(values: Float32Array, shape: readonly [number, number, number]): Tensor;
    readonly io: { decodeWeights(bytes: ArrayBuffer, manifest: unknown): unknown };
  };
  readonly env: { setEnv(parts: Readonly<Record<string, unknown>>): void };
  readonly TinyFaceDetector: new () => {
    loadFromWeightMap(weights: unknown): void;
    locateFaces(picture: Tensor, options: unknown): Promise<readonly FoundFace[]>;
  };
  readonly TinyFaceDetectorOptions: new (options: {
    readonly inputSize: number;
    readonly scoreThreshold: number;
  }) => object;
}

interface Tensor {
  dispose(): void;
}

interface FoundFace {
  readonly relativeBox: { readonly height: number };
}

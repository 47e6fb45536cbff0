interface SpeechSegment {
  /** Number of the first sample. */
  readonly start: number;
  readonly samples: Float32Array;
}

interface VadConfig {
  readonly sileroVad: {
    readonly model: string;
    readonly threshold: number;
    /** Seconds. */
    readonly minSpeechDuration: number;
    readonly minSilenceDuration: number;
    readonly maxSpeechDuration: number;
    /** Samples. */
    readonly windowSize: number;
  };
  readonly sampleRate: number;
  readonly numThreads: number;
  readonly provider: 'cpu';
  readonly debug: 0 | 1;
}

interface Vad {
  acceptWaveform(samples: Float32Array): void;
  isEmpty(): boolean;
  front(enableExternalBuffer?: boolean): SpeechSegment;
  pop(): void;
  flush(): void;
}

/** The part of the package sherpa-onnx-node that is used here; it ships no types. */
export interface SherpaOnnx {
  readonly Vad: new (config: VadConfig, bufferSizeInSeconds: number) => Vad;
}

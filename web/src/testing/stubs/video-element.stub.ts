/** What a browser reads of a file. */
interface StubbedVideo {
  /** Infinity where the file does not say it at its beginning. */
  readonly durationS: number;
  /** The length that is found at the end of the file, where it is not said at its beginning. */
  readonly foundDurationS?: number;
  readonly widthPx: number;
  readonly heightPx: number;
  /** The browser cannot open it. */
  readonly isBroken?: boolean;
}

const stubs = new WeakMap<HTMLMediaElement, { durationS: number; currentS: number }>();

const later = (element: HTMLMediaElement, name: string): void =>
  queueMicrotask(() => void element.dispatchEvent(new Event(name)));

const define = (target: object, properties: PropertyDescriptorMap): void => {
  for (const [name, property] of Object.entries(properties)) {
    Object.defineProperty(target, name, { ...property, configurable: true });
  }
};

/** jsdom decodes nothing: every video is the given one. Returns the addresses of files that were not given back. */
export function stubVideo(video: StubbedVideo): ReadonlySet<string> {
  const addresses = new Set<string>();
  let count = 0;
  const stateOf = (element: HTMLMediaElement) => {
    const state = stubs.get(element) ?? { durationS: video.durationS, currentS: 0 };
    stubs.set(element, state);
    return state;
  };
  URL.createObjectURL = () => {
    count += 1;
    addresses.add(`blob:${count}`);
    return `blob:${count}`;
  };
  URL.revokeObjectURL = (address) => void addresses.delete(address);
  define(HTMLMediaElement.prototype, {
    src: {
      get(this: HTMLMediaElement) {
        return this.getAttribute('src') ?? '';
      },
      set(this: HTMLMediaElement, address: string) {
        this.setAttribute('src', address);
        later(this, video.isBroken ? 'error' : 'loadedmetadata');
      },
    },
    duration: {
      get(this: HTMLMediaElement) {
        return stateOf(this).durationS;
      },
    },
    currentTime: {
      get(this: HTMLMediaElement) {
        return stateOf(this).currentS;
      },
      set(this: HTMLMediaElement, seconds: number) {
        const state = stateOf(this);
        state.currentS = seconds;
        if (Number.isFinite(state.durationS)) return later(this, 'seeked');
        state.durationS = video.foundDurationS ?? Number.POSITIVE_INFINITY;
        later(this, 'durationchange');
      },
    },
    load: { value: () => undefined },
    play: { value: () => Promise.resolve() },
    pause: { value: () => undefined },
  });
  define(HTMLVideoElement.prototype, {
    videoWidth: { get: () => video.widthPx },
    videoHeight: { get: () => video.heightPx },
  });
  define(HTMLCanvasElement.prototype, {
    getContext: { value: () => ({ drawImage: () => undefined }) },
    toBlob: {
      value(this: HTMLCanvasElement, take: (blob: Blob) => void, type: string, quality: number) {
        take(new Blob([`${this.width}x${this.height} at ${quality}`], { type }));
      },
    },
  });
  return addresses;
}

/** The first bytes of a file, enough to be taken for an MP4. */
const MP4_BEGINNING = [0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x69, 0x73, 0x6f, 0x6d];

/** A file that looks like a video to who reads its beginning. */
export function buildVideoFile(sizeBytes = 100, name = 'take.mp4', type = 'video/mp4'): File {
  const bytes = new Uint8Array(sizeBytes);
  bytes.set(MP4_BEGINNING);
  return new File([bytes], name, { type, lastModified: 1_000 });
}

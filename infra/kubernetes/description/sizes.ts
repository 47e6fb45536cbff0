/** What a kind of process takes, and between how many of them there are. */
export interface Size {
  readonly cpu: string;
  readonly memory: string;
  readonly memoryLimit: string;
  /** Of its folder /tmp, which is a disk's. */
  readonly scratch: string;
  readonly minReplicas: number;
  readonly maxReplicas: number;
}

const USUAL: Size = {
  cpu: '100m',
  memory: '256Mi',
  memoryLimit: '512Mi',
  scratch: '64Mi',
  minReplicas: 2,
  maxReplicas: 6,
};

/** Processes that are not as the usual ones: those that hold an engine and its threads, and the one that decodes videos. */
const OTHERS: Readonly<Record<string, Partial<Size>>> = {
  analysis: { cpu: '250m', memory: '512Mi', memoryLimit: '1Gi', maxReplicas: 10 },
  insights: { memory: '512Mi', memoryLimit: '1Gi' },
  demos: { memory: '384Mi', memoryLimit: '1Gi' },
  decks: { memory: '384Mi', memoryLimit: '1Gi' },
  'decks-worker': { cpu: '500m', memory: '512Mi', memoryLimit: '3Gi', scratch: '1Gi', maxReplicas: 10 },
  'demos-worker': { cpu: '1', memory: '1Gi', memoryLimit: '3Gi', scratch: '2Gi', maxReplicas: 10 },
  gateway: { cpu: '250m', maxReplicas: 10 },
};

export const sizeOf = (name: string): Size => ({ ...USUAL, ...OTHERS[name] });

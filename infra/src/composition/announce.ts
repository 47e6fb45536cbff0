const MS_PER_S = 1_000;

export interface Announcement {
  readonly publicUrl: string;
  readonly metricsUrl: string;
  readonly dataDirectory: string;
  readonly isDevelopmentSignIn: boolean;
  readonly startMs: number;
}

const DEVELOPMENT_SIGN_IN = [
  '  Sign-in           local development provider; no Google account needed',
  '  Reachable from    this machine only, because that provider believes everybody. To open it, set',
  '                    AUTH_GOOGLE_CLIENT_ID, AUTH_GOOGLE_CLIENT_SECRET, PLAYBOOK_PUBLIC_URL and HOST.',
];

/** Tells the person at the terminal where the product is. */
export function announce({ publicUrl, metricsUrl, dataDirectory, isDevelopmentSignIn, startMs }: Announcement): void {
  const lines = [
    '',
    `  Playbook runs at  ${publicUrl}   (started in ${(startMs / MS_PER_S).toFixed(1)} s)`,
    `  Metrics           ${metricsUrl}`,
    `  Data              ${dataDirectory}`,
    ...(isDevelopmentSignIn ? DEVELOPMENT_SIGN_IN : []),
    '  Ctrl-C stops it.',
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

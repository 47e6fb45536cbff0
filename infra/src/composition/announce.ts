const MS_PER_S = 1_000;

export interface Announcement {
  readonly publicUrl: string;
  readonly metricsUrl: string;
  readonly dataDirectory: string;
  readonly isDevelopmentSignIn: boolean;
  readonly startMs: number;
}

/** Tells the person at the terminal where the product is. */
export function announce({ publicUrl, metricsUrl, dataDirectory, isDevelopmentSignIn, startMs }: Announcement): void {
  const lines = [
    '',
    `  Playbook runs at  ${publicUrl}   (started in ${(startMs / MS_PER_S).toFixed(1)} s)`,
    `  Metrics           ${metricsUrl}`,
    `  Data              ${dataDirectory}`,
    ...(isDevelopmentSignIn ? ['  Sign-in           local development provider; no Google account needed'] : []),
    '  Ctrl-C stops it.',
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

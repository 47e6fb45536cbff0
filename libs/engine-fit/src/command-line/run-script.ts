type Print = (lines: readonly string[]) => void;

/** Runs a script from the command line: lines go to stdout, an error is one sentence on stderr and exit code 1. */
export async function runScript(work: (print: Print) => Promise<void>): Promise<void> {
  try {
    await work((lines) => process.stdout.write(lines.map((line) => `${line}\n`).join('')));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

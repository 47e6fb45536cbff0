export interface DockerfileStage {
  readonly name: string;
  /** The stage or the image that it begins with. */
  readonly from: string;
  /** One line each, with single spaces, without comments. */
  readonly instructions: readonly string[];
}

/** The stages of a Dockerfile in their order. Every stage must have a name. */
export function dockerfileStages(text: string): DockerfileStage[] {
  const joined = text.replaceAll(/^#.*\n/gm, '').replaceAll(/\\\n\s{0,20}/g, '');
  const stages: { name: string; from: string; instructions: string[] }[] = [];
  for (const line of joined.split('\n').map((part) => part.trim())) {
    const [, from, name] = /^FROM (\S+) AS (\S+)$/.exec(line) ?? [];
    if (from !== undefined && name !== undefined) stages.push({ name, from, instructions: [] });
    else if (line !== '') stages.at(-1)?.instructions.push(line);
  }
  return stages;
}

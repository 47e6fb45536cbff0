/** The name of a criterion in words: `problemClarity` reads "Problem clarity". */
export function labelOf(name: string): string {
  const words = name.replaceAll('-', ' ').replaceAll(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

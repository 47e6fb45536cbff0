/** Static, dynamic and re-exporting imports, by the words in front of the quoted name. */
const IMPORT = /(?:^|[\s;(])(?:import|export)\s*(?:type\s+)?(?:[\w*{}\s,$]+?\s+from\s+|\(\s*)?(['"])([^'"\n]+)\1/g;

/** Names of the modules that a source text imports, without what stands in comments. */
export function importedModules(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
  return [...code.matchAll(IMPORT)].map((match) => match[2]!);
}

/** `@scope/name/sub/path` -> `@scope/name`. */
export function packageOf(moduleName: string): string {
  const [first = '', second = ''] = moduleName.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

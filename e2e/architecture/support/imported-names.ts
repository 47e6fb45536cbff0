const IMPORT = /\bimport\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'/g;

/** What a source text imports by name, as `module#name`. */
export function importedNames(source: string): string[] {
  return [...source.matchAll(IMPORT)].flatMap(([, names = '', module = '']) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/^type\s+/, ''))
      .filter((name) => name !== '')
      .map((name) => `${module}#${name.split(/\s+as\s+/)[0]}`),
  );
}

/** Licences under which a package may be shipped: permissive ones, and those that bind changed files of their own alone. */
const ALLOWED = new Set([
  '0BSD',
  'AFL-2.1',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages that say nothing in their manifest, or something that needs a reason. */
const EXCEPTIONS = new Map([
  ['pause', 'MIT, in its readme'],
  ['png-js', 'MIT, in its LICENSE file'],
  // Loaded as a library of its own, beside ours, and never changed.
  ['sharp-libvips-linux-x64', 'LGPL-3.0-or-later'],
]);

const OWN_SCOPE = '@playbook';

/** @param {{ license?: { id?: string, name?: string }, expression?: string }[]} licences as CycloneDX has them */
const namesOf = (licences) =>
  licences.flatMap(({ license, expression }) =>
    expression === undefined ? [license?.id ?? license?.name ?? ''] : expression.split(/[()\s]+/),
  );

/**
 * What may not be shipped, one line each. Of an expression every name must be allowed: which of them is taken, nobody decides here.
 * @param {{ components?: { group?: string, name: string, version: string, licenses?: object[] }[] }} bill in CycloneDX
 */
export function licenceFaults({ components = [] }) {
  return components
    .filter(({ group, name }) => group !== OWN_SCOPE && !EXCEPTIONS.has(name))
    .flatMap(({ group, name, version, licenses = [] }) => {
      const names = namesOf(licenses).filter((word) => word !== '' && word !== 'OR' && word !== 'AND');
      const isAllowed = names.length > 0 && names.every((word) => ALLOWED.has(word));
      const full = group === undefined ? name : `${group}/${name}`;
      return isAllowed ? [] : [`${full} ${version}: ${names.join(', ') || 'no licence'}`];
    });
}

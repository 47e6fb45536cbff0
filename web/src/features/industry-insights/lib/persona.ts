/** A kind of customer as the screen shows it. */
export interface Persona {
  readonly name: string;
  readonly description: string;
}

/** Names for personas that come without one, in this order (specification, section 9). */
const FALLBACK_NAMES = [
  'Primary User',
  'Secondary User',
  'Core Customer',
  'Target Customer',
  'Early Adopter',
  'Power User',
  'Casual User',
  'Professional User',
];
const NAMED = /^\s*([^:]{1,60}?)\s{0,20}:\s+(\S.*)$/su;

/** Splits `Name: description`; a text without a name gets the one of its place in the list. */
export function personaOf(text: string, index: number): Persona {
  const [, name, description] = NAMED.exec(text) ?? [];
  if (name !== undefined && description !== undefined) return { name, description };
  return { name: FALLBACK_NAMES[index] ?? `Customer ${index + 1}`, description: text };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that is HTML already. Made by `html` only. */
export interface Html {
  readonly markup: string;
}

type Insertion = string | Html | readonly Html[];

function markupOf(insertion: Insertion): string {
  if (typeof insertion === 'string')
    return insertion.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
  return 'markup' in insertion ? insertion.markup : insertion.map(({ markup }) => markup).join('');
}

/** Tag for templates of HTML: whatever is inserted is escaped, for text and for quoted attributes, unless it is `Html`. */
export function html(parts: TemplateStringsArray, ...insertions: readonly Insertion[]): Html {
  return { markup: parts.reduce((text, part, index) => text + markupOf(insertions[index - 1] ?? '') + part) };
}

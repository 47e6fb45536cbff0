/** A heading with what stands below it. */
export interface DocumentPart {
  readonly heading: string;
  /** Each as its lines. */
  readonly paragraphs: readonly (readonly string[])[];
}

/** What is exported as Markdown or PDF, whatever it is about. Headings are the app's words, paragraphs may be anybody's. */
export interface ReadableDocument {
  readonly title: string;
  readonly sections: readonly { readonly title: string; readonly parts: readonly DocumentPart[] }[];
}

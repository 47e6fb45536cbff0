/** A company that YC has backed, as founders see it next to their own idea. */
export interface Company {
  /** Unique within a list. */
  readonly slug: string;
  readonly name: string;
  /** As the directory writes it, for example `Winter 2009`. */
  readonly batch: string;
  /** One line; never empty. */
  readonly description: string;
  /** Industry, its parts and tags, in lower case: what the company is about. */
  readonly topics: readonly string[];
}

import { z } from 'zod';

/** A company that was backed, as founders see it next to their own idea. */
export const companySchema = z.object({
  /** Unique within a list. */
  slug: z.string(),
  name: z.string(),
  /** As the directory writes it, for example `Winter 2009`. */
  batch: z.string(),
  /** One line; never empty. */
  description: z.string(),
  /** Industry, its parts and tags, in lower case: what the company is about. */
  topics: z.array(z.string()).readonly(),
  /** Phrases of which a text must have one to be about the same; without them closeness is measured alone. */
  subjects: z.array(z.string()).readonly().optional(),
});
export type Company = Readonly<z.output<typeof companySchema>>;

import { z } from 'zod';
import type { Company } from './company.js';

const MAX_LINE_CHARACTERS = 500;
const MAX_TAGS = 40;
/** `B2B -> Recruiting and Talent` */
const PART_OF = ' -> ';

/** PostgreSQL keeps every character but this one. */
const NUL = '\u0000';

const line = z
  .string()
  .trim()
  .max(MAX_LINE_CHARACTERS)
  .refine((text) => !text.includes(NUL), 'holds a NUL character');
const filledLine = line.min(1);
const optionalLine = line.nullish().transform((text) => text ?? '');

/** One company in the public JSON shape of the YC directory's listings; further properties are ignored. */
export const companyListingSchema = z.object({
  name: filledLine,
  slug: filledLine,
  batch: filledLine,
  one_liner: optionalLine,
  industry: optionalLine,
  subindustry: optionalLine,
  tags: z
    .array(line)
    .max(MAX_TAGS)
    .nullish()
    .transform((tags) => tags ?? []),
});

export type CompanyListing = z.infer<typeof companyListingSchema>;

/** The company, or null for one that says nothing about itself. */
export function toCompany({
  name,
  slug,
  batch,
  one_liner,
  industry,
  subindustry,
  tags,
}: CompanyListing): Company | null {
  if (one_liner === '') return null;
  const topics = [...tags, industry, ...subindustry.split(PART_OF)].map((topic) => topic.toLowerCase());
  return { slug, name, batch, description: one_liner, topics: [...new Set(topics)].filter((topic) => topic !== '') };
}

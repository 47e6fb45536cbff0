import {
  type IdeaFormInput,
  IDEA_INDUSTRIES,
  IDEA_TARGET_USERS,
  type IdeaForm,
  ideaStageSchema,
  NOT_SPECIFIED,
} from '@playbook/contracts/analysis/idea-check.schema';
import { z } from 'zod';

/** A selection that was not made. */
const UNSET = '';

/**
 * The idea-check form as the founder edits it. Texts may be longer than the limits: what an older form held is shortened by
 * its founder, not by us.
 */
export const ideaDraftSchema = z.object({
  ideaBrief: z.string(),
  problem: z.string(),
  targetUser: z.enum([...IDEA_TARGET_USERS, UNSET]),
  industry: z.enum([...IDEA_INDUSTRIES, UNSET]),
  stage: ideaStageSchema,
});
export type IdeaDraft = z.infer<typeof ideaDraftSchema>;

export const EMPTY_IDEA_DRAFT: IdeaDraft = {
  ideaBrief: '',
  problem: '',
  targetUser: UNSET,
  industry: UNSET,
  stage: 'idea',
};

/** The draft with the time of its last edit, as the browser keeps it. */
export const storedIdeaDraftSchema = ideaDraftSchema.extend({ updatedAt: z.iso.datetime() });
export type StoredIdeaDraft = z.infer<typeof storedIdeaDraftSchema>;

const lenient = {
  targetUser: ideaDraftSchema.shape.targetUser.catch(UNSET),
  industry: ideaDraftSchema.shape.industry.catch(UNSET),
  stage: ideaStageSchema.catch('idea'),
  updatedAt: z.iso.datetime().catch(new Date(0).toISOString()),
};
const olderDraftSchema = z.union([
  z.object({ ideaBrief: z.string(), problem: z.string().catch(''), ...lenient }),
  z
    .object({ oneLiner: z.string().catch(''), description: z.string().catch(''), ...lenient })
    .transform(({ oneLiner, description, ...others }) => {
      const ideaBrief = [oneLiner, description].filter((part) => part.trim() !== '').join('\n\n');
      return { ideaBrief, problem: '', ...others };
    }),
]);

/**
 * Reads a form that was stored without an envelope: the same fields, or the older form whose one-liner and description become
 * the brief (section 3 of the specification). Null for anything else.
 */
export function readOlderIdeaDraft(value: unknown): StoredIdeaDraft | null {
  const isForm =
    typeof value === 'object' &&
    value !== null &&
    ('ideaBrief' in value || 'oneLiner' in value || 'description' in value);
  const draft = isForm ? olderDraftSchema.safeParse(value) : undefined;
  return draft?.success === true ? draft.data : null;
}

/** Whether the founder has written or chosen anything. */
export const isBlankDraft = (draft: IdeaDraft): boolean => isSameDraft(draft, EMPTY_IDEA_DRAFT);

export const isSameDraft = (a: IdeaDraft, b: IdeaDraft): boolean =>
  a.ideaBrief === b.ideaBrief &&
  a.problem === b.problem &&
  a.targetUser === b.targetUser &&
  a.industry === b.industry &&
  a.stage === b.stage;

/** The form as it is sent: selections that were not made are 'Not specified' (section 5 of the specification). */
export const formOf = ({ ideaBrief, problem, targetUser, industry, stage }: IdeaDraft): IdeaFormInput => ({
  ideaBrief,
  problem,
  stage,
  targetUser: targetUser === UNSET ? NOT_SPECIFIED : targetUser,
  industry: industry === UNSET ? NOT_SPECIFIED : industry,
});

/** The draft that a stored check was made from. */
export const draftOf = ({ ideaBrief, problem, targetUser, industry, stage }: IdeaForm): IdeaDraft => ({
  ideaBrief,
  problem,
  targetUser: targetUser === NOT_SPECIFIED ? UNSET : targetUser,
  industry: industry === NOT_SPECIFIED ? UNSET : industry,
  stage,
});

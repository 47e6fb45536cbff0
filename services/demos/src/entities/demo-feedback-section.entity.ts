import { defineEntity, p } from '@mikro-orm/core';
import type { DemoCriterion, DemoEvidenceRow, Moment } from '@playbook/contracts/demos/demo-review.schema';
import { founderTable } from '@playbook/service-kit/persistence/founder-table';

/** What was said of a video by one criterion. */
export const DemoFeedbackSectionEntity = defineEntity({
  name: 'DemoFeedbackSection',
  ...founderTable({ schema: 'demos', table: 'demo_feedback_sections' }),
  properties: {
    analysisId: p.uuid().primary(),
    category: p.text().$type<DemoCriterion>().primary(),
    founderId: p.uuid(),
    /** Place in the order in which criteria are shown, from 0. */
    position: p.smallint(),
    score: p.smallint().nullable(),
    feedback: p.text(),
    suggestions: p.json<string[]>(),
    evidence: p.json<Moment[]>(),
    rows: p.json<DemoEvidenceRow[]>(),
  },
});

import { Injectable } from '@nestjs/common';
import { OVERALL_MAX_POINTS } from '@playbook/contracts/core/limits';
import type { DemoFeedbackSection } from '@playbook/contracts/demos/demo-review.schema';
import type { SharedDocument, SharedPart } from '@playbook/contracts/sharing/shared-document.schema';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { labelOf } from '@playbook/service-kit/sharing/label-of';
import type { SharedDocuments } from '@playbook/service-kit/sharing/shared-documents.controller';
import { DemoAnalysesRepository } from '../analyses/demo-analyses.repository.js';

const partOf = ({ category, score, feedback, suggestions }: DemoFeedbackSection): SharedPart => ({
  target: `criterion.${category}`,
  heading: labelOf(category),
  text: feedback,
  notes: [
    ...(score === null ? [] : [{ label: 'Score', text: `${score} of ${OVERALL_MAX_POINTS}` }]),
    ...suggestions.map((text) => ({ label: 'Suggestion', text })),
  ],
});

/** The report on a demo video as the holder of a share link reads it: the judgement and what was said, without the video. */
@Injectable()
export class SharedDemo implements SharedDocuments {
  constructor(private readonly demos: DemoAnalysesRepository) {}

  async read(founder: Pick<Actor, 'founderId'>, objectId: string | null): Promise<SharedDocument | null> {
    const found = objectId === null ? null : await this.demos.find(founder, objectId);
    if (found === null) return null;
    const { fileName, review, sections, transcript } = found;
    const overall = review?.overallScore ?? null;
    const parts: (SharedPart | false)[] = [
      review !== null && {
        target: 'takeaways',
        heading: 'Keep, fix first, fix next',
        text: review.keyTakeaways.join('\n'),
        notes: overall === null ? [] : [{ label: 'Overall', text: `${overall} of ${OVERALL_MAX_POINTS}` }],
      },
      ...(review === null ? [] : (sections ?? []).map(partOf)),
      transcript !== null && { target: 'transcript', heading: 'What is said', text: transcript.text, notes: [] },
    ];
    return { title: fileName, parts: parts.filter((part) => part !== false) };
  }
}

import { Injectable } from '@nestjs/common';
import { DIMENSION_MAX_POINTS, OVERALL_MAX_POINTS } from '@playbook/contracts/core/limits';
import { PITCH_DIMENSIONS } from '@playbook/contracts/analysis/pitch-analysis.schema';
import type { SharedDocument } from '@playbook/contracts/sharing/shared-document.schema';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { labelOf } from '@playbook/service-kit/sharing/label-of';
import type { SharedDocuments } from '@playbook/service-kit/sharing/shared-documents.controller';
import { pitchKind } from '../pitch-analyses/pitch.kind.js';
import { AnalysesRepository } from '../stored-analyses/analyses.repository.js';

/** A pitch analysis as the holder of a share link reads it. */
@Injectable()
export class SharedPitch implements SharedDocuments {
  constructor(private readonly analyses: AnalysesRepository) {}

  async read(founder: Pick<Actor, 'founderId'>, objectId: string | null): Promise<SharedDocument | null> {
    const found = objectId && (await this.analyses.find(pitchKind, founder, { id: objectId }));
    if (!found) return null;
    const { pitch, overallScore, scoreBreakdown, partnerFeedback, notScoredReason } = found;
    const scores = PITCH_DIMENSIONS.map((dimension) => ({
      label: labelOf(dimension),
      text: `${scoreBreakdown[dimension]} of ${DIMENSION_MAX_POINTS}`,
    }));
    const overall = { label: 'Overall', text: `${overallScore} of ${OVERALL_MAX_POINTS}` };
    return {
      title: 'Pitch analysis',
      parts: [
        {
          target: 'pitch',
          heading: 'The one-liner',
          text: pitch,
          notes: notScoredReason === null ? [overall, ...scores] : [],
        },
        { target: 'feedback', heading: 'What a partner would say', text: partnerFeedback.join('\n'), notes: [] },
      ],
    };
  }
}

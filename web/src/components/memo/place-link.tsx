import type { MemoPlace } from '@playbook/contracts/analysis/partners-memo/application-memo.schema';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { questionLabel } from '@playbook/domain/application/question-label';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

const BESIDE = {
  pitch: { path: WEB_PATHS.pitchAnalyzer, label: 'Your newest one-liner' },
  idea: { path: WEB_PATHS.ideaCheck, label: 'Your newest idea check' },
  demo: { path: WEB_PATHS.demoAnalyzer, label: 'Your newest demo' },
  deck: { path: WEB_PATHS.deckAnalyzer, label: 'Your newest deck' },
} as const;

interface PlaceLinkProps {
  readonly place: MemoPlace;
}

/** Leads to where a text was written: to its field in the builder, or to its tool. */
export function PlaceLink({ place }: PlaceLinkProps): ReactNode {
  if (place.kind !== 'answer') return <Link to={BESIDE[place.kind].path}>{BESIDE[place.kind].label}</Link>;
  const { sectionId, fieldId } = place;
  return (
    <Link to={WEB_PATHS.applicationBuilder} search={{ section: sectionId, field: fieldId }}>
      {questionLabel(place)}
    </Link>
  );
}

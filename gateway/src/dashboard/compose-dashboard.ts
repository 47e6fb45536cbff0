import type { AnalysisStanding, ApplicationsStanding } from '@playbook/contracts/dashboard/dashboard.contract';
import type { BatchDeadline, Dashboard, DashboardPart } from '@playbook/contracts/dashboard/dashboard.schema';
import { newestActivity } from '@playbook/domain/dashboard/newest-activity';

const partOf = <S, T>(standing: S | null, read: (standing: S) => T): DashboardPart<T> =>
  standing === null ? { state: 'failed' } : { state: 'ready', value: read(standing) };

/** The dashboard of what the services said; null stands for a service that said nothing. */
export function composeDashboard(
  analysis: AnalysisStanding | null,
  applications: ApplicationsStanding | null,
  deadline: BatchDeadline | null,
): Dashboard {
  const isNothingKnown = analysis === null && applications === null;
  return {
    application: partOf(applications, ({ application }) => application),
    quality: partOf(analysis, ({ quality }) => quality),
    pitch: partOf(analysis, ({ pitch }) => pitch),
    idea: partOf(analysis, ({ idea }) => idea),
    activity: isNothingKnown
      ? { state: 'failed' }
      : {
          state: 'ready',
          value: {
            items: newestActivity(analysis?.activity ?? [], applications?.activity ?? []),
            isComplete: analysis !== null && applications !== null,
          },
        },
    deadline,
  };
}

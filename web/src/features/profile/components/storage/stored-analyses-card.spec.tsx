import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { deleteOlderAnalysesRoute } from '@playbook/contracts/analysis/stored-analyses.contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAnalysisStorage } from '../../../../testing/factories/analysis-storage.factory.js';
import { clearToasts } from '../../../../testing/clear-toasts.js';
import { FakeGateway, problem, reply } from '../../../../testing/fake-gateway.js';
import { renderUi } from '../../../../testing/render/render-ui.js';
import { buildUser } from '../../../../testing/factories/session.factory.js';
import { storeSession } from '../../../../testing/store-session.js';
import { StoredAnalysesCard } from './stored-analyses-card.js';

const DELETE_PATH = deleteOlderAnalysesRoute.path.replace(':kind', 'pitchAnalyses');

describe('StoredAnalysesCard', () => {
  let gateway: FakeGateway;
  beforeEach(() => {
    storeSession();
    gateway = new FakeGateway();
  });
  afterEach(clearToasts);
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const deletions = () => gateway.callsTo(DELETE_PATH).map(({ method, url }) => [method, url.searchParams.get('keep')]);
  const row = (label: string) => within(screen.getByText(label).closest('li') as HTMLElement);
  /** Decides to keep the newest hundred of 1,850 pitch analyses. */
  const decide = async (): Promise<void> => {
    renderUi(<StoredAnalysesCard storage={buildAnalysisStorage({ stored: 1_850 })} />);
    await userEvent.click(row('Pitch analyses').getByRole('button', { name: 'Delete older ones' }));
    await userEvent.selectOptions(await screen.findByLabelText('Keep'), 'the newest 100');
    await screen.findByText(/^1,750 pitch analyses of 1,850 will be deleted, the oldest first/);
    await userEvent.click(screen.getByRole('button', { name: 'Delete 1,750' }));
    await screen.findByText('1,750 pitch analyses will be deleted');
  };

  it('shows what is stored of each kind and may be, and what stands in the way', () => {
    renderUi(<StoredAnalysesCard storage={buildAnalysisStorage()} />);
    expect(screen.getByText(/You can store 500 analyses of each kind a day/)).toBeInTheDocument();
    expect(row('Pitch analyses').getByText('12 of 2,000')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Pitch analyses' })).toHaveAttribute('value', '12');
    expect(row('Pitch analyses').queryByRole('button')).toBeNull();
    expect(row('Answer analyses').getByText(/^Full: no further one/)).toBeInTheDocument();
  });

  it('says when a day is used up, and when there is hardly any room left', () => {
    const { unmount } = renderUi(<StoredAnalysesCard storage={buildAnalysisStorage({ storedToday: 500 })} />);
    expect(screen.getByText(/^No more today/)).toBeInTheDocument();
    unmount();
    renderUi(<StoredAnalysesCard storage={buildAnalysisStorage({ stored: 1_800 })} />);
    expect(screen.getByText('Nearly full.')).toBeInTheDocument();
  });

  it('deletes the older ones when the message that could undo it has gone', async () => {
    gateway.on(`DELETE ${DELETE_PATH}`, () => reply({ deleted: 1_750 }));
    await decide();
    expect(deletions()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText('1,750 pitch analyses deleted')).toBeInTheDocument();
    expect(deletions()).toEqual([['DELETE', '100']]);
  });

  it('deletes nothing when that is undone', async () => {
    await decide();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('1,750 pitch analyses will be deleted')).toBeNull());
    expect(row('Pitch analyses').getByRole('button', { name: 'Delete older ones' })).toBeEnabled();
    expect(deletions()).toEqual([]);
  });

  it('deletes for the founder who decided it, whoever is signed in by then', async () => {
    gateway.on(`DELETE ${DELETE_PATH}`, () => reply({ deleted: 1_750 }));
    await decide();
    storeSession(buildUser({ id: '11111111-1111-4111-8111-111111111111' }));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await screen.findByText('1,750 pitch analyses deleted');
    const [claims = ''] = [gateway.callsTo(DELETE_PATH)[0]?.headers.get('Authorization')?.split('.')[1]];
    expect(JSON.parse(atob(claims))).toMatchObject({ sub: buildUser().id });
  });

  it('has a way out of an allowance that is full, however small it is', async () => {
    renderUi(<StoredAnalysesCard storage={buildAnalysisStorage({ stored: 5, maxStored: 5 })} />);
    await userEvent.click(row('Pitch analyses').getByRole('button', { name: 'Delete older ones' }));
    expect(await screen.findByText(/^3 pitch analyses of 5 will be deleted/)).toBeInTheDocument();
  });

  it('says that nothing is lost when they could not be deleted', async () => {
    const complain = jest.spyOn(console, 'error').mockReturnValue(undefined);
    gateway.on(`DELETE ${DELETE_PATH}`, () => problem(503, 'service_unavailable'));
    await decide();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText('The older pitch analyses were not deleted')).toBeInTheDocument();
    expect(complain).toHaveBeenCalledTimes(1);
  });
});

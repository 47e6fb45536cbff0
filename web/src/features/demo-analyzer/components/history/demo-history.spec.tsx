import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { deleteAllDemosRoute, deleteDemoRoute, listDemosRoute } from '@playbook/contracts/demos/demo-analyses.contract';
import type { DemoAnalysis } from '@playbook/contracts/demos/demo-analysis.schema';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearToasts } from '../../../../testing/clear-toasts.js';
import { DemoServer } from '../../../../testing/files/demo-server.js';
import { filePath } from '../../../../testing/files/file-server.js';
import { buildDemo, buildUploadedDemo } from '../../../../testing/factories/files/demo-analysis.factory.js';
import { problem } from '../../../../testing/fake-gateway.js';
import { renderPage } from '../../../../testing/render/render-page.js';
import { storeSession } from '../../../../testing/store-session.js';
import { stubVideo } from '../../../../testing/stubs/video-element.stub.js';
import { filesBeingDeleted } from '../../../../lib/file-analysis/use-files.js';
import { DemoAnalyzerPage } from '../demo-analyzer-page.js';

describe('the history of the Demo Analyzer', () => {
  let second: DemoAnalysis;
  let first: DemoAnalysis;
  let server: DemoServer;

  beforeEach(() => {
    storeSession();
    stubVideo({ durationS: 10, widthPx: 640, heightPx: 360 });
    act(() => filesBeingDeleted.set(new Set<string>()));
    clearToasts();
    second = buildDemo({ fileName: 'take 2.mp4', createdAt: '2026-11-21T10:00:00.000Z' });
    first = buildDemo({ fileName: 'take 1.mp4', overallScore: 55 });
    server = new DemoServer([second, first]);
  });

  const open = async () => {
    await renderPage(<DemoAnalyzerPage />);
    return within(await screen.findByRole('region', { name: 'Analysis History' }));
  };
  const names = (history: Awaited<ReturnType<typeof open>>) =>
    history.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

  it('shows name, size, score and picture of each video, newest first', async () => {
    const history = await open();
    expect(names(history)).toEqual(['take 2.mp4', 'take 1.mp4']);
    expect(history.getAllByText('31.4 MB')).toHaveLength(2);
    expect(history.getByText('55')).toBeInTheDocument();
    expect(history.getByRole('button', { name: /Play take 2\.mp4/ })).toBeInTheDocument();
  });

  it('opens one analysis at a time: scores, feedback, suggestions and takeaways', async () => {
    const history = await open();
    await userEvent.click(history.getByRole('button', { name: 'Open Analysis of take 2.mp4' }));
    expect(await history.findByText('Key Takeaways')).toBeInTheDocument();
    expect(history.getAllByText('Suggestions for Improvement:')).toHaveLength(6);
    expect(history.getAllByText('Not assessed')).toHaveLength(2);
    await userEvent.click(history.getByRole('button', { name: 'Open Analysis of take 1.mp4' }));
    expect(history.getByRole('button', { name: 'Open Analysis of take 2.mp4' })).toBeInTheDocument();
    await waitFor(() => expect(history.getAllByText('Key Takeaways')).toHaveLength(1));
    await userEvent.click(history.getByRole('button', { name: 'Close Analysis of take 1.mp4' }));
    expect(history.queryByText('Key Takeaways')).toBeNull();
  });

  it('closes an analysis that is shown in full below', async () => {
    const history = await open();
    await userEvent.click(history.getByRole('button', { name: 'Open Analysis of take 2.mp4' }));
    await userEvent.click(await history.findByRole('button', { name: 'Show Transcript, Charts and Measures' }));
    expect(await screen.findByRole('heading', { name: 'Your Demo Analysis' })).toBeInTheDocument();
    expect(history.queryByText('Key Takeaways')).toBeNull();
  });

  it('says why a video failed, and offers to try again what may pass', async () => {
    server.files = [];
    server.add(buildUploadedDemo({ status: 'failed', failure: 'codec', fileName: 'a.mp4' }));
    server.add(buildUploadedDemo({ status: 'failed', failure: 'gave-up', fileName: 'b.mp4' }));
    const history = await open();
    expect(history.getByText(/Please export it as MP4 with H\.264/)).toBeInTheDocument();
    expect(history.queryByRole('button', { name: 'Try Again a.mp4' })).toBeNull();
    expect(history.getByRole('button', { name: 'Try Again b.mp4' })).toBeInTheDocument();
  });

  it('deletes a video when the message that offers to undo it goes away', async () => {
    const history = await open();
    await userEvent.click(history.getByRole('button', { name: 'Delete take 1.mp4' }));
    await waitFor(() => expect(names(history)).toEqual(['take 2.mp4']));
    const path = filePath(deleteDemoRoute, first.id);
    const deletions = () => server.gateway.callsTo(path).filter(({ method }) => method === 'DELETE');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names(history)).toEqual(['take 2.mp4', 'take 1.mp4']));
    expect(deletions()).toHaveLength(0);
    await userEvent.click(history.getByRole('button', { name: 'Delete take 1.mp4' }));
    await screen.findByRole('button', { name: 'Undo' });
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(deletions()).toHaveLength(1));
    await waitFor(() => expect(names(history)).toEqual(['take 2.mp4']));
  });

  it('brings a video back that could not be deleted', async () => {
    const complain = jest.spyOn(console, 'error').mockReturnValue(undefined);
    server.gateway.on(`DELETE ${filePath(deleteDemoRoute, first.id)}`, () => problem(500, 'unexpected_failure'));
    const history = await open();
    await userEvent.click(history.getByRole('button', { name: 'Delete take 1.mp4' }));
    await screen.findByRole('button', { name: 'Undo' });
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText('The video was not deleted')).toBeInTheDocument();
    expect(names(history)).toEqual(['take 2.mp4', 'take 1.mp4']);
    expect(complain).toHaveBeenCalledTimes(1);
  });

  it('clears all only after a question', async () => {
    const history = await open();
    await userEvent.click(history.getByRole('button', { name: 'Clear All' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep Them' }));
    expect(server.files).toHaveLength(2);
    await userEvent.click(history.getByRole('button', { name: 'Clear All' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete All' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Analysis History' })).toBeNull());
    expect(await screen.findByText('2 videos deleted')).toBeInTheDocument();
    expect(server.files).toHaveLength(0);
  });

  it('says so where not everything could be deleted', async () => {
    const complain = jest.spyOn(console, 'error').mockReturnValue(undefined);
    server.gateway.on(`DELETE ${deleteAllDemosRoute.path}`, () => problem(500, 'unexpected_failure'));
    const history = await open();
    await userEvent.click(history.getByRole('button', { name: 'Clear All' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete All' }));
    expect(await screen.findByText('Your videos were not deleted')).toBeInTheDocument();
    expect(complain).toHaveBeenCalledTimes(1);
  });

  it('shows ten, and more when asked to', async () => {
    for (let number = 0; number < 10; number += 1) server.add(buildDemo({ fileName: `older ${number}.mp4` }));
    const history = await open();
    expect(names(history)).toHaveLength(10);
    await userEvent.click(history.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(names(history)).toHaveLength(12));
    expect(history.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('says when it cannot be loaded, and loads it when asked to', async () => {
    const list = jest.fn(() => problem(400, 'validation_failed'));
    server.gateway.on(`GET ${listDemosRoute.path}`, list);
    await renderPage(<DemoAnalyzerPage />);
    expect(await screen.findByText(/Your videos could not be loaded/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose File' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  });
});

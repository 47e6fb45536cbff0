import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { getDemoPlaybackRoute } from '@playbook/contracts/demos/demo-analyses.contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DemoServer } from '../../../../testing/files/demo-server.js';
import { filePath } from '../../../../testing/files/file-server.js';
import { buildDemo, buildTranscript } from '../../../../testing/factories/files/demo-analysis.factory.js';
import { problem } from '../../../../testing/fake-gateway.js';
import { renderPage } from '../../../../testing/render/render-page.js';
import { storeSession } from '../../../../testing/store-session.js';
import { stubVideo } from '../../../../testing/stubs/video-element.stub.js';
import { DemoAnalyzerPage } from '../demo-analyzer-page.js';

describe('the player', () => {
  const demo = buildDemo({
    fileName: 'take.mp4',
    transcript: buildTranscript('We fill chairs. Dentists pay us today.'),
  });
  let server: DemoServer;

  beforeEach(() => {
    storeSession();
    stubVideo({ durationS: 62, widthPx: 640, heightPx: 360 });
    server = new DemoServer([demo]);
  });

  const thumbnail = () => screen.findByRole('button', { name: /Play take\.mp4/ });
  const open = async () => {
    await renderPage(<DemoAnalyzerPage />);
    await userEvent.click(await thumbnail());
    return within(await screen.findByRole('dialog', { name: 'take.mp4' }));
  };
  const video = async (): Promise<HTMLVideoElement> => {
    await waitFor(() => expect(document.querySelector('video')).not.toBeNull());
    return document.querySelector('video') ?? document.createElement('video');
  };

  it('plays by a signed address with captions, stops when it is closed, and gives the focus back', async () => {
    const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause');
    await open();
    const element = await video();
    expect(element).toHaveAttribute('src', `/objects/${demo.id}`);
    expect(element).toHaveAttribute('controls');
    expect(element.querySelector('track')).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(pause).toHaveBeenCalled();
    await waitFor(async () => expect(await thumbnail()).toHaveFocus());
  });

  it('lights the spoken word, and goes where a line or a remark is', async () => {
    const dialog = await open();
    const element = await video();
    element.currentTime = 0.9;
    fireEvent.timeUpdate(element);
    const transcript = within(dialog.getByRole('region', { name: 'Transcript' }));
    await waitFor(() => expect(transcript.getByText('chairs.')).toHaveClass('word'));
    expect(transcript.getByText('fill')).not.toHaveClass('word');
    await userEvent.click(transcript.getByRole('button', { name: /Dentists pay us today/ }));
    expect(element.currentTime).toBeCloseTo(1.2);
    const remarks = within(dialog.getByRole('region', { name: 'Remarks' }));
    expect(remarks.getAllByRole('button')).toHaveLength(8);
    await userEvent.click(remarks.getByRole('button', { name: /^0:41/ }));
    expect(element.currentTime).toBe(41);
  });

  it('begins at the moment that a remark of the feedback names', async () => {
    await renderPage(<DemoAnalyzerPage />);
    await userEvent.click(await screen.findByRole('button', { name: /^Open Analysis/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Play from 0:21/ }));
    expect((await video()).currentTime).toBe(21);
  });

  it('says when it cannot play, and begins again where it stopped', async () => {
    const dialog = await open();
    const element = await video();
    element.currentTime = 12;
    fireEvent.timeUpdate(element);
    act(() => void fireEvent.error(element));
    expect(await dialog.findByText('Failed to load video for playback')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect((await video()).currentTime).toBe(12);
    expect(server.gateway.callsTo(filePath(getDemoPlaybackRoute, demo.id))).toHaveLength(2);
  });

  it('says when there is no address', async () => {
    server.gateway.on(`GET ${filePath(getDemoPlaybackRoute, demo.id)}`, () => problem(404, 'not_found'));
    const dialog = await open();
    expect(await dialog.findByText('Failed to load video for playback')).toBeInTheDocument();
  });
});

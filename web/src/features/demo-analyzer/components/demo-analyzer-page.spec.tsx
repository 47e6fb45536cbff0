import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { analyzeDemoRoute, cancelDemoAnalysisRoute } from '@playbook/contracts/demos/demo-analyses.contract';
import type { DemoAnalysis } from '@playbook/contracts/demos/demo-analysis.schema';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearToasts } from '../../../testing/clear-toasts.js';
import { DemoServer } from '../../../testing/files/demo-server.js';
import { filePath } from '../../../testing/files/file-server.js';
import { UPLOAD_ID, UploadServer } from '../../../testing/files/upload-server.js';
import { buildDemo, buildUploadedDemo } from '../../../testing/factories/files/demo-analysis.factory.js';
import { TestEventStream } from '../../../testing/factories/event-stream.factory.js';
import { problem, reply } from '../../../testing/fake-gateway.js';
import { renderPage } from '../../../testing/render/render-page.js';
import { buildSessionValue } from '../../../testing/render/render-ui.js';
import { storeSession } from '../../../testing/store-session.js';
import { buildVideoFile, stubVideo } from '../../../testing/stubs/video-element.stub.js';
import { rememberUpload } from '../../../lib/file-upload/remembered-upload.js';
import { DEMO_UPLOAD_KIND, demoUpload } from '../lib/demo-upload.js';
import { DemoAnalyzerPage } from './demo-analyzer-page.js';

const OWNER = '7b0d3c52-0f4d-4d5c-9a4e-0d8f1e2a3b4c';
const VIDEO = { durationS: 62.5, widthPx: 1_280, heightPx: 720 };

let server: DemoServer;

beforeEach(() => {
  storeSession();
  stubVideo(VIDEO);
  server = new DemoServer();
  act(() => demoUpload.discard(OWNER));
  clearToasts();
});

const open = (): Promise<unknown> => renderPage(<DemoAnalyzerPage />);
const input = () => screen.getByTestId('video-file');
const choose = async (file: File): Promise<void> => {
  await screen.findByRole('button', { name: 'Choose File' });
  await act(async () => fireEvent.change(input(), { target: { files: [file] } }));
};
const analyzeButton = () => screen.getByRole('button', { name: 'Analyze Demo' });
const result = (data: DemoAnalysis) => reply({ success: true, data, error: null });

describe('the Demo Analyzer of nobody', () => {
  it('asks for a sign-in, and shows nothing else', async () => {
    await renderPage(<DemoAnalyzerPage />, buildSessionValue(null));
    expect(screen.getByText('Please log in to use the Demo Analyzer.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the Demo Analyzer before an upload', () => {
  it('has its badge, three tiles, the zone and its hints, and no history', async () => {
    await open();
    await screen.findByRole('button', { name: 'Choose File' });
    for (const text of [
      'AI-Powered Demo Analysis',
      '6 Key Metrics',
      'Investor-Grade Feedback',
      'Actionable Insights',
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByText('MP4, MOV, WebM')).toBeInTheDocument();
    expect(screen.getByText('Up to 100MB')).toBeInTheDocument();
    expect(screen.queryByText('Analysis History')).toBeNull();
  });

  it.each([
    ['Please upload a video file (MP4, MOV, or WebM)', () => new File(['x'], 'notes.txt', { type: 'text/plain' })],
    [
      'File size must be less than 100MB',
      () => Object.defineProperty(buildVideoFile(), 'size', { value: 104_857_600 }),
    ],
    ['Failed to process video file', () => new File(['not a video'], 'take.mp4', { type: 'video/mp4' })],
  ])('refuses a file: %s', async (text, build) => {
    await open();
    await choose(build());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: 'Choose File' })).toBeInTheDocument();
  });

  it('lights the zone up while a file is over it, and takes what is dropped', async () => {
    await open();
    const zone = (await screen.findByRole('button', { name: 'Choose File' })).parentElement ?? document.body;
    fireEvent.dragOver(zone);
    expect(zone).toHaveAttribute('data-over');
    fireEvent.dragLeave(zone);
    expect(zone).not.toHaveAttribute('data-over');
    await act(async () => fireEvent.drop(zone, { dataTransfer: { files: [buildVideoFile()] } }));
    expect(await screen.findByRole('heading', { name: 'take.mp4' })).toBeInTheDocument();
    expect(screen.getByText('1:02')).toBeInTheDocument();
    expect(screen.getByText('100 Bytes')).toBeInTheDocument();
  });

  it('takes a video that this browser cannot show, and says so', async () => {
    stubVideo({ ...VIDEO, isBroken: true });
    await open();
    await choose(buildVideoFile());
    expect(await screen.findByText(/^No preview in this browser/)).toBeInTheDocument();
    expect(await screen.findByText('Could not process video metadata')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Upload Demo' })).toBeEnabled();
  });
});

describe('the Demo Analyzer during an upload', () => {
  const completed = buildUploadedDemo({ fileName: 'take.mp4' });
  let uploads: UploadServer;

  beforeEach(async () => {
    uploads = new UploadServer(server.gateway, DEMO_UPLOAD_KIND.routes, 40, completed);
    await open();
  });
  const upload = async (): Promise<void> => {
    await choose(buildVideoFile(100));
    await userEvent.click(await screen.findByRole('button', { name: 'Upload Demo' }));
  };

  it('shows the bytes that have left, of which all are half of the way', async () => {
    uploads.outcomeOf = (part) => (part === 1 ? 'arrive' : 'stay');
    await upload();
    expect(await screen.findByText('60 Bytes of 100 Bytes')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('value', '30');
    expect(screen.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Upload' }));
    expect(await screen.findByRole('button', { name: 'Upload Demo' })).toBeEnabled();
    await waitFor(() => expect(uploads.isCancelled).toBe(true));
  });

  it('ends with the card of the video, which is ready for its analysis', async () => {
    server.add(completed);
    await upload();
    expect(await screen.findByRole('heading', { name: 'Upload Complete' })).toBeInTheDocument();
    expect(screen.getAllByText('Your demo video is ready for analysis').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Choose File' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Analysis History' })).toBeInTheDocument();
  });

  it('comes back to the file with a banner when it fails', async () => {
    uploads.outcomeOf = () => 400;
    await upload();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Upload Failed.*Upload failed: the connection was lost/);
    expect(screen.getByRole('button', { name: 'Upload Demo' })).toBeEnabled();
  });

  it('says what to do where there is no room', async () => {
    server.gateway.on('POST /rest/v1/demo-uploads', () => problem(409, 'over_allowance'));
    await upload();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Delete one that you no longer need/);
  });
});

describe('the Demo Analyzer after a reload in the middle of an upload', () => {
  it('names the file that is to be chosen again, goes on with it, or gives it up', async () => {
    const file = buildVideoFile(100);
    rememberUpload(DEMO_UPLOAD_KIND, OWNER, UPLOAD_ID, file);
    const uploads = new UploadServer(server.gateway, DEMO_UPLOAD_KIND.routes, 40, buildUploadedDemo());
    uploads.begin(file.name, file.size);
    uploads.arrived.set(1, file.slice(0, 40));
    await open();
    expect(await screen.findByText('take.mp4: 40 Bytes of 100 Bytes have arrived.')).toBeInTheDocument();
    await choose(file);
    expect(await screen.findByText(/The upload goes on from there/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Choose Another File' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Give It Up' }));
    await waitFor(() => expect(uploads.isCancelled).toBe(true));
    expect(screen.queryByText('An upload has not ended')).toBeNull();
  });
});

describe('the Demo Analyzer with an uploaded video', () => {
  const uploaded = buildUploadedDemo();
  const analyzed = buildDemo({ id: uploaded.id });
  let stream: TestEventStream;

  beforeEach(() => {
    stream = new TestEventStream();
    server.add(uploaded);
    server.onAnalyze = () => stream.response;
  });
  const sendResult = (data: DemoAnalysis): void => {
    server.change(data.id, data);
    stream.send('result', { success: true, data, error: null });
  };
  const calls = () => server.gateway.callsTo(analyzeDemoRoute.path).map(({ body }) => body);

  it('shows the stages, of which the middle is three quarters of the way, and then the result', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Analyze Demo' }));
    stream.send('progress', { kind: 'progress', stage: 'decoding', share: 0.5 });
    expect((await screen.findAllByText('Measuring picture and sound...')).length).toBe(2);
    expect(screen.getByRole('progressbar', { name: 'Analysis' })).toHaveAttribute('value', '75');
    expect(screen.getByRole('button', { name: 'Analyzing...' })).toBeDisabled();
    expect(screen.getByText('Your demo video is being analyzed')).toBeInTheDocument();
    sendResult(analyzed);
    expect(await screen.findByRole('heading', { name: 'Your Demo Analysis' })).toHaveFocus();
    expect(await screen.findByText('Demo Analysis Complete')).toBeInTheDocument();
    expect(screen.queryByText('Upload Complete')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Analyze Another Demo' }));
    expect(screen.getByRole('button', { name: 'Choose File' })).toBeInTheDocument();
  });

  it('asks again where an analysis takes longer than a call', async () => {
    const longer = new TestEventStream();
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Analyze Demo' }));
    const first = stream;
    stream = longer;
    const processing = {
      ...uploaded,
      status: 'processing' as const,
      progress: { stage: 'looking' as const, share: 0.6 },
    };
    server.change(uploaded.id, processing);
    first.send('result', { success: true, data: processing, error: null });
    await waitFor(() => expect(calls()).toHaveLength(2));
    sendResult(analyzed);
    expect(await screen.findByRole('heading', { name: 'Your Demo Analysis' })).toBeInTheDocument();
  });

  it('goes on watching after a lost connection', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Analyze Demo' }));
    await waitFor(() => expect(calls()).toHaveLength(1));
    const lost = stream;
    stream = new TestEventStream();
    lost.break();
    expect((await screen.findAllByText(/^The connection is lost\. The analysis goes on/)).length).toBe(2);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(calls()).toHaveLength(2));
    sendResult(analyzed);
    expect(await screen.findByRole('heading', { name: 'Your Demo Analysis' })).toBeInTheDocument();
  });

  it('shows the running stage to a founder who comes back, and stops the analysis when asked to', async () => {
    server.change(uploaded.id, { status: 'processing', progress: { stage: 'transcribing', share: 0.8 } });
    await open();
    expect((await screen.findAllByText('Writing down what you say...')).length).toBe(2);
    expect(calls()).toEqual([{ analysisId: uploaded.id, again: false, onlyWatch: true }]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Analysis' }));
    await waitFor(() => expect(analyzeButton()).toBeEnabled());
    expect(server.gateway.callsTo(filePath(cancelDemoAnalysisRoute, uploaded.id))).toHaveLength(1);
    expect(calls()).toHaveLength(1);
  });

  it('says why an analysis failed, and leaves the way to try again', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Analyze Demo' }));
    sendResult({ ...uploaded, status: 'failed', failure: 'gave-up' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Analysis Failed.*Analysis failed: It was begun three times/,
    );
    expect(screen.getByRole('button', { name: /^Try Again/ })).toBeInTheDocument();
  });

  it('says what it knows when the call itself is refused, and does not ask by itself again', async () => {
    const complain = jest.spyOn(console, 'error').mockReturnValue(undefined);
    server.change(uploaded.id, { status: 'processing', progress: { stage: 'waiting', share: 0 } });
    server.onAnalyze = () => problem(401, 'no_authorization');
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended');
    expect(analyzeButton()).toBeEnabled();
    expect(calls()).toHaveLength(1);
    expect(complain.mock.calls).toEqual([['Analysis failed', 401, 'no_authorization', null]]);
  });

  it('cannot analyze without a media engine, and says why', async () => {
    server.abilities = { canAnalyze: false, canTranscribe: false };
    await open();
    expect(await screen.findByText(/^This installation has no media engine/)).toBeInTheDocument();
    expect(analyzeButton()).toBeDisabled();
    expect(screen.getByText(/^This installation has no speech-to-text service/)).toBeInTheDocument();
  });

  it('takes a transcript before the analysis', async () => {
    await open();
    await userEvent.click(await screen.findByText('Add your transcript (optional)'));
    const box = screen.getByLabelText('What is said in the video');
    await userEvent.click(box);
    await userEvent.paste('We fill empty chairs.');
    await userEvent.click(screen.getByRole('button', { name: 'Use This Transcript' }));
    expect(await screen.findByText('Transcript saved')).toBeInTheDocument();
    expect(server.gateway.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      text: 'We fill empty chairs.',
    });
  });

  it('lets the founder say what the video is for', async () => {
    await open();
    await userEvent.selectOptions(await screen.findByLabelText('What is this video for?'), 'Demo day pitch');
    expect(server.gateway.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ format: 'demo-day' });
  });

  it('makes way for another upload', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Upload Another Video' }));
    expect(screen.getByRole('button', { name: 'Choose File' })).toBeInTheDocument();
    const history = within(screen.getByRole('region', { name: 'Analysis History' }));
    expect(history.getByText('Not analyzed yet')).toBeInTheDocument();
    server.onAnalyze = () => result(analyzed);
    server.change(uploaded.id, analyzed);
    await userEvent.click(history.getByRole('button', { name: /^Analyze Demo/ }));
    expect(await screen.findByRole('heading', { name: 'Your Demo Analysis' })).toBeInTheDocument();
  });
});

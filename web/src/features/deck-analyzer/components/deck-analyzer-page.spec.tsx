import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  analyzeDeckRoute,
  cancelDeckAnalysisRoute,
  getDeckRoute,
} from '@playbook/contracts/decks/deck-analyses.contract';
import type { DeckAnalysis } from '@playbook/contracts/decks/deck-analysis.schema';
import { DECK_MAX_BYTES } from '@playbook/contracts/decks/deck-limits';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberUpload } from '../../../lib/file-upload/remembered-upload.js';
import { clearToasts } from '../../../testing/clear-toasts.js';
import {
  buildDeck,
  buildDeckFile,
  buildSlides,
  buildUploadedDeck,
} from '../../../testing/factories/files/deck-analysis.factory.js';
import { TestEventStream } from '../../../testing/factories/event-stream.factory.js';
import { problem } from '../../../testing/fake-gateway.js';
import { DeckServer } from '../../../testing/files/deck-server.js';
import { filePath } from '../../../testing/files/file-server.js';
import { UPLOAD_ID, UploadServer } from '../../../testing/files/upload-server.js';
import { renderPage } from '../../../testing/render/render-page.js';
import { buildSessionValue } from '../../../testing/render/render-ui.js';
import { storeSession } from '../../../testing/store-session.js';
import { DECK_UPLOAD_KIND, deckUpload } from '../lib/deck-upload.js';
import { DeckAnalyzerPage } from './deck-analyzer-page.js';

const OWNER = '7b0d3c52-0f4d-4d5c-9a4e-0d8f1e2a3b4c';

let server: DeckServer;

beforeEach(() => {
  storeSession();
  server = new DeckServer();
  act(() => deckUpload.discard(OWNER));
  clearToasts();
});

const open = (): Promise<unknown> => renderPage(<DeckAnalyzerPage />);
const choose = async (file: File): Promise<void> => {
  await screen.findByRole('button', { name: 'Choose File' });
  await act(async () => fireEvent.change(screen.getByTestId('deck-file'), { target: { files: [file] } }));
};
const analyzeButton = () => screen.getByRole('button', { name: 'Analyze Deck' });

describe('the Deck Analyzer of nobody', () => {
  it('asks for a sign-in, and shows nothing else', async () => {
    await renderPage(<DeckAnalyzerPage />, buildSessionValue(null));
    expect(screen.getByText('Please log in to use the Deck Analyzer.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the Deck Analyzer before an upload', () => {
  it('says what it takes, and has no history', async () => {
    await open();
    const button = await screen.findByRole('button', { name: 'Choose File' });
    expect(button).toHaveAccessibleDescription(
      'PDF or PPTX Up to 50 MB and 60 slides From Keynote or Google Slides, export a PDF first',
    );
    expect(screen.queryByText('Analysis History')).toBeNull();
  });

  it.each([
    [
      'another kind of file',
      /This file is not a PDF or a PPTX/,
      () => new File(['x'], 'notes.txt', { type: 'text/plain' }),
    ],
    ['a Keynote file', /In Keynote, export the presentation as a PDF/, () => new File(['PK'], 'deck.key')],
    ['an older PowerPoint file', /older PowerPoint format/, () => new File(['x'], 'deck.ppt')],
    ['macros', /holds macros/, () => new File(['PK'], 'deck.pptm')],
    ['an empty file', /This file is empty/, () => new File([], 'deck.pdf', { type: 'application/pdf' })],
    [
      'too large a file',
      /larger than 50 MB/,
      () => Object.defineProperty(buildDeckFile(), 'size', { value: DECK_MAX_BYTES + 1 }),
    ],
    ['what only looks like a PDF', /This file is not a PDF or a PPTX/, () => new File(['not a deck'], 'deck.pdf')],
    [
      'a presentation with a password',
      /protected by a password/,
      () => new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], 'deck.pptx'),
    ],
  ])('refuses %s before it is uploaded', async (_, text, build) => {
    await open();
    await choose(build());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: 'Choose File' })).toBeInTheDocument();
  });

  it('lights the zone up while a file is over it, and takes what is dropped', async () => {
    await open();
    const zone = (await screen.findByRole('button', { name: 'Choose File' })).parentElement ?? document.body;
    fireEvent.dragOver(zone);
    expect(screen.getByText('Let go to choose this deck')).toBeInTheDocument();
    await act(async () => fireEvent.drop(zone, { dataTransfer: { files: [buildDeckFile()] } }));
    expect(await screen.findByRole('heading', { name: 'claimbird.pdf' })).toBeInTheDocument();
    expect(screen.getByText('100 Bytes')).toBeInTheDocument();
  });
});

describe('the Deck Analyzer during an upload', () => {
  const completed = buildUploadedDeck();
  let uploads: UploadServer;

  beforeEach(async () => {
    uploads = new UploadServer(server.gateway, DECK_UPLOAD_KIND.routes, 40, completed);
    await open();
  });
  const upload = async (): Promise<void> => {
    await choose(buildDeckFile());
    await userEvent.click(await screen.findByRole('button', { name: 'Upload Deck' }));
  };

  it('shows the bytes that have left, and stops when asked to', async () => {
    uploads.outcomeOf = (part) => (part === 1 ? 'arrive' : 'stay');
    await upload();
    expect(await screen.findByText('60 Bytes of 100 Bytes')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Upload' }));
    expect(await screen.findByRole('button', { name: 'Upload Deck' })).toBeEnabled();
    await waitFor(() => expect(uploads.isCancelled).toBe(true));
  });

  it('ends with the deck, which is ready for its analysis', async () => {
    server.add(completed);
    await upload();
    expect(await screen.findByRole('heading', { name: 'Upload Complete' })).toBeInTheDocument();
    expect(analyzeButton()).toBeEnabled();
    expect(screen.getByLabelText('What is this deck for?')).toHaveValue('demo-day');
  });

  it('says what to do where there is no room', async () => {
    server.gateway.on('POST /rest/v1/deck-uploads', () => problem(409, 'over_allowance'));
    await upload();
    expect(await screen.findByRole('alert')).toHaveTextContent(/your decks take up all the room/);
  });
});

describe('the Deck Analyzer after a reload in the middle of an upload', () => {
  it('names the file that is to be chosen again, and goes on with it', async () => {
    const file = buildDeckFile();
    rememberUpload(DECK_UPLOAD_KIND, OWNER, UPLOAD_ID, file);
    const uploads = new UploadServer(server.gateway, DECK_UPLOAD_KIND.routes, 40, buildUploadedDeck());
    uploads.begin(file.name, file.size);
    uploads.arrived.set(1, file.slice(0, 40));
    await open();
    expect(await screen.findByText('claimbird.pdf: 40 Bytes of 100 Bytes have arrived.')).toBeInTheDocument();
    await choose(file);
    await userEvent.click(await screen.findByRole('button', { name: 'Upload Deck' }));
    expect(await screen.findByRole('heading', { name: 'Upload Complete' })).toBeInTheDocument();
    expect(uploads.sent).toEqual([2, 3]);
  });
});

describe('the Deck Analyzer with an uploaded deck', () => {
  const uploaded = buildUploadedDeck();
  const analyzed = buildDeck({ id: uploaded.id });
  let stream: TestEventStream;

  beforeEach(() => {
    stream = new TestEventStream();
    server.add(uploaded);
    server.onAnalyze = () => stream.response;
  });
  const sendResult = (data: DeckAnalysis): void => {
    server.change(data.id, data);
    stream.send('result', { success: true, data, error: null });
  };
  const begin = async (): Promise<void> => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Analyze Deck' }));
  };
  const calls = () => server.gateway.callsTo(analyzeDeckRoute.path).map(({ body }) => body);

  it('shows the stages with their progress, and then the result', async () => {
    await begin();
    stream.send('progress', { kind: 'progress', stage: 'reading', share: 0.5, slidesRead: 2 });
    expect((await screen.findAllByText('Reading your slides: 2 so far...')).length).toBe(2);
    expect(screen.getByRole('progressbar', { name: 'Analysis' })).toHaveAttribute('value', '75');
    sendResult(analyzed);
    expect(await screen.findByRole('heading', { name: 'Your Deck Analysis' })).toHaveFocus();
    expect(await screen.findByText('Deck Analysis Complete')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Analyze Another Deck' }));
    expect(screen.getByRole('button', { name: 'Choose File' })).toBeInTheDocument();
  });

  it('shows slides with their remarks while later ones are still read', async () => {
    const slides = buildSlides();
    await begin();
    server.change(uploaded.id, { status: 'processing', slides: slides.slice(0, 1) });
    stream.send('progress', { kind: 'progress', stage: 'reading', share: 0.2, slidesRead: 1 });
    const soFar = within(await screen.findByRole('region', { name: 'Read so far' }));
    expect(soFar.getByRole('tab')).toHaveAccessibleName('Slide 1 of 1, title, 100 of 100, no remarks');
    server.change(uploaded.id, { slides: slides.slice(0, 2) });
    stream.send('progress', { kind: 'progress', stage: 'reading', share: 0.3, slidesRead: 2 });
    await userEvent.click(await soFar.findByRole('tab', { name: 'Slide 2 of 2, problem, 50 of 100, 2 remarks' }));
    expect(soFar.getByText('Pale letters')).toBeInTheDocument();
    const asked = server.gateway.callsTo(filePath(getDeckRoute, uploaded.id)).length;
    stream.send('progress', { kind: 'progress', stage: 'judging', share: 0.9, slidesRead: 2 });
    expect((await screen.findAllByText('Judging...')).length).toBe(2);
    expect(server.gateway.callsTo(filePath(getDeckRoute, uploaded.id))).toHaveLength(asked);
  });

  it('shows the running stage to a founder who comes back, and stops the analysis when asked to', async () => {
    server.change(uploaded.id, {
      status: 'processing',
      progress: { stage: 'fetching', share: 0.1, slidesRead: 0 },
    });
    await open();
    expect((await screen.findAllByText('Fetching your deck...')).length).toBe(2);
    expect(calls()).toEqual([{ analysisId: uploaded.id, again: false, onlyWatch: true }]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Analysis' }));
    await waitFor(() => expect(analyzeButton()).toBeEnabled());
    expect(server.gateway.callsTo(filePath(cancelDeckAnalysisRoute, uploaded.id))).toHaveLength(1);
  });

  it('goes on watching after a lost connection', async () => {
    await begin();
    await waitFor(() => expect(calls()).toHaveLength(1));
    const lost = stream;
    stream = new TestEventStream();
    lost.break();
    expect((await screen.findAllByText(/^The connection is lost\. The analysis goes on/)).length).toBe(2);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(calls()).toHaveLength(2));
    sendResult(analyzed);
    expect(await screen.findByRole('heading', { name: 'Your Deck Analysis' })).toBeInTheDocument();
  });

  it('says why an analysis failed, with another file or another try as the way out', async () => {
    await begin();
    sendResult({ ...uploaded, status: 'failed', failure: 'password' });
    expect(await screen.findByRole('alert')).toHaveTextContent('This PDF is protected by a password.');
    expect(screen.queryByRole('button', { name: /^Try Again/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose File' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Analyze Deck' })).toBeNull();
    const way = screen.getByRole('button', { name: 'Choose Another File in place of claimbird.pdf' });
    expect(way).toBeInTheDocument();
    await act(async () =>
      fireEvent.change(screen.getByTestId('other-deck-file'), { target: { files: [buildDeckFile(50, 'other.pdf')] } }),
    );
    expect(await screen.findByRole('heading', { name: 'other.pdf' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('lets the founder say what the deck is for', async () => {
    await open();
    await userEvent.selectOptions(await screen.findByLabelText('What is this deck for?'), 'reading');
    await waitFor(() => expect(screen.getByLabelText('What is this deck for?')).toHaveValue('reading'));
    expect(server.gateway.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ purpose: 'reading' });
  });
});

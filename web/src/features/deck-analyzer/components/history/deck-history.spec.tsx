import { beforeEach, describe, expect, it } from '@jest/globals';
import { deleteDeckRoute } from '@playbook/contracts/decks/deck-analyses.contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { filesBeingDeleted } from '../../../../lib/file-analysis/use-files.js';
import { clearToasts } from '../../../../testing/clear-toasts.js';
import { buildDeck, buildUploadedDeck } from '../../../../testing/factories/files/deck-analysis.factory.js';
import { DeckServer } from '../../../../testing/files/deck-server.js';
import { filePath } from '../../../../testing/files/file-server.js';
import { renderPage } from '../../../../testing/render/render-page.js';
import { storeSession } from '../../../../testing/store-session.js';
import { deckUpload } from '../../lib/deck-upload.js';
import { DeckAnalyzerPage } from '../deck-analyzer-page.js';

const OWNER = '7b0d3c52-0f4d-4d5c-9a4e-0d8f1e2a3b4c';

describe('the history of decks', () => {
  const newer = buildDeck({ fileName: 'version 2.pdf', createdAt: '2026-11-21T09:00:00.000Z' });
  const older = buildDeck({ fileName: 'version 1.pdf', overallScore: 41 });
  let server: DeckServer;

  beforeEach(() => {
    storeSession();
    clearToasts();
    act(() => deckUpload.discard(OWNER));
    act(() => filesBeingDeleted.set(new Set<string>()));
    server = new DeckServer([newer, older]);
  });
  const open = async () => {
    await renderPage(<DeckAnalyzerPage />);
    return within(await screen.findByRole('region', { name: 'Analysis History' }));
  };
  const names = (history: Awaited<ReturnType<typeof open>>) =>
    history.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

  it('shows name, size, number of slides and score of each deck, newest first', async () => {
    const history = await open();
    expect(names(history)).toEqual(['version 2.pdf', 'version 1.pdf']);
    expect(history.getAllByText('2.3 MB')).toHaveLength(2);
    expect(history.getAllByText('4 slides')).toHaveLength(2);
    expect(history.getByText('41')).toBeInTheDocument();
  });

  it('opens one analysis at a time, and leads to the slides', async () => {
    const history = await open();
    await userEvent.click(history.getByRole('button', { name: 'Open Analysis of version 2.pdf' }));
    expect(await history.findByText('Missing: Ask.')).toBeInTheDocument();
    expect(history.getByText('2 remarks on its slides.')).toBeInTheDocument();
    await userEvent.click(history.getByRole('button', { name: 'Open Analysis of version 1.pdf' }));
    await waitFor(() => expect(history.getAllByText('Missing: Ask.')).toHaveLength(1));
    await userEvent.click(await history.findByRole('button', { name: 'Show Slide by Slide' }));
    expect(await screen.findByRole('heading', { name: 'Your Deck Analysis' })).toBeInTheDocument();
  });

  it('offers another try only for what may pass by', async () => {
    server.files = [];
    server.add(buildUploadedDeck({ status: 'failed', failure: 'too-many-slides', fileName: 'long.pdf' }));
    server.add(buildUploadedDeck({ status: 'failed', failure: 'gave-up', fileName: 'slow.pdf' }));
    const history = await open();
    expect(history.getByText(/more than 60 slides/)).toBeInTheDocument();
    expect(history.getByRole('button', { name: 'Choose Another File in place of long.pdf' })).toBeInTheDocument();
    expect(history.queryByRole('button', { name: 'Try Again long.pdf' })).toBeNull();
    expect(history.getByRole('button', { name: 'Try Again slow.pdf' })).toBeInTheDocument();
  });

  it('deletes a deck when the message that offers to undo it goes away', async () => {
    const history = await open();
    const deletions = () =>
      server.gateway.callsTo(filePath(deleteDeckRoute, older.id)).filter(({ method }) => method === 'DELETE');
    await userEvent.click(history.getByRole('button', { name: 'Delete version 1.pdf' }));
    await waitFor(() => expect(names(history)).toEqual(['version 2.pdf']));
    expect(await screen.findByText('Deck deleted')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names(history)).toHaveLength(2));
    expect(deletions()).toHaveLength(0);
    await userEvent.click(history.getByRole('button', { name: 'Delete version 1.pdf' }));
    await screen.findByRole('button', { name: 'Undo' });
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(deletions()).toHaveLength(1));
  });

  it('clears all only after a question', async () => {
    const history = await open();
    await userEvent.click(history.getByRole('button', { name: 'Clear All' }));
    expect(await screen.findByText(/^Every deck you uploaded is deleted for good/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Delete All' }));
    expect(await screen.findByText('2 decks deleted')).toBeInTheDocument();
    expect(server.files).toHaveLength(0);
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../../testing/render/render-ui.js';
import { EMBED_ORIGIN } from '../lib/video-address.js';
import { DemoLibraryPage } from './demo-library-page.js';

const companies = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const play = () => userEvent.click(screen.getByRole('button', { name: /^Play DoorDash/ }));
const player = () => screen.getByTitle<HTMLIFrameElement>('DoorDash at YC Summer 2013 Demo Day');

describe('DemoLibraryPage', () => {
  beforeEach(() => {
    renderUi(<DemoLibraryPage />);
  });

  it('shows twelve videos, the best first, and loads none of them', () => {
    expect(screen.getByRole('heading', { level: 1, name: 'YC Demo Library' })).toBeInTheDocument();
    expect(companies()).toHaveLength(12);
    expect(companies()[0]).toBe('DoorDash');
    expect(document.querySelector('iframe')).toBeNull();
    expect(document.querySelector('img')).toBeNull();
  });

  it('filters by format and sorts', async () => {
    await userEvent.selectOptions(screen.getByLabelText('Format'), 'Product demo');
    expect(screen.getByText('2 videos')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Format'), 'Demo-day pitch');
    expect(screen.getByText('1 video')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Format'), 'All formats');
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Oldest');
    expect(companies()[0]).toBe('Dropbox');
  });

  it('plays without cookies on click', async () => {
    await play();
    expect(player().src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/YNAOXokK--o\?autoplay=1/);
    expect(player()).toHaveFocus();
  });

  it('leads to YouTube when the player reports that it cannot play, whoever else sends messages', async () => {
    await play();
    const report = (origin: string, content: unknown) =>
      fireEvent(
        window,
        new MessageEvent('message', { origin, source: player().contentWindow, data: JSON.stringify(content) }),
      );
    report('https://evil.example', { event: 'onError' });
    report(EMBED_ORIGIN, { event: 'onReady' });
    report(EMBED_ORIGIN, 'onError');
    expect(player()).toBeInTheDocument();
    report(EMBED_ORIGIN, { event: 'onError', info: 150 });
    expect(screen.getByRole('alert')).toHaveTextContent('This video cannot be played here.');
    const link = screen.getByRole('link', { name: 'Watch it on YouTube' });
    expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=YNAOXokK--o');
  });

  it('explains why a video works', async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Why It Works.*DoorDash$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Why It Works: DoorDash' }));
    for (const name of [
      'Problem Clarity',
      'Solution Demo',
      'Market Validation',
      'Team Credibility',
      'Business Model',
      'Call to Action',
      'Key Takeaways',
      'What to copy less',
      'Moments to watch',
    ]) {
      expect(dialog.getByRole('heading', { name })).toBeInTheDocument();
    }
    expect(dialog.getByText('counts 30%')).toBeInTheDocument();
    expect(dialog.getByText(/the video itself was not watched/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { analyzePitchRoute, listPitchAnalysesRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import type { PitchAnalysis, PitchChunk } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestEventStream } from '../../../testing/factories/event-stream.factory.js';
import { FakeGateway, problem, reply } from '../../../testing/fake-gateway.js';
import { buildAnalysis, PITCH } from '../../../testing/factories/pitch-analysis.factory.js';
import { renderPage } from '../../../testing/render/render-page.js';
import { storeSession } from '../../../testing/store-session.js';
import { PitchAnalyzerPage } from './pitch-analyzer-page.js';

const MODEL = { kind: 'model', label: 'small-model', version: 'rubric 1.0.0' } as const;
const PARTIAL: PitchChunk = {
  kind: 'partial',
  partial: { scoreBreakdown: { clarity: 17 }, partnerFeedback: ['Who pays for this?'] },
};

describe('PitchAnalyzerPage', () => {
  let stream: TestEventStream;
  let gateway: FakeGateway;

  beforeEach(async () => {
    storeSession();
    stream = new TestEventStream();
    gateway = new FakeGateway()
      .on(`GET ${listPitchAnalysesRoute.path}`, () => reply({ items: [], nextCursor: null }))
      .on(`POST ${analyzePitchRoute.path}`, () => stream.response);
    await renderPage(<PitchAnalyzerPage />);
    await userEvent.click(screen.getByLabelText('Your one-liner'));
    await userEvent.paste(PITCH);
    await userEvent.click(screen.getByRole('button', { name: 'Analyze My Pitch' }));
  });

  const finish = async (analysis: PitchAnalysis): Promise<void> => {
    stream.send('result', { success: true, data: analysis, error: null });
    await screen.findByRole('heading', { name: 'Pitch score' });
  };

  it('shows what is being written as unfinished, and the result only when it is complete', async () => {
    stream.send('progress', { kind: 'progress', stage: 'asked' });
    await screen.findByText('The language model is reading your pitch.');
    stream.send('partial', PARTIAL);
    await screen.findByText('Who pays for this?');
    expect(screen.getByText('17/20')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Not finished yet' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Pitch score' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Score Breakdown' })).toBeNull();

    await finish(buildAnalysis({ engine: MODEL }));
    expect(screen.queryByRole('heading', { name: 'Not finished yet' })).toBeNull();
    expect(screen.queryByText('Who pays for this?')).toBeNull();
    expect(screen.getByText('Language model small-model, rubric 1.0.0')).toBeInTheDocument();
  });

  it('forgets what was half written when the connection breaks', async () => {
    const complain = jest.spyOn(console, 'error').mockReturnValue(undefined);
    stream.send('partial', PARTIAL);
    await screen.findByText('Who pays for this?');
    stream.break();
    await screen.findByText('No analysis was made');
    expect(screen.queryByText('Who pays for this?')).toBeNull();
    expect(screen.getByText('Sample')).toBeInTheDocument();
    expect(complain.mock.calls).toEqual([['Analysis failed', 0, 'service_unavailable', null]]);
  });

  it('keeps a pitch when no more may be stored, and says where there is a way', async () => {
    jest.spyOn(console, 'error').mockReturnValue(undefined);
    stream.send('error', { type: 't', title: 'x', status: 409, code: 'over_allowance', detail: '' });
    expect(
      await screen.findByText(/as an account can hold, so this one was not made\. Your text is/),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Your one-liner')).toHaveValue(PITCH);
    expect(screen.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', '/profile');
  });

  it('keeps a pitch when no more may be stored today, and says when', async () => {
    jest.spyOn(console, 'error').mockReturnValue(undefined);
    stream.send('error', { type: 't', title: 'x', status: 429, code: 'over_daily_allowance', detail: '' });
    expect(
      await screen.findByText(/today as a day allows\. Your text is kept\. Try again tomorrow/),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Your one-liner')).toHaveValue(PITCH);
  });

  it('keeps a pitch that takes too long to read, says what to do, and analyzes it when it is asked to again', async () => {
    const complain = jest.spyOn(console, 'error').mockReturnValue(undefined);
    stream.send('error', { type: 't', title: 'x', status: 422, code: 'text_too_complex', detail: '' });
    await screen.findByText(/^This text took too long to read/);
    expect(screen.getByLabelText('Your one-liner')).toHaveValue(PITCH);
    expect(screen.getByLabelText('Your one-liner')).toHaveAccessibleDescription(/It is kept as you wrote it/);
    expect(screen.queryByText('Sample')).toBeNull();
    expect(complain.mock.calls).toEqual([['Analysis failed', 422, 'text_too_complex', null]]);
    stream = new TestEventStream();
    gateway.on(`POST ${analyzePitchRoute.path}`, () => stream.response);
    await userEvent.click(screen.getByRole('button', { name: 'Analyze My Pitch' }));
    await finish(buildAnalysis());
    expect(screen.queryByText(/^This text took too long to read/)).toBeNull();
  });

  it('takes the sample away when the session turns out to have ended', async () => {
    const complain = jest.spyOn(console, 'error').mockReturnValue(undefined);
    stream.break();
    await screen.findByText('Sample');
    gateway.on(`POST ${analyzePitchRoute.path}`, () => problem(401, 'no_authorization'));
    await userEvent.click(screen.getByRole('button', { name: 'Analyze My Pitch' }));
    await screen.findByText('Your session has ended');
    expect(screen.queryByText('Sample')).toBeNull();
    expect(complain).toHaveBeenCalledTimes(2);
  });

  it('begins anew when the model is asked once more', async () => {
    stream.send('partial', PARTIAL);
    await screen.findByText('Who pays for this?');
    stream.send('progress', { kind: 'progress', stage: 'repairing' });
    await waitFor(() => expect(screen.queryByText('Who pays for this?')).toBeNull());
    expect(screen.getByText('Its answer did not fit, so it is asked once more.')).toBeInTheDocument();
  });

  it('tells which points were held, and why', async () => {
    const scoreBounds = [{ dimension: 'clarity', proposed: 20, kept: 9, reason: 'instructions' } as const];
    await finish(buildAnalysis({ engine: MODEL, scoreBounds }));
    expect(screen.getByText('Held to the evidence')).toBeInTheDocument();
    expect(
      screen.getByText('Clarity: 9, where the model said 20, because your text seems to speak to its judge.'),
    ).toBeInTheDocument();
  });
});

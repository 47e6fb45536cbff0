import { beforeEach, describe, expect, it } from '@jest/globals';
import { analyzeDemoRoute, setDemoTranscriptRoute } from '@playbook/contracts/demos/demo-analyses.contract';
import type { DemoAnalysis } from '@playbook/contracts/demos/demo-analysis.schema';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearToasts } from '../../../../testing/clear-toasts.js';
import { DemoServer } from '../../../../testing/files/demo-server.js';
import { filePath } from '../../../../testing/files/file-server.js';
import {
  buildDemo,
  buildDemoReview,
  buildMediaFacts,
  buildTranscript,
} from '../../../../testing/factories/files/demo-analysis.factory.js';
import { TestEventStream } from '../../../../testing/factories/event-stream.factory.js';
import { problem, reply } from '../../../../testing/fake-gateway.js';
import { renderPage } from '../../../../testing/render/render-page.js';
import { storeSession } from '../../../../testing/store-session.js';
import { stubVideo } from '../../../../testing/stubs/video-element.stub.js';
import { DemoAnalyzerPage } from '../demo-analyzer-page.js';

let server: DemoServer;

beforeEach(() => {
  storeSession();
  stubVideo({ durationS: 10, widthPx: 640, heightPx: 360 });
  clearToasts();
  server = new DemoServer();
});

/** Opens the result of a video, as a founder does from the history. */
const open = async (demo: DemoAnalysis, ...earlier: readonly DemoAnalysis[]): Promise<void> => {
  for (const one of [demo, ...earlier]) server.add(one);
  await renderPage(<DemoAnalyzerPage />);
  const [button] = await screen.findAllByRole('button', { name: /^Open Analysis/ });
  await userEvent.click(button ?? document.body);
  await userEvent.click(await screen.findByRole('button', { name: /^Show Transcript/ }));
  await screen.findByRole('heading', { name: 'Your Demo Analysis' });
};
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the result of a video', () => {
  it('has the overall score, six tiles, feedback with its moments, takeaways and the ways on', async () => {
    await open(buildDemo());
    const result = region('Your Demo Analysis');
    expect(result.getByText('Analysis Complete')).toBeInTheDocument();
    expect(result.getByRole('heading', { name: 'Overall Score' })).toBeInTheDocument();
    for (const name of [
      'Problem Clarity',
      'Solution Demo',
      'Market Validation',
      'Team Credibility',
      'Business Model',
    ]) {
      expect(result.getAllByRole('heading', { name })).toHaveLength(2);
    }
    expect(result.getAllByText('Not assessed')).toHaveLength(2);
    expect(result.getByRole('button', { name: /^Play from 0:11/ })).toBeInTheDocument();
    expect(result.getByText('Fix first: say who the founders are.')).toBeInTheDocument();
    expect(result.getByRole('link', { name: 'Continue to Application Builder' })).toHaveAttribute(
      'href',
      '/yc-app-builder',
    );
    expect(screen.queryByRole('button', { name: 'Choose File' })).toBeNull();
  });

  it('names a guessed format as guessed, and has it judged by another', async () => {
    const demo = buildDemo();
    await open(demo);
    const result = region('Your Demo Analysis');
    expect(result.getByText('Judged as: Application video, guessed from its length')).toBeInTheDocument();
    server.change(demo.id, {
      format: 'product',
      review: buildDemoReview({ format: 'product', isFormatGuessed: false, overallScore: 64 }),
    });
    await userEvent.selectOptions(result.getByLabelText('What is this video for?'), 'Product demo');
    expect(await result.findByText('Judged as: Product demo')).toBeInTheDocument();
    expect(result.getByText('64')).toBeInTheDocument();
  });

  it('names the moments to look at first, each with what is to say about it', async () => {
    await open(buildDemo());
    const moments = region('Moments to look at first');
    expect(moments.getByText('You open with what you do.')).toBeInTheDocument();
    expect(moments.getByText('3.8 s without a word')).toBeInTheDocument();
    expect(moments.getByRole('button', { name: /^Play from 0:40.*Longest pause$/ })).toBeInTheDocument();
  });

  it('says what is said when against the targets, in a table too', async () => {
    await open(buildDemo());
    const table = region('What you say when').getByRole('table');
    const rows = within(table)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Who you are14%17%',
      'Problem22%17%',
      'Solution16%33%',
      'Proof31%13%',
      'Teamnot said17%',
      'Asknot said3%',
      'Other16%none',
    ]);
  });

  it('has each chart as a table, too', async () => {
    await open(buildDemo());
    const charts = region('Over time');
    for (const name of ['Pace', 'Loudness', 'Brightness', 'Pauses']) {
      expect(charts.getByText(name, { selector: 'strong' })).toBeInTheDocument();
    }
    expect(charts.getAllByRole('table', { hidden: true })).toHaveLength(4);
    expect(charts.getByRole('row', { name: '0:40 3.8', hidden: true })).toBeInTheDocument();
  });

  it('shows every measure with value, target, standing and method', async () => {
    await open(buildDemo());
    const row = region('What was measured').getByRole('row', { name: /^Pace/ });
    expect(row).toHaveTextContent('186.2 words a minute');
    expect(row).toHaveTextContent('120 to 180 words a minute');
    expect(row).toHaveTextContent('Fair');
    expect(row).toHaveTextContent('Words of the transcript over the time in which somebody speaks.');
  });

  it('says what was not assessed and why, and leaves what has no data away', async () => {
    const review = buildDemoReview({ contentNotJudged: 'no-transcript', topics: [], overallScore: null });
    const facts = buildMediaFacts({ voice: null, loudness: null, picture: null, endsEarlyAtS: 41 });
    await open(
      buildDemo({ facts, review, transcript: null, noTranscriptReason: 'no-speech-engine', overallScore: null }),
    );
    const result = region('Your Demo Analysis');
    expect(result.getAllByText(/^We could measure your voice but not understand it/)).toHaveLength(2);
    expect(result.getByText('The file ends early: it was read up to 0:41.')).toBeInTheDocument();
    expect(result.getByText(/^Text on the screen: not measured/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Over time' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'What you say when' })).toBeNull();
    expect(result.queryByRole('button', { name: 'Analyze Again' })).toBeNull();
  });

  it('names the language model that wrote the feedback', async () => {
    const engine = { kind: 'model', label: 'test-model', version: 'feedback 1.0.0' } as const;
    await open(buildDemo({ review: buildDemoReview({ engine }) }));
    expect(region('Your Demo Analysis').getByText('Language model test-model, feedback 1.0.0')).toBeInTheDocument();
  });

  it('says why the language model did not write it', async () => {
    await open(buildDemo({ review: buildDemoReview({ degraded: true, degradedReason: 'timeout' }) }));
    expect(
      region('Your Demo Analysis').getByText(
        'The language model took too long. The feedback is in the words of the built-in rubric.',
      ),
    ).toBeInTheDocument();
  });

  it('offers to analyze again what may work the next time', async () => {
    const demo = buildDemo({ transcript: null, noTranscriptReason: 'speech-engine-failed' });
    await open(demo);
    server.onAnalyze = () => new TestEventStream().response;
    await userEvent.click(screen.getByRole('button', { name: 'Analyze Again' }));
    expect(await screen.findByRole('button', { name: 'Analyzing...' })).toBeInTheDocument();
    expect(server.gateway.callsTo(analyzeDemoRoute.path)[0]?.body).toEqual({
      analysisId: demo.id,
      again: true,
      onlyWatch: false,
    });
  });

  it('tells red flags before everything else', async () => {
    const redFlags = [{ id: 'cumulative', message: 'A cumulative chart can only rise.', spans: [] }];
    await open(buildDemo({ review: buildDemoReview({ redFlags }) }));
    expect(screen.getByText('A cumulative chart can only rise.')).toBeInTheDocument();
  });
});

describe('two takes', () => {
  const now = { createdAt: '2026-11-22T10:00:00.000Z' };

  it('are compared score by score and measure by measure', async () => {
    const measures = buildDemoReview().measures.map((measure) => ({ ...measure, value: measure.value * 1.2 }));
    const before = buildDemo({ review: buildDemoReview({ overallScore: 61, measures }), fileName: 'take 2.mp4' });
    await open(buildDemo(now), before);
    const card = region('Compared with an earlier take');
    expect(await card.findByRole('row', { name: 'Overall 61 73 Better +12' })).toBeInTheDocument();
    expect(card.getByRole('row', { name: /^Business Model .* cannot be compared$/ })).toBeInTheDocument();
    expect(card.getByRole('row', { name: 'Longest pause 4.6 s 3.8 s Better' })).toBeInTheDocument();
    expect(card.getByRole('option', { name: /^take 2\.mp4/ })).toBeInTheDocument();
  });

  it('of two formats are compared with care', async () => {
    await open(buildDemo(now), buildDemo({ review: buildDemoReview({ format: 'product' }) }));
    expect(await screen.findByText(/^The earlier one was judged as: Product demo/)).toBeInTheDocument();
  });

  it('are needed for a comparison', async () => {
    await open(buildDemo());
    expect(screen.queryByRole('region', { name: 'Compared with an earlier take' })).toBeNull();
  });
});

describe('the transcript of a video', () => {
  it('says where it comes from and how exact its times are', async () => {
    await open(
      buildDemo({ transcript: buildTranscript('We fill chairs.', { source: 'local-model', timing: 'estimated' }) }),
    );
    const panel = region('Transcript');
    expect(panel.getByText(/^Written down by a speech model on this machine.*Times are estimated/)).toBeInTheDocument();
    expect(panel.getByText('We fill chairs.', { selector: '[dir]' })).toBeInTheDocument();
  });

  it('is replaced by what the founder pastes, and the scores follow', async () => {
    const demo = buildDemo();
    await open(demo);
    server.change(demo.id, { review: buildDemoReview({ overallScore: 88 }) });
    const panel = region('Transcript');
    await userEvent.click(panel.getByText('Replace this transcript'));
    await userEvent.click(panel.getByLabelText('What is said in the video'));
    await userEvent.paste('1\n00:00:01,000 --> 00:00:02,000\nWe fill chairs.');
    await userEvent.click(panel.getByRole('button', { name: 'Use This Transcript' }));
    expect(await screen.findByText('88')).toBeInTheDocument();
    await waitFor(() => expect(panel.getByLabelText('What is said in the video')).toHaveValue(''));
  });

  it('is read from a file', async () => {
    await open(buildDemo());
    const panel = region('Transcript');
    const file = Object.assign(new File(['x'], 'talk.srt'), { text: () => Promise.resolve('From a file.') });
    fireEvent.change(panel.getByTestId('transcript-file'), { target: { files: [file] } });
    await waitFor(() => expect(panel.getByLabelText('What is said in the video')).toHaveValue('From a file.'));
  });

  it.each([
    [400, 'validation_failed' as const, /^This holds no words that can be read/],
    [500, 'unexpected_failure' as const, /^The transcript could not be saved\. Your text is still in the box/],
  ])('stays in the box when it is refused with %d', async (status, code, text) => {
    const demo = buildDemo();
    await open(demo);
    server.gateway.on(`PUT ${filePath(setDemoTranscriptRoute, demo.id)}`, () => problem(status, code));
    const panel = region('Transcript');
    await userEvent.click(panel.getByLabelText('What is said in the video'));
    await userEvent.paste('...');
    await userEvent.click(panel.getByRole('button', { name: 'Use This Transcript' }));
    expect(await panel.findByText(text)).toBeInTheDocument();
    expect(panel.getByLabelText('What is said in the video')).toHaveValue('...');
  });

  it('that is too long is not sent', async () => {
    await open(buildDemo());
    const panel = region('Transcript');
    fireEvent.change(panel.getByLabelText('What is said in the video'), { target: { value: 'a '.repeat(30_001) } });
    expect(panel.getByText(/^A transcript has at most 60,000 characters/)).toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Use This Transcript' })).toBeDisabled();
  });
});

describe('a result that cannot be loaded', () => {
  it('says so in the history', async () => {
    const demo = buildDemo();
    server.add(demo);
    server.gateway.on(`GET /rest/v1/demo-analyses/${demo.id}`, () => reply({ wrong: true }));
    await renderPage(<DemoAnalyzerPage />);
    await userEvent.click(await screen.findByRole('button', { name: /^Open Analysis/ }));
    expect(await screen.findByText(/^This analysis could not be loaded/)).toBeInTheDocument();
  });
});

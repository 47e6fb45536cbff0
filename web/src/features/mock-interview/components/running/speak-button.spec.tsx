import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  getInterviewAbilitiesRoute,
  transcribeAnswerRoute,
} from '@playbook/contracts/interviews/spoken-answers.contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearToasts } from '../../../../testing/clear-toasts.js';
import { FakeGateway, problem, reply } from '../../../../testing/fake-gateway.js';
import { renderUi } from '../../../../testing/render/render-ui.js';
import { storeSession } from '../../../../testing/store-session.js';
import { AnswerForm } from './answer-form.js';

const ABILITIES = `GET ${getInterviewAbilitiesRoute.path}`;
const TRANSCRIBE = `POST ${transcribeAnswerRoute.path}`;
const OWNER = '0197a000-0000-7000-8000-000000000001';

/** A recorder that records three bytes. */
class PlayedRecorder extends EventTarget {
  static isTypeSupported = (type: string): boolean => type === 'audio/webm';
  state = 'inactive';
  start(): void {
    this.state = 'recording';
  }
  stop(): void {
    this.state = 'inactive';
    const data = new Blob([Uint8Array.from([1, 2, 3])]);
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
    this.dispatchEvent(new Event('stop'));
  }
}

/** Recognition that hears what a test says. */
class PlayedRecognition extends EventTarget {
  static last: PlayedRecognition | null = null;
  constructor() {
    super();
    PlayedRecognition.last = this;
  }
  start(): void {}
  stop(): void {
    this.dispatchEvent(new Event('end'));
  }
  abort(): void {}
  hear(transcript: string): void {
    const result = Object.assign([{ transcript }], { isFinal: true });
    this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results: [result] }));
  }
}

describe('a spoken answer', () => {
  let gateway: FakeGateway;
  const stopTrack = jest.fn();
  const allow = (stream: Promise<unknown>): void =>
    void Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: { getUserMedia: () => stream },
    });
  const show = () => renderUi(<AnswerForm ownerId={OWNER} questionId="q" isBusy={false} onAnswer={async () => true} />);
  const box = (): HTMLElement => screen.getByLabelText('Your answer');

  beforeEach(() => {
    window.localStorage.clear();
    storeSession();
    stopTrack.mockClear();
    gateway = new FakeGateway().on(ABILITIES, () => reply({ canTranscribe: true }));
    gateway.on(TRANSCRIBE, () => reply({ success: true, data: { text: '31 clinics.' }, error: null }));
    Object.assign(window, { MediaRecorder: PlayedRecorder });
    allow(Promise.resolve({ getTracks: () => [{ stop: stopTrack }] }));
  });
  afterEach(async () => {
    Reflect.deleteProperty(window, 'MediaRecorder');
    Reflect.deleteProperty(window, 'webkitSpeechRecognition');
    Reflect.deleteProperty(navigator, 'mediaDevices');
    await clearToasts();
  });

  it('is written down behind what was typed, to be read before it is sent', async () => {
    show();
    await userEvent.type(box(), 'Today:');
    await userEvent.click(await screen.findByRole('button', { name: 'Speak' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(box()).toHaveValue('Today: 31 clinics.'));
    expect(gateway.callsTo(transcribeAnswerRoute.path)[0]?.body).toEqual({ type: 'audio/webm', sound: 'AQID' });
    expect(stopTrack).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Speak' })).toBeInTheDocument();
  });

  it('leaves what was typed when it could not be written down', async () => {
    gateway.on(TRANSCRIBE, () => problem(503, 'service_unavailable'));
    show();
    await userEvent.type(box(), 'Today:');
    await userEvent.click(await screen.findByRole('button', { name: 'Speak' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Your answer was not written down')).toBeInTheDocument();
    expect(box()).toHaveValue('Today:');
  });

  it('does not say that it listens before the founder has allowed it', async () => {
    const allowed = Promise.withResolvers<unknown>();
    allow(allowed.promise);
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Speak' }));
    expect(screen.getByText('Waiting for the microphone...')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
    allowed.resolve({ getTracks: () => [{ stop: stopTrack }] });
    expect(await screen.findByText('Listening...')).toBeInTheDocument();
  });

  it.each([
    ['NotAllowedError', 'The microphone is not allowed'],
    ['NotFoundError', 'No microphone was found'],
    ['AbortError', 'The microphone could not be used'],
  ])('says what to do after %s', async (name, title) => {
    allow(Promise.reject(new DOMException('no', name)));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Speak' }));
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Speak' })).toBeInTheDocument();
  });

  it('lets go of the microphone when the question changes', async () => {
    const { unmount } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Speak' }));
    await screen.findByRole('button', { name: 'Stop' });
    unmount();
    await waitFor(() => expect(stopTrack).toHaveBeenCalledTimes(1));
    expect(gateway.callsTo(transcribeAnswerRoute.path)).toEqual([]);
  });

  it('is written down by the browser where no server does, which is said', async () => {
    gateway.on(ABILITIES, () => reply({ canTranscribe: false }));
    Object.assign(window, { webkitSpeechRecognition: PlayedRecognition });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Speak' }));
    expect(screen.getByText(/some send the sound to their maker/)).toBeInTheDocument();
    act(() => PlayedRecognition.last?.hear(' 31 clinics '));
    expect(box()).toHaveValue('31 clinics');
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(screen.getByRole('button', { name: 'Speak' })).toBeInTheDocument();
  });

  it('is not given to the browser before it is known that no server writes it down', async () => {
    const known = Promise.withResolvers<Response>();
    gateway.on(ABILITIES, () => known.promise);
    Object.assign(window, { webkitSpeechRecognition: PlayedRecognition });
    show();
    await waitFor(() => expect(gateway.callsTo(getInterviewAbilitiesRoute.path)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Speak' })).not.toBeInTheDocument();
    await act(async () => known.resolve(reply({ canTranscribe: true })));
    expect(await screen.findByText(/The sound is not kept/)).toBeInTheDocument();
  });

  it('is not offered where nobody writes it down', async () => {
    gateway.on(ABILITIES, () => reply({ canTranscribe: false }));
    show();
    await waitFor(() => expect(gateway.callsTo(getInterviewAbilitiesRoute.path)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Speak' })).not.toBeInTheDocument();
  });
});

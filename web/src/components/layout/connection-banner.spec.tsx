import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { connection } from '../../lib/connection/connection.js';
import { FakeGateway, reply } from '../../testing/fake-gateway.js';
import { renderUi } from '../../testing/render/render-ui.js';
import { ConnectionBanner } from './connection-banner.js';

const banner = () => screen.getByRole('status');

describe('ConnectionBanner', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    act(() => connection.stop());
  });

  it('says nothing while there is a connection', () => {
    renderUi(<ConnectionBanner />);
    expect(banner()).toBeEmptyDOMElement();
  });

  it('says that the gateway is away and what still works, and goes away by itself', async () => {
    const gateway = new FakeGateway();
    renderUi(<ConnectionBanner />);
    act(() => connection.suspect());
    expect(await screen.findByText('Playbook cannot be reached right now.')).toBeInTheDocument();
    expect(banner()).toHaveTextContent('it is kept in this browser and saved when the connection is back');
    gateway.on('GET /livez', () => reply({ status: 'ok' }));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('You are connected again.')).toHaveClass('visually-hidden');
  });

  it('says that the browser is offline', async () => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    renderUi(<ConnectionBanner />);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText('You are offline.')).toBeInTheDocument();
  });
});

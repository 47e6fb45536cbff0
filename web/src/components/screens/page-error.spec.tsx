import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { connection } from '../../lib/connection/connection.js';
import { CodeNotLoadedError } from '../../lib/connection/load-code.js';
import { FakeGateway } from '../../testing/fake-gateway.js';
import { renderUi } from '../../testing/render/render-ui.js';
import { PageError } from './page-error.js';

describe('PageError', () => {
  let gateway: FakeGateway;
  let complain: ReturnType<typeof jest.spyOn>;
  beforeEach(() => {
    complain = jest.spyOn(console, 'error').mockReturnValue(undefined);
    // No route of it answers.
    gateway = new FakeGateway();
  });
  afterEach(() => {
    connection.stop();
    complain.mockRestore();
  });

  it('stands within the main part of the shell, and brings none of its own', () => {
    renderUi(<PageError error={new Error('broken')} reset={() => undefined} />);
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
    expect(screen.queryByRole('main')).toBeNull();
  });

  it('looks for the connection where code did not arrive', async () => {
    renderUi(<PageError error={new CodeNotLoadedError('away')} reset={() => undefined} />);
    expect(screen.getByRole('heading', { name: 'This page could not be loaded' })).toBeInTheDocument();
    await waitFor(() => expect(connection.getState()).toBe('unreachable'));
    expect(gateway.callsTo('/livez')).not.toHaveLength(0);
  });
});

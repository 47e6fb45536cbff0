import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../../testing/render/render-ui.js';
import { CopyButton } from './copy-button.js';

describe('CopyButton', () => {
  const write = jest.fn<(text: string) => Promise<void>>();

  beforeEach(() => {
    write.mockReset().mockResolvedValue(undefined);
    renderUi(<CopyButton text="Bread by bike" subject="Maximum Clarity" />);
    // The library of user events brings a clipboard of its own.
    userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const press = () => screen.getByRole('button', { name: 'Copy Maximum Clarity' }).click();

  it('puts the text on the clipboard and says so', async () => {
    press();
    expect(await screen.findByText('Text copied to clipboard')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copied Maximum Clarity' })).toBeInTheDocument();
    expect(write.mock.calls).toEqual([['Bread by bike']]);
  });

  it('names what is copied after a longer label, and after the deed', async () => {
    renderUi(<CopyButton text="All of it" subject="the whole application" label="Copy to Clipboard" />);
    screen.getByRole('button', { name: 'Copy to Clipboard: the whole application' }).click();
    expect(await screen.findByRole('button', { name: 'Copied the whole application' })).toBeInTheDocument();
  });

  it('says what to do when the browser refuses', async () => {
    write.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    press();
    expect(await screen.findByText('Select the text and copy it by hand.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copy Maximum Clarity' })).toBeInTheDocument());
  });
});

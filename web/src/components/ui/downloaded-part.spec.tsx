import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, type ReactNode, useState } from 'react';
import { renderUi } from '../../testing/render/render-ui.js';
import { downloadedPart } from './downloaded-part.js';

interface DialogProps {
  readonly text: string;
}

const Dialog = ({ text }: DialogProps): ReactNode => <p>Dialog: {text}</p>;
const load = jest.fn<() => Promise<ComponentType<DialogProps>>>();

function renderPage(Part: ComponentType<DialogProps & { readonly onMissing?: () => void }>): void {
  function Page(): ReactNode {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
        {isOpen && <Part text="preview" onMissing={() => setIsOpen(false)} />}
      </>
    );
  }
  renderUi(<Page />);
}

const press = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Open' }));

describe('a part of a page that is downloaded', () => {
  beforeEach(() => {
    load.mockReset().mockResolvedValue(Dialog);
  });

  it('is shown when its code is here', async () => {
    renderPage(downloadedPart(load));
    await press();
    expect(await screen.findByText('Dialog: preview')).toBeInTheDocument();
  });

  it('leaves the page standing when its code does not arrive, says so, and asks again the next time', async () => {
    const complain = jest.spyOn(console, 'error').mockReturnValue(undefined);
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    renderPage(downloadedPart(load));
    await press();
    expect(await screen.findByText('This part could not be loaded')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toBeInTheDocument();
    await press();
    expect(await screen.findByText('Dialog: preview')).toBeInTheDocument();
    expect(complain).toHaveBeenCalled();
    complain.mockRestore();
  });

  it('gives way to what stands in for it', async () => {
    const complain = jest.spyOn(console, 'error').mockReturnValue(undefined);
    load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    const Part = downloadedPart(load, { standIn: ({ text }) => <p>Plain: {text}</p> });
    renderUi(<Part text="insights" />);
    expect(await screen.findByText('Plain: insights')).toBeInTheDocument();
    expect(complain).toHaveBeenCalled();
    complain.mockRestore();
  });
});

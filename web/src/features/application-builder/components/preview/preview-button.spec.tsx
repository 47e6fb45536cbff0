import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { REQUIRED_FIELDS, fieldKey } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryDrafts } from '../../../../testing/drafts/memory-drafts.js';
import { renderWithDrafts } from '../../../../testing/render/render-with-drafts.js';
import { PreviewButton } from './preview-button.js';

const EMPTY = 'Start filling out your application to see the preview';
const ONE_LINER = 'Payroll for the 40,000 US dental practices that still run it by hand';

const open = async (texts: Readonly<Record<string, string>>): Promise<HTMLElement> => {
  renderWithDrafts(<PreviewButton />, new MemoryDrafts(texts));
  await userEvent.click(screen.getByRole('button', { name: 'Preview Application' }));
  return screen.findByRole('dialog', { name: 'Application Preview' });
};

describe('PreviewButton', () => {
  let downloads: { name: string; content: Blob }[];

  beforeEach(() => {
    downloads = [];
    let content: Blob;
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        content = blob;
        return 'blob:preview';
      },
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      downloads.push({ name: this.download, content });
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const exportAs = async (name: string): Promise<void> => {
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled());
  };

  it('says what to do while nothing is written', async () => {
    const dialog = await open({});
    expect(within(dialog).getByText(EMPTY)).toBeInTheDocument();
    expect(within(dialog).getByText('0% complete')).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: /Copy|Export/ })).toBeNull();
  });

  it('shows only sections and questions with content, and how complete the application is', async () => {
    const nine = Object.fromEntries(REQUIRED_FIELDS.slice(0, 9).map((field) => [fieldKey(field), 'Payroll']));
    const dialog = await open(nine);
    expect(within(dialog).queryByText(EMPTY)).toBeNull();
    expect(within(dialog).getByText('53% complete')).toBeInTheDocument();
    const headings = within(dialog).getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Founders', 'Problem & Insight', 'Product']);
    expect(within(dialog).queryByText('How do you know people want it?')).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Preview Application' })).toHaveFocus();
  });

  it('copies the whole, and each answer on its own', async () => {
    const writeText = jest.fn((_text: string) => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await open({ 'founders-founder-names': ' Ada\n', 'vision-why-now': 'Prices fell.' });
    await userEvent.click(screen.getByRole('button', { name: /^Copy to Clipboard/ }));
    expect(writeText).toHaveBeenLastCalledWith(
      expect.stringMatching(/^YC Application\n=+\n[\s\S]*Ada[\s\S]*fell\.\n$/),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Copy Who are the founders?' }));
    expect(writeText).toHaveBeenLastCalledWith('Ada');
  });

  it('marks what the real form would cut off, and placeholders that are left', async () => {
    const dialog = await open({
      'company-company-oneliner': ONE_LINER,
      'traction-metrics': 'MRR [amount] in [month]',
    });
    expect(within(dialog).getByText('68 / 50 characters: 18 too many for the form')).toBeInTheDocument();
    expect(within(dialog).getByText(ONE_LINER.slice(50)).tagName).toBe('MARK');
    expect(within(dialog).getByText('2 [placeholders] to fill in')).toBeInTheDocument();
    expect(within(dialog).getByText('23 characters')).toBeInTheDocument();
  });

  it.each([
    ['Text (.txt)', 'yc-application-preview.txt', 'text/plain;charset=utf-8'],
    ['Markdown (.md)', 'yc-application-preview.md', 'text/markdown;charset=utf-8'],
    ['PDF (.pdf)', 'yc-application-preview.pdf', 'application/pdf'],
    [
      'Word (.docx)',
      'yc-application-preview.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  ])('exports %s', async (item, name, type) => {
    await open({ 'founders-founder-names': 'Ada' });
    await exportAs(item);
    expect(downloads.map((download) => [download.name, download.content.type])).toEqual([[name, type]]);
    expect(downloads[0]?.content.size).toBeGreaterThan(20);
  });

  it('tells which characters a PDF lacks', async () => {
    await open({ 'founders-founder-names': '李伟' });
    await exportAs('PDF (.pdf)');
    await screen.findByText('Not every character is in the PDF file');
    expect(screen.getByText(/Its fonts lack 李 伟; they are spelled out/)).toBeInTheDocument();
  });

  it('says so when a file cannot be made', async () => {
    await open({ 'founders-founder-names': 'Ada' });
    const complain = jest.spyOn(console, 'error').mockReturnValue(undefined);
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await exportAs('PDF (.pdf)');
    await screen.findByText('Export Failed');
    expect(downloads).toEqual([]);
    expect(complain.mock.calls).toEqual([['Export failed', 'pdf', 'TypeError']]);
  });
});

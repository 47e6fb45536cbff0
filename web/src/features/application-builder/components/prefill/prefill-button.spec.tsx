import { beforeEach, describe, expect, it } from '@jest/globals';
import { getUserIdeaCheckRoute } from '@playbook/contracts/analysis/analysis-content.contract';
import { fieldKey, REQUIRED_FIELDS } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { getIndustryInsightsRoute } from '@playbook/contracts/insights/industry-insights.contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeGateway, problem, reply } from '../../../../testing/fake-gateway.js';
import { buildPrefill, buildUserIdeaCheck } from '../../../../testing/factories/insights.factory.js';
import { MemoryDrafts } from '../../../../testing/drafts/memory-drafts.js';
import { renderWithDrafts } from '../../../../testing/render/render-with-drafts.js';
import { storeSession } from '../../../../testing/store-session.js';
import { PrefillButton } from './prefill-button.js';

const PROBLEM = 'Clerks skip 6 in 10 appeals.';
const envelope = (data: unknown) => reply({ success: true, data, error: null });

describe('PrefillButton', () => {
  let gateway: FakeGateway;
  let drafts: MemoryDrafts;

  beforeEach(() => {
    storeSession();
    gateway = new FakeGateway()
      .on(`POST ${getUserIdeaCheckRoute.path}`, () => envelope(buildUserIdeaCheck()))
      .on(`POST ${getIndustryInsightsRoute.path}`, () => envelope(buildPrefill()));
  });

  const open = async (texts: Readonly<Record<string, string>> = {}): Promise<HTMLElement> => {
    drafts = new MemoryDrafts(texts);
    renderWithDrafts(<PrefillButton />, drafts);
    await userEvent.click(screen.getByRole('button', { name: 'AI Prefill Options' }));
    const dialog = await screen.findByRole('dialog', { name: 'AI Prefill Options' });
    await within(dialog).findAllByRole('checkbox');
    return dialog;
  };

  it('shows each text with where it comes from, and chooses what the founder wrote', async () => {
    const dialog = await open();
    expect(within(dialog).getAllByRole('checkbox')).toHaveLength(17);
    const chosen = within(dialog).getAllByRole('checkbox', { checked: true });
    expect(chosen.map((box) => box.id && dialog.querySelector(`label[for="${box.id}"]`)?.textContent)).toEqual([
      'What problem do you solve?',
      'What have you built so far?',
    ]);
    expect(chosen[0]).toHaveAccessibleDescription(`From Idea Check ${PROBLEM}`);
    expect(within(dialog).getByLabelText('What are your key metrics?')).toHaveAccessibleDescription(
      'Suggestion MRR [amount] in [month]',
    );
    expect(within(dialog).getByText('Texts by: Built-in industry knowledge 1.0.0')).toBeInTheDocument();
  });

  it('fills in what was chosen, and takes it back at once, but not what was typed since', async () => {
    const dialog = await open();
    await userEvent.click(within(dialog).getByLabelText('What are your key metrics?'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fill in 3 answers' }));
    await screen.findByText('Application Prefilled');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(drafts.textOf('problem-problem-statement')).toBe(PROBLEM);
    expect(drafts.textOf('traction-metrics')).toBe('MRR [amount] in [month]');
    act(() => drafts.change({ sectionId: 'traction', fieldId: 'metrics' }, 'MRR $4,000 in October'));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(drafts.textOf('problem-problem-statement')).toBe('');
    expect(drafts.textOf('product-current-product')).toBe('');
    expect(drafts.textOf('traction-metrics')).toBe('MRR $4,000 in October');
  });

  it('never touches an answer, also one that was written while the dialog was open', async () => {
    const dialog = await open({ 'problem-problem-statement': 'Mine' });
    expect(within(dialog).getByLabelText('What problem do you solve?')).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Select all empty' }));
    expect(within(dialog).getByRole('button', { name: 'Fill in 16 answers' })).toBeEnabled();
    act(() => drafts.change({ sectionId: 'traction', fieldId: 'metrics' }, 'From another tab'));
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Fill in 15 answers' }));
    expect(drafts.textOf('problem-problem-statement')).toBe('Mine');
    expect(drafts.textOf('traction-metrics')).toBe('From another tab');
  });

  it('has nothing to fill in once every question is answered', async () => {
    const dialog = await open(Object.fromEntries(REQUIRED_FIELDS.map((field) => [fieldKey(field), 'x'])));
    expect(within(dialog).getByText(/All required questions are answered/)).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Choose answers to fill in' })).toBeDisabled();
  });

  it('says when it failed, offers the templates, and tries again', async () => {
    gateway.on(`POST ${getIndustryInsightsRoute.path}`, () => problem(503, 'service_unavailable'));
    const dialog = await open();
    await screen.findByText('Prefill Failed');
    expect(screen.getByText('Unable to generate content. Please try again.')).toBeInTheDocument();
    expect(within(dialog).getByText('Unable to generate content')).toBeInTheDocument();
    expect(within(dialog).queryByText('From Idea Check')).toBeNull();
    expect(within(dialog).queryAllByRole('checkbox', { checked: true })).toEqual([]);
    expect(within(dialog).getByLabelText('Who are the founders?')).toHaveAccessibleDescription(
      expect.stringMatching(/^Suggestion \[Name\] ?, \[role\]/),
    );
    gateway.on(`POST ${getIndustryInsightsRoute.path}`, () => envelope(buildPrefill()));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await within(screen.getByRole('dialog')).findByText(PROBLEM);
    expect(screen.queryByText('Unable to generate content')).toBeNull();
  });
});

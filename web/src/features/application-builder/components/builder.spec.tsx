import { beforeEach, describe, expect, it } from '@jest/globals';
import { getUserIdeaCheckRoute } from '@playbook/contracts/analysis/analysis-content.contract';
import { listPitchAnalysesRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { listAnswerAnalysesRoute } from '@playbook/contracts/analysis/answer-analysis.contract';
import { changeStatusRoute } from '@playbook/contracts/applications/application-routes.contract';
import { fieldKey, REQUIRED_FIELDS } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeGateway, problem, reply } from '../../../testing/fake-gateway.js';
import { MemoryDrafts } from '../../../testing/drafts/memory-drafts.js';
import { buildAnalysis } from '../../../testing/factories/pitch-analysis.factory.js';
import { type RenderedAddress, renderInRouter } from '../../../testing/render/render-in-router.js';
import { storeSession } from '../../../testing/store-session.js';
import { DraftsContext } from '../hooks/use-drafts.js';
import { Builder } from './builder.js';

const IDEA_CHECK = {
  industry: 'Healthcare',
  stage: 'revenue',
  target_users: 'Small businesses',
  business_model: null,
  idea_brief: 'We write insurance appeals.',
  problem: 'An appeal takes 50 minutes by hand.',
  idea_check_id: '00000000-0000-4000-8000-000000000001',
  updated_at: '2026-11-20T10:00:00.000Z',
};
const answered = (count: number): Record<string, string> =>
  Object.fromEntries(REQUIRED_FIELDS.slice(0, count).map((field) => [fieldKey(field), 'Payroll for dentists']));
const tab = (name: RegExp): HTMLElement => screen.getByRole('tab', { name });
/** The address changes first, then the screen. */
const isOpen = (name: RegExp): Promise<HTMLElement> => screen.findByRole('tab', { name, selected: true });

describe('Builder', () => {
  let gateway: FakeGateway;
  let drafts: MemoryDrafts;
  let address: RenderedAddress;

  const open = async (href = '/yc-app-builder'): Promise<void> => {
    const page = (
      <DraftsContext value={drafts}>
        <Builder status="draft" />
      </DraftsContext>
    );
    address = await renderInRouter(page, href);
    await screen.findByRole('tablist');
  };

  beforeEach(() => {
    storeSession();
    drafts = new MemoryDrafts();
    gateway = new FakeGateway()
      .on(`GET ${listPitchAnalysesRoute.path}`, () => reply({ items: [], nextCursor: null }))
      .on(`GET ${listAnswerAnalysesRoute.path}`, () => reply({ items: [], nextCursor: null }))
      .on(`POST ${getUserIdeaCheckRoute.path}`, () => reply({ success: true, data: null, error: null }));
  });

  it('opens the first of seven sections, of which the last is optional', async () => {
    await open();
    expect(screen.getAllByRole('tab')).toHaveLength(7);
    expect(tab(/Founders/)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: /Founders/ })).toBeInTheDocument();
    expect(tab(/Company & Market.*Optional/)).toBeInTheDocument();
    expect(screen.getAllByRole('textbox')).toHaveLength(4);
  });

  it('opens the section of its address, and the first one for an address of none', async () => {
    await open('/yc-app-builder?section=vision');
    expect(screen.getByRole('tab', { name: /Vision/ })).toHaveAttribute('aria-selected', 'true');
  });

  it('opens any tab by a click and by the arrow keys, and the address remembers it', async () => {
    await open('/yc-app-builder?section=nowhere');
    await userEvent.click(tab(/Traction/));
    await isOpen(/Traction/);
    expect(address.href()).toBe('/yc-app-builder?section=traction');
    await userEvent.keyboard('{ArrowRight}');
    await isOpen(/Competition/);
    expect(tab(/Competition/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await isOpen(/Founders/);
    await userEvent.keyboard('{ArrowLeft}');
    await isOpen(/Company/);
    expect(tab(/Company/)).toHaveFocus();
    expect(address.href()).toBe('/yc-app-builder?section=company');
  });

  it("goes to the section before with the browser's Back", async () => {
    await open();
    await userEvent.click(tab(/Traction/));
    await isOpen(/Traction/);
    await userEvent.click(tab(/Vision/));
    await isOpen(/Vision/);
    act(() => address.back());
    await isOpen(/Traction/);
    act(() => address.back());
    await isOpen(/Founders/);
    expect(address.href()).toBe('/yc-app-builder');
  });

  it('lets the keyboard reach one tab, and the answers after it', async () => {
    await open();
    tab(/Founders/).focus();
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: /Who are the founders/ })).toHaveFocus();
  });

  it.each([
    [0, '0%', '0 / 6', 'Getting Started'],
    [4, '24%', '1 / 6', 'Getting Started'],
    [9, '53%', '2 / 6', 'In Progress'],
    [16, '94%', '5 / 6', 'Ready to Submit'],
    [17, '100%', '6 / 6', 'Ready to Submit'],
  ])('shows the progress of %i answers', async (count, percent, sections, badge) => {
    drafts = new MemoryDrafts(answered(count));
    await open();
    const card = screen.getByRole('region', { name: 'Your progress' });
    expect(card).toHaveTextContent(percent);
    expect(card).toHaveTextContent(sections);
    expect(within(card).getByText(badge)).toBeInTheDocument();
    expect(screen.queryAllByRole('tab', { name: /complete/ })).toHaveLength(Number(sections[0]));
  });

  it('holds the next step back until the section is complete, then leads to it', async () => {
    drafts = new MemoryDrafts(answered(3));
    await open();
    expect(screen.getByRole('button', { name: 'Previous Step' })).toBeDisabled();
    const next = screen.getByRole('button', { name: 'Next Step' });
    expect(next).toBeDisabled();
    expect(next).toHaveAccessibleDescription('Complete all required fields to continue');
    act(() => drafts.change({ sectionId: 'founders', fieldId: 'responsibility-split' }, 'Ada sells.'));
    expect(screen.queryByText('Complete all required fields to continue')).toBeNull();
    await userEvent.click(next);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Problem & Insight' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Previous Step' }));
    await isOpen(/Founders/);
  });

  it('shows how the last save went', async () => {
    await open();
    act(() => drafts.show({ indicator: 'saving' }));
    const status = screen.getByText('Saving...').closest('[role=status]');
    expect(status).toHaveAttribute('aria-live', 'polite');
    act(() => drafts.show({ indicator: 'saved' }));
    expect(status).toHaveTextContent(/^\s*Saved$/);
    act(() => drafts.show({ indicator: 'error' }));
    expect(status).toHaveTextContent('Save failed');
    act(() => drafts.show({ isOnline: false, unsavedKeys: ['traction-metrics'] }));
    expect(status).toHaveTextContent('Offline. Kept in this browser');
    act(() => drafts.show({ isOnline: true, indicator: null }));
    expect(status).toBeEmptyDOMElement();
    act(() => drafts.show({ isRetrying: true }));
    expect(status).toHaveTextContent('Not saved yet. Kept in this browser');
    act(() => drafts.show({ isRetrying: false, unsavedKeys: [] }));
    expect(status).toBeEmptyDOMElement();
  });

  it('fills in the problem of the idea check, and says so until it is changed', async () => {
    gateway.on(`POST ${getUserIdeaCheckRoute.path}`, () => reply({ success: true, data: IDEA_CHECK, error: null }));
    await open('/yc-app-builder?section=problem');
    const field = screen.getByRole('textbox', { name: /What problem/ });
    await waitFor(() => expect(field).toHaveValue(IDEA_CHECK.problem));
    expect(screen.getByText('From Idea Check')).toBeInTheDocument();
    await userEvent.type(field, '!');
    expect(screen.queryByText('From Idea Check')).toBeNull();
    await userEvent.clear(field);
    expect(field).toHaveValue('');
  });

  it('leaves a problem that the founder wrote alone', async () => {
    drafts = new MemoryDrafts({ 'problem-problem-statement': 'My own words' });
    gateway.on(`POST ${getUserIdeaCheckRoute.path}`, () => reply({ success: true, data: IDEA_CHECK, error: null }));
    await open('/yc-app-builder?section=problem');
    await screen.findByText('Smart Suggestions Available');
    expect(screen.getByRole('textbox', { name: /What problem/ })).toHaveValue('My own words');
  });

  it('says what the founder has done elsewhere', async () => {
    gateway
      .on(`POST ${getUserIdeaCheckRoute.path}`, () => reply({ success: true, data: IDEA_CHECK, error: null }))
      .on(`GET ${listPitchAnalysesRoute.path}`, () => reply({ items: [buildAnalysis()], nextCursor: null }));
    await open();
    expect(await screen.findByText('Startup Basics Completed')).toBeInTheDocument();
    expect(await screen.findByText('Smart Suggestions Available')).toBeInTheDocument();
  });

  it('says nothing of what the founder has not done', async () => {
    const data = { ...IDEA_CHECK, industry: 'Not specified' };
    gateway.on(`POST ${getUserIdeaCheckRoute.path}`, () => reply({ success: true, data, error: null }));
    await open('/yc-app-builder?section=problem');
    await screen.findByText('From Idea Check');
    expect(screen.queryByText('Smart Suggestions Available')).toBeNull();
    expect(screen.queryByText('Startup Basics Completed')).toBeNull();
  });

  it('leads to an answer that was changed elsewhere, from any section', async () => {
    await open('/yc-app-builder?section=vision');
    const savedAt = '2026-11-20T10:00:00.000Z';
    act(() => drafts.show({ conflicts: { 'traction-metrics': { value: 'x', version: 3, savedAt, savedBy: null } } }));
    expect(screen.getByText('1 answer was changed elsewhere')).toBeInTheDocument();
    expect(tab(/Traction.*changed elsewhere/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Review' }));
    await isOpen(/Traction/);
    expect(screen.getByRole('textbox', { name: /key metrics/ })).toHaveFocus();
  });

  it('changes the status of the application', async () => {
    gateway.on(`PATCH ${changeStatusRoute.path}`, () => problem(503, 'service_unavailable'));
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Status: Draft' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Submitted' }));
    expect(gateway.callsTo(changeStatusRoute.path)[0]?.body).toEqual({ status: 'submitted' });
    expect(await screen.findByText('The status could not be changed. Please try again.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Status: Draft' })).toBeInTheDocument();
  });
});

import type { RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ApplicationDrafts } from '../../features/application-builder/autosave/application-drafts.js';
import { DraftsContext } from '../../features/application-builder/hooks/use-drafts.js';
import { renderUi } from './render-ui.js';

/** Renders a piece of the application builder on the given drafts. */
export const renderWithDrafts = (ui: ReactNode, drafts: ApplicationDrafts): RenderResult =>
  renderUi(<DraftsContext value={drafts}>{ui}</DraftsContext>);

import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render/render-ui.js';
import { GrowingTextarea } from './growing-textarea.js';

it('begins on the side from which its text is read', () => {
  renderUi(<GrowingTextarea label="Pitch" minRows={3} />);
  expect(screen.getByRole('textbox', { name: 'Pitch' })).toHaveAttribute('dir', 'auto');
});

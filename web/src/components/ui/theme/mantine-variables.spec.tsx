import { describe, expect, it } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { mantineVariables } from '../../../../build/mantine-variables.js';
import { MantineScope } from './mantine-scope.js';
import { cssVariables, theme } from './mantine-theme.js';

describe('the variables of the theme', () => {
  it('are those that the library would write into the page', () => {
    const { container } = render(<MantineProvider theme={theme} cssVariablesResolver={cssVariables} />);
    expect(container.querySelector('style[data-mantine-styles="true"]')).toHaveTextContent(mantineVariables(), {
      normalizeWhitespace: false,
    });
  });

  it('come as a stylesheet: the scope writes no style element', () => {
    const { container } = render(<MantineScope>A page</MantineScope>);
    expect(container.querySelectorAll('style')).toHaveLength(0);
  });
});

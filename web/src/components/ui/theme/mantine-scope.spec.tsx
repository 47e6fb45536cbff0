import { afterEach, describe, expect, it } from '@jest/globals';
import { type MantineColorScheme, MantineProvider, useMantineColorScheme } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MantineScope } from './mantine-scope.js';

function Switch({ name, to }: { readonly name: string; readonly to: MantineColorScheme }): ReactNode {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <button type="button" onClick={() => setColorScheme(to)}>
      {name}: {colorScheme}
    </button>
  );
}

const root = document.documentElement;

describe('the scope of Mantine', () => {
  afterEach(() => root.removeAttribute('data-mantine-color-scheme'));

  it('tells every other scope of the page of a choice of colors', async () => {
    render(
      <>
        <MantineScope>
          <Switch name="app" to="dark" />
        </MantineScope>
        <MantineScope>
          <Switch name="toasts" to="light" />
        </MantineScope>
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'app: auto' }));
    expect(screen.getByRole('button', { name: 'toasts: dark' })).toBeVisible();
    expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await userEvent.click(screen.getByRole('button', { name: 'toasts: dark' }));
    expect(screen.getByRole('button', { name: 'app: light' })).toBeVisible();
    expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
    expect(window.localStorage.getItem('mantine-color-scheme-value')).toBe('light');
  });

  it('follows the choice that another tab made', () => {
    render(
      <MantineScope>
        <Switch name="app" to="dark" />
      </MantineScope>,
    );
    const key = 'mantine-color-scheme-value';
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'dark', storageArea: window.localStorage }));
    });
    expect(screen.getByRole('button', { name: 'app: dark' })).toBeVisible();
  });

  it('adds nothing inside of another provider', () => {
    render(
      <MantineProvider forceColorScheme="dark">
        <MantineScope>
          <Switch name="inner" to="light" />
        </MantineScope>
      </MantineProvider>,
    );
    expect(screen.getByRole('button', { name: 'inner: dark' })).toBeVisible();
  });
});

import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

const ember: MantineColorsTuple = [
  '#fff3ec',
  '#ffe3d3',
  '#ffc4a3',
  '#ffa270',
  '#fb8246',
  '#e9652a',
  '#d5501a',
  '#c2410c',
  '#a03409',
  '#7c2a0a',
];

/** The dark surfaces and greys of the tokens, in place of the library's cold ones. */
const dark: MantineColorsTuple = [
  '#f3ece4',
  '#d8cec3',
  '#bcb0a4',
  '#867a6d',
  '#4a4138',
  '#3a332b',
  '#2b2620',
  '#211d18',
  '#16130f',
  '#100d0a',
];

const READ_FROM_EITHER_SIDE = { attributes: { input: { dir: 'auto' } } };

/** Colours and shapes for Mantine. Shade 7 carries white text at 5.2:1. */
export const theme = createTheme({
  primaryColor: 'ember',
  primaryShade: { light: 7, dark: 7 },
  colors: { ember, dark },
  defaultRadius: 'md',
  fontFamily: 'var(--pb-font)',
  headings: { fontFamily: 'var(--pb-font)', fontWeight: '700' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Texts begin on the side from which they are read. The library gives a `dir` of a field to what is around its input.
    Textarea: { defaultProps: READ_FROM_EITHER_SIDE },
    TextInput: { defaultProps: READ_FROM_EITHER_SIDE },
    // Wheel and touch are locked by the library, the scroll bar by `base.css`: its own way is a style element.
    ModalRoot: { defaultProps: { removeScrollProps: { removeScrollBar: false } } },
    // Hints of fields take two lines on a telephone.
    InputDescription: { defaultProps: { lh: 1.4 } },
    DrawerRoot: { defaultProps: { removeScrollProps: { removeScrollBar: false } } },
  },
});

/** Mantine's surface and text colours come from the tokens, whose contrast is WCAG AA in both schemes. */
const fromTokens = {
  '--mantine-color-body': 'var(--pb-bg)',
  '--mantine-color-text': 'var(--pb-text)',
  '--mantine-color-dimmed': 'var(--pb-muted)',
  '--mantine-color-placeholder': 'var(--pb-muted)',
  '--mantine-color-anchor': 'var(--pb-accent-text)',
  '--mantine-color-default': 'var(--pb-surface)',
  '--mantine-color-default-hover': 'var(--pb-sunken)',
  '--mantine-color-default-color': 'var(--pb-text)',
  '--mantine-color-default-border': 'var(--pb-border-strong)',
  '--mantine-color-error': 'var(--pb-bad-text)',
  '--mantine-color-disabled': 'var(--pb-sunken)',
  '--mantine-color-disabled-color': 'color-mix(in srgb, var(--pb-muted) 70%, var(--pb-sunken))',
  '--mantine-color-disabled-border': 'var(--pb-border)',
  '--mantine-primary-color-light-color': 'var(--pb-accent-text)',
};

/** What Mantine draws fields with, in the neutral greys of its own that do not go with the tokens. */
const FIELDS = { border: 'var(--pb-border-strong)', darkSurface: 'var(--pb-sunken)' };

/** Buttons in a tint of the accent: the library's own is so dark that they look as if nobody could press them. */
const DARK_TINTS = {
  '--mantine-color-ember-light': 'var(--pb-accent-soft)',
  '--mantine-color-ember-light-hover': 'color-mix(in srgb, var(--pb-accent) 30%, var(--pb-accent-soft))',
  '--mantine-color-ember-light-color': 'var(--pb-accent-text)',
};

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...fromTokens, '--mantine-color-gray-4': FIELDS.border },
  dark: {
    ...fromTokens,
    ...DARK_TINTS,
    '--mantine-color-dark-4': FIELDS.border,
    '--mantine-color-dark-6': FIELDS.darkSurface,
  },
});

import type { MantineTheme, MantineThemeOverride, Tuple } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, createElement } from 'react';
import { CONTROL_FONT, CONTROL_HEIGHT, controls } from './theme-controls.ts';

type Ramp = Tuple<string, 10>;

// The same ramps as in tokens.css, as Mantine wants them: a test keeps the two equal.
const nile: Ramp = [
  '#eef5f4',
  '#d7e8e6',
  '#b0d2cf',
  '#82b7b4',
  '#57999a',
  '#317d7e',
  '#1b6a6d',
  '#0f5a60',
  '#0b474c',
  '#083539',
];
const clay: Ramp = [
  '#fbf1eb',
  '#f6dfd3',
  '#ecc1a9',
  '#e1a07e',
  '#d48258',
  '#c4673a',
  '#b4532a',
  '#9c4320',
  '#7b3418',
  '#5b2711',
];
const stone: Ramp = [
  '#f5f7f5',
  '#edf1ee',
  '#e1e7e3',
  '#d0d8d3',
  '#b1bcb6',
  '#84928b',
  '#5d6b65',
  '#4a5752',
  '#33403b',
  '#1a2523',
];
const ink: Ramp = [
  '#e8f0ee',
  '#c2d1ce',
  '#9cb2ae',
  '#6e8a86',
  '#33504f',
  '#1d3a3b',
  '#143032',
  '#0d2527',
  '#091c1d',
  '#051213',
];
const red: Ramp = [
  '#fdf0ee',
  '#fadad6',
  '#f4b5ad',
  '#ec8e83',
  '#e0695b',
  '#cf4a3b',
  '#bf3628',
  '#a82a1e',
  '#872116',
  '#661810',
];

type ControlSize = keyof typeof CONTROL_HEIGHT;
type ControlParams = { size?: ControlSize; variant?: string; multiline?: boolean } | null;

/**
 * The control panel's Mantine theme. `sm`, Mantine's own default size, is the panel's 34 px control; `md` is the
 * 44 px control of forms.
 * @param dir direction of the page; it also sets line heights and heading sizes, which differ by script
 */
export function makeTheme(dir: 'rtl' | 'ltr', colorScheme: 'light' | 'dark'): MantineThemeOverride {
  const arabic = dir === 'rtl';
  return {
    dir,
    colorScheme,
    colors: { nile, clay, red, gray: stone, dark: ink },
    primaryColor: 'nile',
    primaryShade: { light: 7, dark: 6 },
    white: '#ffffff',
    black: '#0e2022',
    fontFamily: '"IBM Plex Sans Arabic", "Plex Fallback", "Segoe UI", Tahoma, Arial, sans-serif',
    lineHeight: arabic ? 1.75 : 1.6,
    headings: headings(arabic),
    fontSizes: { xs: 13, sm: 14, md: 16, lg: 18, xl: 20 },
    spacing: { xs: 8, sm: 12, md: 16, lg: 24, xl: 32 },
    radius: { xs: 2, sm: 2, md: 4, lg: 6, xl: 8 },
    defaultRadius: 'xs',
    breakpoints: { xs: 480, sm: 768, md: 1024, lg: 1280, xl: 1440 },
    shadows: {
      xs: 'none',
      sm: '0 1px 2px rgb(10 38 40 / 8%)',
      md: '0 4px 12px -2px rgb(10 38 40 / 14%)',
      lg: '0 10px 30px -8px rgb(10 38 40 / 28%), 0 2px 6px rgb(10 38 40 / 12%)',
      xl: '0 24px 60px -16px rgb(10 38 40 / 36%)',
    },
    focusRing: 'auto',
    focusRingStyles: {
      styles: () => ({ ...outline, boxShadow: '0 0 0 2px var(--focus-halo)' }),
      // Whatever `styles` sets must go again when the focus came from a press.
      resetStyles: () => ({ outline: 'none', boxShadow: 'none' }),
      inputStyles: () => ({ ...outline, borderColor: 'var(--link)' }),
    },
    respectReducedMotion: true,
    cursorType: 'pointer',
    activeStyles: { transform: 'none' },
    transitionTimingFunction: 'cubic-bezier(.2,.7,.2,1)',
    components,
  };
}

const outline = { outline: '2px solid var(--focus)', outlineOffset: 2 };

function headings(arabic: boolean): MantineThemeOverride['headings'] {
  const h = (ar: number, en: number, lineHeight: number) => ({ fontSize: arabic ? ar : en, lineHeight });
  return {
    fontFamily: '"Markazi Text", "Markazi Fallback", Georgia, "Times New Roman", serif',
    fontWeight: 600,
    sizes: {
      h1: h(44, 38, 1.15),
      h2: h(36, 30, 1.2),
      h3: h(27, 23, 1.25),
      h4: h(22, 20, 1.3),
      h5: h(18, 18, 1.5),
      h6: h(16, 16, 1.5),
    },
  };
}

/**
 * A searchable select of Mantine opens at every focus, and its list would hide the errors that a form leads to. So it
 * does not hear of the focus: it opens at a press, an arrow, or when something is typed.
 */
const keepClosed = (event: FocusEvent): void => event.stopPropagation();

/** To React a dialog lies within the one that it opened over, which would close at the same key. */
export function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation();
}

const fieldBorder = { borderColor: 'var(--field-border)' };
/** An empty box must be seen as well as an empty field; a checked one has the colour of its ground. */
const choiceBorder = { '&:not(:checked, :disabled)': fieldBorder };

/** The option that the arrows have chosen: in the reader's own colours there is no ground to tell it by. */
const chosenOption = {
  '@media (forced-colors: active)': {
    '&[data-hovered]': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
};

const components: MantineThemeOverride['components'] = {
  ...controls,
  Checkbox: { styles: { input: choiceBorder } },
  Radio: { styles: { radio: choiceBorder } },
  // What is off is seen as well as what is on.
  Switch: {
    styles: {
      track: { 'input:not(:checked, :disabled) + &': fieldBorder },
      thumb: { 'input:not(:checked, :disabled) + * > &': fieldBorder },
    },
  },
  Input: {
    styles: (_theme: MantineTheme, params: ControlParams) => ({
      input: {
        ...(params?.variant === 'unstyled' ? {} : controlHeight(params)),
        backgroundColor: 'var(--surface)',
        borderColor: 'var(--field-border)',
        '&::placeholder': { color: 'var(--muted)', opacity: 1 },
      },
      // Mantine paints what is typed in the filled red: too dark to read on the dark scheme.
      invalid: {
        color: 'var(--text)',
        borderColor: 'var(--danger)',
        '&::placeholder': { color: 'var(--muted)' },
        // It stays wrong while it is being put right.
        '&:focus, &:focus-within': { borderColor: 'var(--danger)' },
      },
    }),
  },
  InputWrapper: {
    styles: {
      label: { marginBlockEnd: 4, fontSize: 14, fontWeight: 600, lineHeight: 1.55, color: 'var(--text)' },
      error: {
        marginBlockStart: 4,
        fontSize: 13,
        fontWeight: 500,
        lineHeight: 1.6,
        color: 'var(--danger)',
      },
      description: { marginBlockStart: 4, fontSize: 13, color: 'var(--muted)' },
      required: { color: 'var(--danger)' },
    },
  },
  Anchor: {
    styles: {
      root: { color: 'var(--link)', textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    },
  },
  // These three would write style elements without the page's nonce, which the content policy refuses: the list of a
  // select scrolls by itself, and under a dialog nothing scrolls, because the panel's frame is as high as the window.
  Select: {
    defaultProps: {
      dropdownComponent: 'div',
      rightSection: chevron(),
      rightSectionWidth: 34,
      onFocusCapture: keepClosed,
    },
    styles: { item: chosenOption },
  },
  NativeSelect: { defaultProps: { rightSection: chevron(), rightSectionWidth: 34 } },
  MultiSelect: {
    defaultProps: {
      dropdownComponent: 'div',
      rightSection: chevron(),
      rightSectionWidth: 34,
      onFocusCapture: keepClosed,
    },
    styles: {
      defaultValue: {
        height: 'auto',
        fontSize: 13,
        color: 'var(--text)',
        backgroundColor: 'var(--action-tint)',
        border: '1px solid var(--line-2)',
      },
      defaultValueRemove: { minWidth: 'var(--control-mini)', minHeight: 'var(--control-mini)' },
      searchInput: { '&::placeholder': { color: 'var(--muted)' } },
      item: chosenOption,
    },
  },
  Modal: {
    defaultProps: {
      lockScroll: false,
      overlayColor: ink[9],
      overlayOpacity: 0.5,
      radius: 'md',
      onKeyDown: keepEscape,
    },
    styles: {
      modal: {
        fontSize: 14,
        color: 'var(--text)',
        backgroundColor: 'var(--raised)',
        border: '1px solid var(--line-2)',
      },
      close: {
        width: 'var(--control-admin)',
        minWidth: 'var(--control-admin)',
        height: 'var(--control-admin)',
        minHeight: 'var(--control-admin)',
      },
    },
  },
  // A menu that fades out while its entry opens a dialog takes back its hiding of the page too late: the page would
  // stay hidden from assistive technology when the dialog has gone.
  Menu: {
    defaultProps: { transitionDuration: 0 },
    styles: {
      item: {
        minHeight: 'var(--control-admin)',
        '&[data-hovered]': { backgroundColor: 'var(--sunken)' },
        '&[data-danger]': {
          color: 'var(--danger)',
          '&[data-hovered]': { backgroundColor: 'var(--danger-tint)' },
        },
      },
    },
  },
};

/** The arrow of a list of choices, of the same set and weight as every other icon. */
function chevron() {
  return createElement(IconChevronDown, {
    size: 16,
    stroke: 1.6,
    color: 'var(--muted)',
    'aria-hidden': true,
  });
}

function controlHeight(params: ControlParams) {
  const size = params?.size ?? 'sm';
  const height = CONTROL_HEIGHT[size];
  const fontSize = CONTROL_FONT[size];
  return params?.multiline
    ? { minHeight: height, fontSize }
    : { height, minHeight: height, lineHeight: `calc(${height} - 2px)`, fontSize };
}

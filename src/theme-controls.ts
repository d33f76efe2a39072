import type { MantineTheme, MantineThemeOverride } from '@mantine/core';

type ControlSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

/** The two that the panel uses grow for a finger: see tokens.css. */
export const CONTROL_HEIGHT = {
  xs: 'var(--control-mini)',
  sm: 'var(--control-admin)',
  md: '44px',
  lg: '52px',
  xl: '60px',
} as const satisfies Record<ControlSize, string>;
export const CONTROL_FONT = { xs: 13, sm: 'var(--size-control)', md: 16, lg: 16, xl: 18 } as const;

interface ButtonParams {
  size?: ControlSize;
  variant?: string;
  color?: string;
  compact?: boolean;
}

/**
 * What Mantine's controls look like: the same tokens as the hand-made ones, beside which they stand. Both schemes come
 * with the tokens.
 */
export const controls: MantineThemeOverride['components'] = {
  Button: {
    styles: (theme: MantineTheme, params: ButtonParams) => {
      const size = params?.size ?? 'sm';
      return {
        root: {
          display: 'inline-flex',
          alignItems: 'center',
          justifyContent: 'center',
          height: 'auto',
          minHeight: CONTROL_HEIGHT[size],
          padding: params?.compact ? '3px 8px' : size === 'sm' ? '3px 14px' : '6px 20px',
          fontWeight: 600,
          fontSize: CONTROL_FONT[size],
          lineHeight: 1.4,
          borderWidth: 1.25,
          ...buttonLook(theme, params),
          '&:disabled': DISABLED,
          '&[aria-disabled=true]': { cursor: 'progress' },
          // In the reader's own colours there is no ground to tell it by.
          '@media (forced-colors: active)': {
            '&[aria-pressed=true]': {
              color: 'HighlightText',
              backgroundColor: 'Highlight',
              forcedColorAdjust: 'none',
            },
          },
        },
        // A long label has lines, not an end that cannot be read.
        label: { height: 'auto', gap: 10, overflow: 'visible', whiteSpace: 'normal' },
      };
    },
  },
  ActionIcon: {
    defaultProps: { size: 'sm' },
    styles: (theme: MantineTheme, params: ButtonParams) => {
      const size = CONTROL_HEIGHT[params?.size ?? 'sm'];
      return {
        root: {
          flex: 'none',
          width: size,
          minWidth: size,
          height: size,
          minHeight: size,
          color: 'var(--text-2)',
          ...theme.fn.hover({ backgroundColor: 'var(--sunken)' }),
          '&:disabled': { opacity: 0.4 },
          '&:is(:disabled, [aria-disabled=true])': {
            color: 'var(--disabled-text)',
            background: 'none',
            borderColor: 'transparent',
            cursor: 'default',
          },
        },
      };
    },
  },
  // One frame, and a line between two. The one that is chosen is marked by itself and not by Mantine's moving plate,
  // which is laid out once and stays where it was when the page changes its language.
  SegmentedControl: {
    defaultProps: { role: 'radiogroup' },
    styles: {
      root: {
        padding: 0,
        overflow: 'visible',
        backgroundColor: 'transparent',
        border: '1px solid var(--line-2)',
      },
      active: { display: 'none' },
      // Over its words, so that a finger that reads the screen finds it there.
      input: { inset: 0, width: '100%', height: '100%', margin: 0, cursor: 'pointer' },
      control: {
        flex: '1 1 auto',
        // Mantine takes the line after the chosen one away, with the same force.
        '&&&:not(:first-of-type)': { borderColor: 'var(--line-2) !important' },
      },
      controlActive: { backgroundColor: 'var(--action-tint)', borderRadius: 0, boxShadow: 'none' },
      label: {
        display: 'flex',
        gap: 6,
        alignItems: 'center',
        justifyContent: 'center',
        // Its frame is part of the height.
        minHeight: 'calc(var(--control-admin) - 2px)',
        padding: '0 12px',
        fontSize: 14,
        fontWeight: 400,
        lineHeight: 1.4,
        whiteSpace: 'normal',
        '&, &:hover': { color: 'var(--text-2)' },
      },
      labelActive: { fontWeight: 600, '&, &:hover': { color: 'var(--link)' } },
    },
  },
  Table: {
    defaultProps: { verticalSpacing: 6, horizontalSpacing: 8 },
    styles: {
      root: {
        color: 'inherit',
        '& :is(thead, tbody) tr :is(th, td)': {
          color: 'inherit',
          textAlign: 'start',
          verticalAlign: 'top',
          border: 0,
          borderBlockEnd: '1px solid var(--line)',
        },
        '& thead tr th': { fontSize: 13, fontWeight: 600, whiteSpace: 'nowrap' },
        '& tbody tr th': { fontWeight: 400 },
      },
    },
  },
  Badge: {
    styles: (_theme: MantineTheme, params: ButtonParams) => ({
      // Letters of Arabic join: nothing may stand between them.
      root: {
        height: 'auto',
        padding: '0 6px',
        fontSize: 12,
        fontWeight: 500,
        lineHeight: 'inherit',
        letterSpacing: 0,
        textTransform: 'none',
        borderWidth: 1,
        borderStyle: 'solid',
        ...(params?.color === 'green'
          ? tone('var(--success-ink)', 'var(--success-tint)', 'var(--success-line)')
          : tone('inherit', 'var(--sunken)', 'var(--line)')),
      },
    }),
  },
  Skeleton: {
    defaultProps: { animate: false, height: 14, mb: 12 },
    styles: { visible: { '&::before': { display: 'none' }, '&::after': { background: 'var(--line)' } } },
  },
};

const tone = (color: string, background: string, borderColor: string) => ({
  color,
  background,
  borderColor,
});

const DISABLED = {
  color: 'var(--disabled-text)',
  backgroundColor: 'var(--disabled-fill)',
  borderColor: 'transparent',
};

function buttonLook(theme: MantineTheme, params: ButtonParams) {
  const isDanger = params?.color === 'red';
  const hover = (backgroundColor: string) => theme.fn.hover({ backgroundColor });
  if (params?.variant === 'default')
    return {
      ...tone('var(--text)', 'var(--surface)', 'var(--field-border)'),
      ...hover('var(--sunken)'),
    };
  if (params?.variant === 'subtle')
    return {
      color: isDanger ? 'var(--danger)' : 'var(--link)',
      ...hover(isDanger ? 'var(--danger-tint)' : 'var(--action-tint)'),
    };
  return isDanger
    ? {
        ...tone('var(--on-action)', 'var(--danger-fill)', 'transparent'),
        ...hover('var(--danger-fill-hover)'),
      }
    : { ...tone('var(--on-action)', 'var(--action)', 'transparent'), ...hover('var(--action-hover)') };
}

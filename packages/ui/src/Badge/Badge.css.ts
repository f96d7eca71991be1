import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, space, tabular, text } from '../theme/scale.css.ts'

const ground = {
  background: vars.color.actionBg,
  color: vars.color.actionText,
  '@media': {
    [media.forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' as const },
  },
}

export const badge = style([
  { ...text.badge, ...tabular },
  {
    ...ground,
    display: 'inline-block',
    minInlineSize: '18px',
    blockSize: '18px',
    paddingInline: space[1],
    borderRadius: '9px',
    lineHeight: '18px',
    textAlign: 'center',
    selectors: {
      '&::before': { content: 'attr(data-count)' },
      '&[data-tone=soft]': { background: vars.color.actionSoft, color: vars.color.textDefault },
      '&[data-ring=header]': { boxShadow: `0 0 0 2px ${vars.color.headerBg}` },
      '&[data-ring=surface]': { boxShadow: `0 0 0 2px ${vars.color.bgSurface}` },
    },
  },
])

export const dot = style({
  ...ground,
  display: 'inline-block',
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: '50%',
  selectors: {
    '&[data-ring=header]': { boxShadow: `0 0 0 2px ${vars.color.headerBg}` },
    '&[data-ring=surface]': { boxShadow: `0 0 0 2px ${vars.color.bgSurface}` },
  },
})

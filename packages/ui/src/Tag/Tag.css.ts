import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, space, textSize } from '../theme/scale.css.ts'

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  flexShrink: 0,
  maxInlineSize: '100%',
  paddingInline: space[2],
  borderRadius: `min(3px, ${vars.radius.control})`,
  background: vars.color.bgSunken,
  color: vars.color.textMuted,
  fontSize: textSize.micro,
  fontWeight: 400,
  lineHeight: '22px',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
  verticalAlign: 'baseline',
  selectors: {
    '&[data-tone=action]': { background: vars.color.actionSoft, color: vars.color.textDefault, fontWeight: 600 },
    '&[data-tone=success]': { background: vars.color.successSoft, color: vars.color.successText, fontWeight: 600 },
    '&[data-tone=warning]': { background: vars.color.warningSoft, color: vars.color.warningText, fontWeight: 600 },
    '&[data-tone=danger]': { background: vars.color.dangerSoft, color: vars.color.dangerText, fontWeight: 600 },
    '&[data-tone=accent]': { background: vars.color.accentSoft, color: vars.color.accentText },
    '&[data-outlined]': { background: 'none', boxShadow: `inset 0 0 0 1px ${vars.color.borderDefault}` },
  },
  '@media': {
    [media.forcedColors]: { outline: '1px solid CanvasText', outlineOffset: '-1px' },
    [media.print]: { background: 'none', outline: '1px solid currentColor', outlineOffset: '-1px' },
  },
})

export const dot = style({
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: '50%',
  flex: 'none',
  background: vars.color.actionBg,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})

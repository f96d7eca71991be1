import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, space, text, textSize } from '../theme/scale.css.ts'

export const step = style({
  display: 'flex',
  gap: space[3],
  paddingBlock: space[2.5],
  position: 'relative',
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '12px',
      insetBlockStart: '36px',
      insetBlockEnd: '-10px',
      inlineSize: '2px',
      background: vars.color.borderDefault,
    },
    '&:first-child:not(:last-child)::before': { insetBlockStart: '26px' },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:not(:last-child)::before': { background: 'CanvasText' } } } },
})

export const mark = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '26px',
  blockSize: '26px',
  borderRadius: '50%',
  background: vars.color.bgSunken,
  color: vars.color.textSubtle,
  selectors: {
    '[data-state=done] > &': { background: vars.color.successSoft, color: vars.color.successText },
    '[data-state=attention] > &': { background: vars.color.warningSoft, color: vars.color.warningText },
    '[data-state=failed] > &': { background: vars.color.dangerSoft, color: vars.color.dangerText },
    '[data-state=current] > &': { background: vars.color.accentSoft, color: vars.color.accentText },
  },
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
})

export const content = style({ flex: 1, minInlineSize: 0, lineHeight: 1.5 })
export const title = style({
  fontSize: textSize.body,
  fontWeight: 600,
  selectors: { '[data-state=todo] &': { fontWeight: 400 } },
})
export const detail = style({ ...text.table, lineHeight: 1.5, color: vars.color.textSubtle })

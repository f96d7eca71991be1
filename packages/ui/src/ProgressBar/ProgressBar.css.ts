import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, space, tabular, text } from '../theme/scale.css.ts'

/**
 * Shared by `ProgressBar` and `Meter`. The bar is an SVG, because its width then needs no style attribute and it is printed.
 */
export const wrap = style({ display: 'flex', flexDirection: 'column', gap: space[1.5], minInlineSize: 0 })
export const head = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  color: vars.color.textMuted,
})
export const value = style({ ...tabular, minInlineSize: 0, color: vars.color.textDefault, whiteSpace: 'normal' })

export const track = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '6px',
  background: vars.color.bgSunken,
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' }, [media.print]: { outline: '1px solid #000' } },
})

export const fill = style({
  fill: vars.color.accentSolid,
  transition: `width ${vars.motion.base} linear`,
  selectors: {
    '[data-tone=success] > &': { fill: vars.color.successSolid },
    '[data-tone=warning] > &': { fill: vars.color.warningText },
    '[data-tone=danger] > &': { fill: vars.color.dangerSolid },
    '[data-tone=neutral] > &': { fill: vars.color.dataRest },
  },
  '@media': { [media.forcedColors]: { fill: 'Highlight' } },
})

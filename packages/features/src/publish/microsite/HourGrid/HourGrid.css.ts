import { vars } from '@shulei/ui/theme/contract.css.ts'
import { forcedText, tabular } from '@shulei/ui/theme/scale.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const figure = style({ minInlineSize: 0 })
export const text = style({ ...tabular, ...forcedText, fontSize: '13px', fill: vars.color.textMuted })
/** A window: the frame shows the hours that are too dark to be told from the ground. */
export const lamp = style({ fill: vars.color.bgSunken, stroke: vars.color.borderStrong })

for (const [level, share] of [14, 30, 48, 66, 84, 100].entries()) {
  globalStyle(`${lamp}[data-level='${level + 1}']`, {
    fill: `color-mix(in srgb, ${vars.color.accentSolid} ${share}%, ${vars.color.bgSunken})`,
  })
}

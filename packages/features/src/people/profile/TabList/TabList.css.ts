import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space, visuallyHidden } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const section = style({ display: 'grid', gap: space[5], minInlineSize: 0 })

/** Hidden visually: the open tab already names the list. */
export const title = style(visuallyHidden)

/** Not clipped: the note of a follow button overflows. */
export const surface = style({
  minInlineSize: 0,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.bgSurface,
})

export const loading = style({ padding: space[6] })

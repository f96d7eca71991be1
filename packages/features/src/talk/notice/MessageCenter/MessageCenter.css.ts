import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  outline: 'none',
})
export const title = style({ ...text.title })
export const sheet = style({
  minInlineSize: 0,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.bgSurface,
  overflow: 'clip',
})
export const bones = style({ padding: `${space[3]} ${space[5]}` })

/** Tabs for screens without room for the left navigation. The line below them is the sheet's, whose ground they fade into. */
export const tabs = style({
  borderBlockEnd: `1px solid ${vars.color.borderDefault}`,
  '@media': { [media.desktop]: { display: 'none' } },
})

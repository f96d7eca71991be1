import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** Text lists are set in a narrow column. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  maxInlineSize: '848px',
  marginInline: 'auto',
  padding: `${space[6]} ${space[6]} 0`,
  outline: 'none',
  '@media': { [media.phone]: { padding: `${space[5]} ${space[4]} 0` } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '44px',
})
export const title = style({ ...text.title, flex: 1, minInlineSize: 'max-content' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginInlineStart: 'auto' })
/** The line below the tabs is the sheet's, whose ground the tabs fade into. */
export const tabs = style({ borderBlockEnd: `1px solid ${vars.color.borderDefault}` })
export const sheet = style({
  minInlineSize: 0,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.bgSurface,
  overflow: 'clip',
})

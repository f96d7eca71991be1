import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const sheet = style({
  display: 'grid',
  gap: space[6],
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  padding: `${space[8]} ${space[6]} 0`,
  '@media': { [media.phone]: { padding: `${space[5]} ${space[4]} 0` } },
})

/** Inside a layout's own columns the page brings no gutter. */
export const bare = style({ display: 'grid', gap: space[5] })

export const title = style(text.title)
export const lead = style({
  ...text.lead,
  maxInlineSize: '42em',
  color: vars.color.textMuted,
  marginBlockStart: space[2],
})

/** A name of one word. */
export const metric = style({ whiteSpace: 'nowrap' })

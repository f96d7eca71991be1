import { vars } from '@shulei/ui/theme/contract.css.ts'
import { family, media, onFooter, size, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const footer = style({ ...text.table, ...onFooter, '@media': { [media.print]: { display: 'none' } } })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[6]}`,
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  padding: `${space[6]}`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
})

export const name = style({ fontFamily: family.display, fontWeight: 700 })

export const muted = style({ color: vars.color.footerMuted, minInlineSize: 0 })

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space[6] })

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '28px',
  color: vars.color.footerMuted,
  ':hover': { color: vars.color.footerText },
  '@media': { [media.phone]: { minBlockSize: size.targetPhone } },
})

export const spacer = style({ flex: 1 })

export const platform = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.targetPhone,
  blockSize: size.targetPhone,
  color: vars.color.footerMuted,
  ':hover': { color: vars.color.footerText },
})

import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'
import * as banner from '../../ProfileBanner/ProfileBanner.css.ts'

export const pictures = style({ display: 'grid', gap: space[6] })

export const part = style({
  display: 'grid',
  alignItems: 'center',
  gap: `${space[3]} ${space[5]}`,
  selectors: { '&[data-of=avatar]': { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  '@media': { [media.phone]: { columnGap: space[4] } },
})

/** The picture as others see it: the banner with the sides of a profile that is 1280 px wide. */
export const shown = style({
  selectors: {
    '&[data-of=banner]': {
      overflow: 'hidden',
      borderRadius: `min(6px, ${vars.radius.card})`,
      aspectRatio: '1280 / 220',
      vars: { [banner.height]: '100%' },
    },
  },
})

globalStyle(`${shown}[data-of=banner] svg`, { blockSize: '100%' })

export const words = style({ display: 'grid', justifyItems: 'start', gap: space[2], minInlineSize: 0 })
export const name = style(text.card)
export const hint = style({ ...text.table, color: vars.color.textMuted })
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const state = style({ ...text.table, color: vars.color.textMuted })

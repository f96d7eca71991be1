import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { family, tabular, textSize } from '../theme/scale.css.ts'

export const rank = style({
  ...tabular,
  display: 'inline-block',
  minInlineSize: '26px',
  fontSize: textSize.card,
  lineHeight: 1.4,
  fontWeight: 700,
  color: vars.color.textDefault,
  selectors: {
    '&[data-medal="gold"]': { color: vars.color.rankGold },
    '&[data-medal="silver"]': { color: vars.color.rankSilver },
    '&[data-medal="bronze"]': { color: vars.color.rankBronze },
    '&[data-medal="none"]': { fontWeight: 400, color: vars.color.textSubtle },
  },
})

export const medal = style({ display: 'inline-block', flex: 'none', verticalAlign: 'middle' })
const faceOf = (fill: string) => ({ fill })
export const face = style({
  selectors: {
    '[data-medal="gold"] > &': faceOf(vars.color.rankGold),
    '[data-medal="silver"] > &': faceOf(vars.color.rankSilver),
    '[data-medal="bronze"] > &': faceOf(vars.color.rankBronze),
  },
})
export const digit = style({
  fill: vars.color.bgSurface,
  fontFamily: family.body,
  fontSize: '12px',
  fontWeight: 700,
  textAnchor: 'middle',
})

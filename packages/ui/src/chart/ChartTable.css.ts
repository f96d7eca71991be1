import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space, text, visuallyHidden } from '../theme/scale.css.ts'

export const hidden = style(visuallyHidden)

export const summary = style({
  ...text.micro,
  color: vars.color.textLink,
  cursor: 'pointer',
  inlineSize: 'fit-content',
  minBlockSize: '24px',
})

export const scroll = style({ overflowX: 'auto', maxBlockSize: '320px' })

export const table = style({
  ...text.table,
  color: vars.color.textDefault,
  fontVariantNumeric: 'tabular-nums',
  selectors: { 'details &': { inlineSize: '100%' } },
})

export const caption = style(visuallyHidden)

const cell = {
  paddingBlock: space[1.5],
  paddingInlineEnd: space[4],
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
  textAlign: 'start',
  fontWeight: 400,
  whiteSpace: 'nowrap',
} as const

export const head = style({ ...cell, color: vars.color.textSubtle })
export const data = style(cell)

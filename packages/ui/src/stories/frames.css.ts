import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/scale.css.ts'

/** Grounds and arrangements for stories only; in the product the page owns the layout. */
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const column = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space[4] })
export const stack = style({ display: 'flex', flexDirection: 'column', gap: space[4] })
/** Widths of a form, a side column, the main column and the narrowest phone. */
export const form = style({ maxInlineSize: '400px' })
export const side = style({ maxInlineSize: '340px' })
export const main = style({ maxInlineSize: '800px' })
export const phone = style({ maxInlineSize: '320px' })
export const surface = style({ padding: space[5], background: vars.color.bgSurface })
export const hero = style({ padding: space[5], background: vars.color.heroBg, color: vars.color.heroText })
export const header = style({
  padding: space[3],
  background: vars.color.headerBg,
  color: vars.color.headerText,
  display: 'inline-flex',
})
/** A short window, to test sticky elements. */
export const tall = style({ minBlockSize: '480px' })
/** Space on all sides except the top. */
export const middle = style([tall, { display: 'grid', justifyContent: 'center', alignContent: 'start' }])

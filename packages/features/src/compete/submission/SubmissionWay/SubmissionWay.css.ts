import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { keyframes, style } from '@vanilla-extract/css'

const still = '(prefers-reduced-motion: no-preference)'

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } })
/** Comes from the form above. */
export const way = style({ '@media': { [still]: { animation: `${arrive} 400ms ease-out` } } })

export const body = style({ display: 'grid', gap: space[4] })
/** Keeps its lines while the words change, and for the gain, so that what is below never moves. */
export const words = style({
  ...text.table,
  minBlockSize: '2lh',
  lineHeight: 1.6,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { minBlockSize: '3lh' } },
})
/** The bold face is taller; without a height of its own it leaves the lines as they are. */
export const best = style({ fontWeight: 600, lineHeight: 0, color: vars.color.successText })
export const problems = style({ display: 'grid', gap: space[1], paddingInlineStart: space[5], listStyle: 'decimal' })
export const problem = style({ ...text.table, lineHeight: 1.6, color: vars.color.dangerText })

const sweep = keyframes({ from: { transform: 'scaleX(0)' } })
/** The place of a line that is drawn once under the words of a new best score. */
export const line = style({
  blockSize: '2px',
  selectors: { '&[data-gain]': { background: vars.color.successSolid, transformOrigin: 'left' } },
  '@media': { [still]: { selectors: { '&[data-gain]': { animation: `${sweep} 1.2s ease-out` } } } },
})

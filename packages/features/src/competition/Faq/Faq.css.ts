import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, size, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** The title stands beside the questions where there is room. */
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 240px) minmax(0, 42em)',
  gap: space[2],
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 42em)' } },
})
export const title = style(text.section)

/** Questions keep the measure of their answers. */
export const questions = style({ maxInlineSize: '42em' })

/** Scroll target: a jump stops below the page header with the question in view, not at the answer's first line. */
export const answer = style({
  display: 'grid',
  gap: space[2],
  scrollMarginBlockStart: `calc(${vars.size.header} + 72px)`,
})

export const link = style({
  ...text.micro,
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minBlockSize: size.targetMin,
  '@media': { [media.phone]: { minBlockSize: size.targetPhone }, [media.print]: { display: 'none' } },
})

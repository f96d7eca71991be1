import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, size, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** The title and the ways to ask stand beside the questions where there is room. */
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 280px) minmax(0, 1fr)',
  gridTemplateAreas: '"title questions" "more questions"',
  gridTemplateRows: 'auto 1fr',
  columnGap: space[10],
  rowGap: space[3],
  '@media': {
    [media.tabletDown]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"title" "questions" "more"',
      gridTemplateRows: 'none',
    },
  },
})
export const title = style({ ...text.section, gridArea: 'title' })
export const more = style({
  ...text.table,
  gridArea: 'more',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  color: vars.color.textMuted,
})
export const moreLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '28px',
  '@media': { [media.phone]: { minBlockSize: size.targetPhone } },
})
/** The first question is on the line of the title. */
export const questions = style({
  gridArea: 'questions',
  marginBlockStart: `-${space[2]}`,
  '@media': { [media.tabletDown]: { marginBlockStart: 0 } },
})

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

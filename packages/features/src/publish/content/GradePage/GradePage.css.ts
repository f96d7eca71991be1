import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, tabular, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** The four grades as steps that rise to the right. */
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  alignItems: 'end',
  gap: space[3],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const step = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: space[3],
  padding: space[5],
  background: vars.color.bgSurface,
  borderBlockStart: `4px solid ${vars.color.borderStrong}`,
  selectors: {
    '&[data-grade="C"]': { minBlockSize: '190px' },
    '&[data-grade="B"]': { minBlockSize: '230px' },
    '&[data-grade="A"]': { minBlockSize: '270px' },
    '&[data-grade="S"]': { minBlockSize: '310px', background: vars.color.bgInverse, color: vars.color.textInverse },
  },
  '@media': {
    [media.phone]: { selectors: { '&&': { minBlockSize: 0 } } },
    [media.print]: { border: `1px solid ${vars.color.borderStrong}` },
  },
})
export const letter = style({ ...text.display, lineHeight: 1, '@media': {} })
export const people = style({ ...text.table, ...tabular })
export const holder = style({ display: 'flex', alignItems: 'center', gap: space[2] })

import { createContainer, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { forcedText, space, text, visuallyHidden } from '../theme/scale.css.ts'

const width = createContainer()

/** The labels of the ruler need 720 px; below that the list is shown. */
const wide = { container: width, query: '(min-width: 720px)' } as const
const whenWide = `${wide.container} ${wide.query}`

export const schedule = style({ containerName: width, containerType: 'inline-size', position: 'relative' })

export const ruler = style({
  display: 'none',
  '@container': { [whenWide]: { display: 'block' } },
})
export const labels = style({ display: 'block', inlineSize: '100%', overflow: 'visible' })
export const title = style({ ...text.table, ...forcedText, fontWeight: 600, fill: vars.color.textDefault })
export const line = style({
  ...text.table,
  ...forcedText,
  fill: vars.color.textSubtle,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-current]': { fill: vars.color.textDefault, fontWeight: 600 } },
})

export const list = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-ruler] > &': { '@container': { [whenWide]: { ...visuallyHidden } } },
  },
})
export const stage = style({
  display: 'grid',
  gridTemplateColumns: '14px minmax(0, 1fr)',
  columnGap: space[3],
  paddingBlockEnd: space[4],
  lineHeight: 1.5,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
})
export const strip = style({ blockSize: 0, minBlockSize: '100%', inlineSize: '14px', overflow: 'hidden' })
export const stageTitle = style({
  fontWeight: 600,
  selectors: { '[data-kind="gap"] &': { ...text.table, fontWeight: 400, color: vars.color.textSubtle } },
})
export const stageLine = style({
  ...text.table,
  lineHeight: 1.5,
  color: vars.color.textSubtle,
  selectors: { '[data-current] > div > &:first-of-type': { color: vars.color.textDefault } },
})
export const gapLine = style({ stroke: vars.color.borderDefault, strokeWidth: 2 })
export const now = style({
  ...text.micro,
  display: 'inline-block',
  marginInlineStart: space[2],
  color: vars.color.stageNow,
  fontWeight: 600,
})

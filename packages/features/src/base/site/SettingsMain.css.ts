import { body, head, panel } from '@shulei/ui/Panel/Panel.css.ts'
import { space, text } from '@shulei/ui/theme/scale.css.ts'
import { createContainer, globalStyle, style } from '@vanilla-extract/css'

const column = createContainer()
const whenWide = `${column} (min-width: 900px)`

/** Wide enough for the titles of the panels beside contents of 640 px; narrower, the panels stand in one column of that measure. */
export const page = style({
  containerName: column,
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  outline: 'none',
  '@media': { 'screen and (max-width: 1179px)': { maxInlineSize: `calc(640px + 2 * ${space[6]} + 2px)` } },
})

/** Here and not in the panel, so that other pages do not load it. */
globalStyle(`${page} > ${panel}`, {
  '@container': {
    [whenWide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 696px', alignItems: 'start' },
  },
})
globalStyle(`${page} > ${panel} > ${head}`, {
  '@container': { [whenWide]: { paddingBlock: space[5], paddingInlineEnd: 0 } },
})
globalStyle(`${page} > ${panel} > ${body}:not([data-flush])`, {
  '@container': { [whenWide]: { paddingBlockStart: space[5], paddingInlineStart: space[8] } },
})

export const title = style(text.title)

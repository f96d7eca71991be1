import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const checksum = style({
  ...text.micro,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  color: vars.color.textSubtle,
  '@media': { [media.phone]: { flexWrap: 'nowrap' } },
})
export const checksumName = style({ flex: 'none' })
/** Phones show its beginning; the button copies all of it. */
export const checksumValue = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: textSize.micro,
  '@media': {
    [media.phone]: {
      flex: 1,
      // the hidden end takes no part in the width of the table around it
      contain: 'inline-size',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
})

import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text } from '@shulei/ui/theme/scale.css.ts'
import type { StyleRule } from '@vanilla-extract/css'

/** A header link with the header's height; a line in the colour `mark` shows the current page. */
export const placeLink = (mark: string): StyleRule => ({
  ...text.body,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  paddingInline: space[3],
  color: vars.color.headerMuted,
  whiteSpace: 'nowrap',
  ':hover': { color: vars.color.headerText, textDecoration: 'none' },
  ':focus-visible': { outlineOffset: '-4px' },
  selectors: {
    '&[aria-current]': { color: vars.color.headerText, fontWeight: 600 },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: space[3],
      insetBlockEnd: 0,
      blockSize: '3px',
      background: mark,
      '@media': { [media.forcedColors]: { background: 'Highlight' } },
    },
  },
})

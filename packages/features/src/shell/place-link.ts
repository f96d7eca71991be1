import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, text } from '@shulei/ui/theme/scale.css.ts'
import type { StyleRule } from '@vanilla-extract/css'

/** A place in a header, as high as the header; a line in the colour of `mark` says where the reader is. */
export const placeLink = (mark: string): StyleRule => ({
  ...text.body,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  paddingInline: '13px',
  color: vars.color.headerMuted,
  whiteSpace: 'nowrap',
  ':hover': { color: vars.color.headerText, textDecoration: 'none' },
  ':focus-visible': { outlineOffset: '-4px' },
  selectors: {
    '&[aria-current]': { color: vars.color.headerText, fontWeight: 600 },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: '13px',
      insetBlockEnd: 0,
      blockSize: '3px',
      background: mark,
      '@media': { [media.forcedColors]: { background: 'Highlight' } },
    },
  },
})

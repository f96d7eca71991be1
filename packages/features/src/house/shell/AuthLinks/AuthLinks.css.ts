import { media, space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const authLinks = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space[2],
  whiteSpace: 'nowrap',
})

/** Below this width the places, which are wide in English, leave no room for both links. */
const narrow = 'screen and (max-width: 767px)'
/** Hidden where the header lacks the room: the sign-in page links to the form. */
export const registerLink = style({
  '@media': { [media.phone]: { display: 'none' }, [narrow]: { selectors: { '&:lang(en)': { display: 'none' } } } },
})

import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, space, text } from '../theme/scale.css.ts'

export const prose = style({ ...text.body, minInlineSize: 0, color: vars.color.textDefault })

/** The text comes as HTML, so its elements are styled by their names, inside this class only. */
const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(
    selector
      .split(',')
      .map((part) => `${prose} ${part.trim()}`)
      .join(', '),
    rule,
  )

inside('> * + *', { marginBlockStart: '10px' })
inside('p, ul, ol, dl, blockquote', { maxInlineSize: '42em' })
inside('h1, h2', { ...text.section, marginBlock: '32px 10px' })
inside('h3', { ...text.subhead, marginBlock: '26px 8px' })
inside('h4, h5, h6', { ...text.card, marginBlock: '20px 6px' })
inside('> :is(h1, h2, h3, h4, h5, h6):first-child', { marginBlockStart: 0 })
inside('a', { textDecoration: 'underline', textUnderlineOffset: '3px' })
inside('ul', { listStyle: 'disc', paddingInlineStart: '1.5em' })
inside('ol', { listStyle: 'decimal', paddingInlineStart: '1.75em' })
inside('li + li', { marginBlockStart: '4px' })
inside('li::marker', { color: vars.color.textSubtle, fontVariantNumeric: 'tabular-nums' })
inside('blockquote', {
  paddingInlineStart: space[4],
  borderInlineStart: `3px solid ${vars.color.borderStrong}`,
  color: vars.color.textMuted,
})
inside('pre', {
  overflowX: 'auto',
  paddingBlock: '14px',
  paddingInline: '18px',
  borderInlineStart: `3px solid ${vars.color.accentSolid}`,
  background: vars.color.bgSunken,
  fontFamily: vars.font.mono,
  fontSize: '14px',
  lineHeight: 1.6,
  overflowWrap: 'normal',
})
inside(':not(pre) > code', {
  paddingInline: '0.3em',
  borderRadius: `min(3px, ${vars.radius.control})`,
  background: vars.color.bgSunken,
})
inside('kbd', {
  paddingInline: '5px',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: `min(3px, ${vars.radius.control})`,
})
inside('img, video', { blockSize: 'auto', borderRadius: vars.radius.card })
inside('figcaption', { ...text.table, color: vars.color.textMuted, marginBlockStart: space[1] })
inside('hr', { marginBlock: space[6] })
inside('mark', { background: vars.color.warningSoft, color: 'inherit' })
inside('table', {
  ...text.table,
  display: 'block',
  overflowX: 'auto',
  maxInlineSize: '100%',
  fontVariantNumeric: 'tabular-nums',
})
inside('th, td', {
  paddingBlock: space[2],
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
inside('th', { fontWeight: 600, borderBlockEndColor: vars.color.borderDefault, whiteSpace: 'nowrap' })
inside('a[href^="http"]::after', {
  '@media': { [media.print]: { content: '" (" attr(href) ")"', fontSize: '0.85em', overflowWrap: 'anywhere' } },
})

import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, space, text, textSize } from '../theme/scale.css.ts'

export const prose = style({ ...text.body, minInlineSize: 0, color: vars.color.textDefault })

/** The text arrives as HTML, so its elements are styled by tag name, within this class only. */
const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(
    selector
      .split(',')
      .map((part) => `${prose} ${part.trim()}`)
      .join(', '),
    rule,
  )

inside('> * + *', { marginBlockStart: space[2.5] })
inside('p, ul, ol, dl, blockquote', { maxInlineSize: '42em' })
inside('h1, h2', { ...text.section, marginBlock: `${space[8]} ${space[2.5]}` })
inside('h3', { ...text.subhead, marginBlock: `${space[6]} ${space[2]}` })
inside('h4, h5, h6', { ...text.card, marginBlock: `${space[5]} ${space[1.5]}` })
inside('> :is(h1, h2, h3, h4, h5, h6):first-child', { marginBlockStart: 0 })
inside('a', { textDecoration: 'underline', textUnderlineOffset: '3px' })
inside('ul', { listStyle: 'disc', paddingInlineStart: '1.5em' })
inside('ol', { listStyle: 'decimal', paddingInlineStart: '1.75em' })
inside('li + li', { marginBlockStart: space[1] })
inside('li::marker', { color: vars.color.textSubtle, fontVariantNumeric: 'tabular-nums' })
inside('blockquote', {
  paddingInlineStart: space[4],
  borderInlineStart: `3px solid ${vars.color.borderStrong}`,
  color: vars.color.textMuted,
})
inside('pre', {
  overflowX: 'auto',
  paddingBlock: space[4],
  paddingInline: space[4],
  borderInlineStart: `3px solid ${vars.color.accentSolid}`,
  background: vars.color.bgSunken,
  fontFamily: vars.font.mono,
  fontSize: textSize.table,
  lineHeight: 1.6,
  overflowWrap: 'normal',
})
inside(':not(pre) > code', {
  paddingInline: '0.3em',
  borderRadius: `min(3px, ${vars.radius.control})`,
  background: vars.color.bgSunken,
})
inside('kbd', {
  paddingInline: space[1],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: `min(3px, ${vars.radius.control})`,
})
inside('img, video', { blockSize: 'auto', borderRadius: vars.radius.card })
inside('figcaption', { ...text.table, color: vars.color.textMuted, marginBlockStart: space[1] })
inside('hr', { marginBlock: space[6] })
inside('mark', { background: vars.color.warningSoft, color: 'inherit' })
/** Width of the fade at the end of a table that can be scrolled further, where the browser ties animations to scrolling. */
const fade = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' })
const shrinks = keyframes({ from: { vars: { [fade]: '40px' } }, to: { vars: { [fade]: '0px' } } })
inside('table', {
  ...text.table,
  maskImage: `linear-gradient(to right, #000 calc(100% - ${fade}), transparent)`,
  animationName: shrinks,
  animationTimingFunction: 'linear',
  animationTimeline: 'scroll(self inline)',
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
  // numbers and names of files stay whole; a table that is too wide scrolls
  overflowWrap: 'normal',
  // about five Han characters
  minInlineSize: '7em',
})
/** A math font where there is one: it has the signs that grow with their content. */
inside('math', { fontFamily: 'math, "STIX Two Math", "Cambria Math", "Latin Modern Math"' })
/** Slanted letters of the page's font: the letters of math fonts are missing on some computers. */
inside('mi', { textTransform: 'none', fontStyle: 'italic' })
inside('mi[mathvariant="normal"]', { fontStyle: 'normal' })
inside('math[display="block"]', { display: 'block math', inlineSize: 'fit-content', fontSize: textSize.lead })
inside('p:has(> math[display="block"])', {
  maxInlineSize: 'none',
  overflowX: 'auto',
  paddingBlock: space[3],
  paddingInline: space[4],
  borderInlineStart: `3px solid ${vars.color.accentSolid}`,
  background: vars.color.bgSunken,
})
/** A formula of a person's text: on a line of its own, or in a line and so long that it scrolls by itself. */
inside('.formula', { display: 'block', overflowX: 'auto', overflowY: 'hidden', paddingBlock: space[1.5] })
inside('.formula > math', { marginInline: 'auto' })
inside('.formula-line', { display: 'inline-block', maxInlineSize: '100%', overflowX: 'auto', verticalAlign: 'middle' })
inside('mtd.tml-left', { textAlign: 'start' })
inside('mtd.tml-right', { textAlign: 'end' })
const line = '0.06em solid currentColor'
inside('.line-around', { border: line, padding: '0.2em' })
inside('.line-above, menclose[notation~="top"]', { borderBlockStart: line })
inside('.line-below, menclose[notation~="bottom"]', { borderBlockEnd: line })
const strike = 'transparent calc(50% - 0.03em), currentColor 0 calc(50% + 0.03em), transparent 0'
inside('menclose[notation~="updiagonalstrike"]', { background: `linear-gradient(to top right, ${strike})` })
inside('menclose[notation~="downdiagonalstrike"]', { background: `linear-gradient(to bottom right, ${strike})` })
inside('.line-start', { borderInlineStart: line })
inside('.line-end', { borderInlineEnd: line })
inside('.code-keyword', { color: vars.color.accentText, fontWeight: 600 })
inside('.code-string', { color: vars.color.successText })
inside('.code-number', { color: vars.color.warningText })
inside('.code-name', { color: vars.color.dangerText })
inside('.code-comment', { color: vars.color.textMuted, fontStyle: 'italic' })
inside('td > code', { whiteSpace: 'nowrap' })
inside('th', { fontWeight: 600, borderBlockEndColor: vars.color.borderDefault, whiteSpace: 'nowrap' })
inside('a[href^="http"]::after', {
  '@media': { [media.print]: { content: '" (" attr(href) ")"', fontSize: '0.85em', overflowWrap: 'anywhere' } },
})

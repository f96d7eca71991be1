import { globalLayer, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { family, focusRing, media, textSize } from './scale.css.ts'
import './marks.css.ts'
import './print.css.ts'

/** Defaults of elements are in a layer, so that any component style overrides them regardless of specificity. */
const reset = globalLayer('reset')
const inReset = (selector: string, rule: Record<string, unknown>) =>
  globalStyle(selector, { '@layer': { [reset]: rule } } as Parameters<typeof globalStyle>[1])

inReset('*, *::before, *::after', { boxSizing: 'border-box' })
inReset('html', {
  vars: { '--line-body': vars.font.lineZh },
  scrollPaddingBlockStart: `calc(${vars.size.header} + 16px)`,
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
})
inReset('html:lang(en)', { vars: { '--line-body': vars.font.lineEn } })
inReset('body, [lang]', { fontFamily: family.body })
inReset('body', {
  margin: 0,
  fontSize: textSize.body,
  lineHeight: 'var(--line-body)',
  background: vars.color.bgCanvas,
  color: vars.color.textDefault,
  textAutospace: 'normal',
  lineBreak: 'strict',
  overflowWrap: 'anywhere',
  WebkitFontSmoothing: 'antialiased',
})
inReset('h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol, pre, fieldset', { margin: 0 })
inReset('ul, ol', { padding: 0, listStyle: 'none' })
inReset('h1, h2, h3, h4, h5, h6', { font: 'inherit' })
inReset('fieldset', { border: 0, padding: 0, minInlineSize: 0 })
inReset('a', { color: vars.color.textLink, textDecoration: 'none' })
inReset('a:hover', { color: vars.color.textLinkHover, textDecoration: 'underline' })
inReset('button, input, select, textarea', { font: 'inherit', color: 'inherit' })
inReset('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' })
inReset('table', { borderCollapse: 'collapse', borderSpacing: 0 })
inReset('code, pre, kbd, samp', { fontFamily: vars.font.mono, fontSize: '0.93em' })
inReset('em, i, cite, address', { fontStyle: 'normal' })
inReset('strong, b, em', { fontWeight: 600 })
inReset('hr', { border: 0, borderBlockStart: `1px solid ${vars.color.borderHairline}`, margin: 0 })
inReset(':focus-visible', focusRing)
inReset('::selection', { background: vars.color.accentSolid, color: vars.color.accentOnSolid })

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0s !important',
      animationDelay: '0s !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})
globalStyle('body', { '@media': { [media.print]: { background: '#fff', color: '#000' } } })

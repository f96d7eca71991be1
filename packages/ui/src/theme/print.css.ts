import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { media } from './scale.css.ts'

const { color, shadow } = vars

/**
 * In print every theme is black on white: grounds are not printed, so a dark theme's light text would be invisible. Drawings
 * and the pigments of people and teams keep their colours.
 */
const paper: Record<string, string> = {
  ...same('#fff', color.bgCanvas, color.bgSurface, color.bgRaised, color.bgSunken, color.bgHover, color.bgSelected),
  ...same('#fff', color.bgInverse, color.headerBg, color.heroBg, color.footerBg),
  ...same('#fff', color.actionSoft, color.accentSoft, color.successSoft, color.warningSoft, color.dangerSoft),
  ...same('#000', color.textDefault, color.textInverse, color.actionText, color.accentOnSolid, color.textLink),
  ...same('#000', color.textLinkHover, color.headerText, color.heroText, color.heroAccent, color.footerText),
  ...same(
    '#000',
    color.accentText,
    color.successText,
    color.warningText,
    color.dangerText,
    color.moveUp,
    color.moveDown,
  ),
  ...same('#444', color.textMuted, color.textSubtle, color.textDisabled, color.headerMuted, color.heroMuted),
  ...same('#444', color.footerMuted, color.borderStrong),
  ...same('#999', color.borderDefault, color.headerBorder),
  ...same('#ccc', color.borderHairline, color.dataGrid),
  ...same('none', shadow['1'], shadow['2'], shadow['3']),
}

function same(value: string, ...names: string[]) {
  // The theme's variables are set on the same element, and the bundler decides which rule comes later.
  return Object.fromEntries(names.map((name) => [name, `${value} !important`]))
}

const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { [media.print]: rule } } as Parameters<typeof globalStyle>[1])

onPaper('html[data-theme]', { vars: paper })
onPaper('body', { fontSize: '11pt' })
onPaper('h1, h2, h3, h4', { breakAfter: 'avoid' })
onPaper('p, li', { orphans: 3, widows: 3 })
onPaper('figure, tr, img, svg, pre, blockquote', { breakInside: 'avoid' })
// A table that continues on the next page repeats its head.
onPaper('thead', { display: 'table-header-group' })
// Search forms are useless in print.
onPaper('search', { display: 'none !important' })
onPaper('details::details-content', { contentVisibility: 'visible', blockSize: 'auto' })

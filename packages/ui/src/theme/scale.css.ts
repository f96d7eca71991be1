import { vars } from './contract.css.ts'

/** Spacing on a 4 px base, and three half steps for the inside of controls. The same in every theme. Nothing else may set a padding, margin or gap. */
export const space = {
  0: '0',
  0.5: '2px',
  1: '4px',
  1.5: '6px',
  2: '8px',
  2.5: '10px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  14: '56px',
  18: '72px',
} as const

/** Stacking order. Other z-index values are not allowed. */
export const layer = {
  base: 0,
  stickyRow: 3,
  header: 20,
  sideBar: 25,
  popover: 40,
  dialog: 50,
  toast: 60,
  progress: 70,
} as const

/** Fixed sizes of controls and pictures. */
export const size = {
  targetMin: '24px',
  target: '40px',
  targetPhone: '44px',
  controlS: '32px',
  controlM: '40px',
  controlL: '48px',
  input: '44px',
  /** Box of a checkbox, disc of a radio button. */
  box: '20px',
  avatarXs: '22px',
  avatarS: '32px',
  avatarM: '44px',
  avatarProfile: '128px',
  sideNav: '260px',
  popover: '420px',
  dialog: '540px',
} as const

/** Height of the lines above a page's header, for what fills the rest of the window. */
export const aboveHeader = 'var(--above-header, 0px)'

/** Media queries. Narrow phone up to 359 px, phone up to 699 px, tablet up to 1023 px, desktop from 1024 px. */
export const media = {
  narrowPhone: 'screen and (max-width: 359px)',
  phone: 'screen and (max-width: 699px)',
  tabletDown: 'screen and (max-width: 1023px)',
  tablet: 'screen and (min-width: 700px) and (max-width: 1023px)',
  tabletUp: 'screen and (min-width: 700px)',
  desktop: 'screen and (min-width: 1024px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const

/** Line height of running text: Chinese needs more air than English. Set on `html` by language, used by `text.body` and `text.lead`. */
export const lineBody = 'var(--line-body)'

/**
 * Font sizes by step, and the only place that sets one. `text` adds line height and weight; a size alone is for an element that
 * takes those from its parent.
 */
export const textSize = {
  /** Digits in badges only. */
  badge: '11px',
  /** Keys of the keyboard, counts beside a label and chart values. */
  key: '12px',
  /** One-line meta, tags, axis text; never sentences. */
  micro: '13px',
  /** Tables and notes; the smallest size for sentences. */
  table: '14px',
  body: '15px',
  /** Also fields on phones: a browser zooms in on smaller ones. */
  card: '16px',
  lead: '17px',
  subhead: '19px',
  /** A section on phones, and the names of sites. */
  sectionS: '20px',
  section: '22px',
  /** A title or figure on phones, and the headings of microsites. */
  titleS: '26px',
  figure: '30px',
  title: '34px',
  display: '68px',
  /** The display step where two English lines have to stay two lines. */
  displayEn: 'min(11.2vw, 58px)',
} as const

/** Sizes of the one line that is a page's picture, by the length of that line. */
export const posterSize = {
  short: 'clamp(84px, 10.5vw, 132px)',
  medium: 'clamp(44px, 5.4vw, 76px)',
  long: 'clamp(34px, 3.8vw, 50px)',
} as const

const step = (fontSize: string, lineHeight: string | number, fontWeight: number | string = 400, phone?: string) => ({
  fontSize,
  lineHeight,
  fontWeight,
  ...(phone ? { '@media': { [media.phone]: { fontSize: phone } } } : {}),
})

/** Font families, each with the marks of the text's language before it (`marks.css.ts`). Nothing else may name one but `mono`. */
export const family = {
  body: `var(--marks, ""), ${vars.font.body}`,
  display: `var(--marks, ""), ${vars.font.display}`,
} as const

/** Font of titles, combined with the size of a step: `style({ ...text.section, ...displayFace })`. */
export const displayFace = {
  fontFamily: family.display,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.displayTracking,
} as const

/** Type steps, to be spread into a style: `style({ ...text.title })`. */
export const text = {
  display: { ...step(textSize.display, 1.14, vars.font.displayWeight, '52px'), ...displayFace },
  title: step(textSize.title, 1.3, 800, textSize.titleS),
  section: step(textSize.section, 1.3, 700, textSize.sectionS),
  subhead: step(textSize.subhead, 1.4, 700, '18px'),
  card: step(textSize.card, 1.5, 700),
  lead: step(textSize.lead, lineBody, 400, textSize.card),
  body: step(textSize.body, lineBody),
  table: step(textSize.table, 1.4),
  micro: step(textSize.micro, 1.4),
  badge: step(textSize.badge, 1.6, 600),
  figure: step(textSize.figure, 1, 700, textSize.titleS),
} as const

/** Title written by other people, such as that of a competition: its length is unlimited, so its lines are balanced. */
export const headline = { ...text.title, ...displayFace, textWrap: 'balance' } as const

/** Digits of equal width, for scores, ranks, counts and times. */
export const tabular = { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' } as const

/** Text in an SVG follows the colours that the reader forces, also where its state gives it another colour. */
export const forcedText = { '@media': { [media.forcedColors]: { fill: 'CanvasText !important' } } } as const

/**
 * End of a row that scrolls sideways. Filled with a gradient to the ground's colour it fades what goes on, and scrolled to the end it
 * covers the gap after the last entry.
 */
export const edgeFade = {
  content: '',
  position: 'sticky',
  insetInlineEnd: 0,
  zIndex: 1,
  flex: 'none',
  inlineSize: space[10],
  pointerEvents: 'none',
} as const

/**
 * The open entry of a navigation beside its page, for `selectors`; the entry is positioned. The bar is a border, because
 * forced colours hide backgrounds.
 */
export const openEntry = {
  '&[aria-current]': { background: vars.color.bgSelected, color: vars.color.textDefault, fontWeight: 600 },
  '&[aria-current]::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    borderInlineStart: `3px solid ${vars.color.accentSolid}`,
  },
} as const

/** A keyboard shortcut: "⌘ K". */
export const keyCap = {
  flex: 'none',
  paddingInline: space[1],
  border: '1px solid currentColor',
  borderRadius: `min(3px, ${vars.radius.control})`,
  color: vars.color.textSubtle,
  fontFamily: family.body,
  fontSize: textSize.key,
  lineHeight: '18px',
} as const

/** The focus ring, the same in every theme. */
export const focusRing = {
  outline: `3px solid ${vars.color.focusRing}`,
  outlineOffset: '2px',
} as const

/**
 * Grounds that a theme may invert: a light theme can have a dark header. There the focus ring takes the colour of their
 * text, which every theme keeps readable.
 */
const ringAs = (colour: string) => ({ [vars.color.focusRing]: colour })
export const onHeader = {
  background: vars.color.headerBg,
  color: vars.color.headerText,
  vars: ringAs(vars.color.headerText),
}
export const onHero = { background: vars.color.heroBg, color: vars.color.heroText, vars: ringAs(vars.color.heroText) }
export const onFooter = {
  background: vars.color.footerBg,
  color: vars.color.footerText,
  vars: ringAs(vars.color.footerText),
}

/** Text for screen readers only. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const

import { vars } from './contract.css.ts'

/** Spacing on a 4 px base. The same in every theme. */
export const space = {
  0: '0',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  14: '56px',
  18: '72px',
} as const

/** Stacking order. Nothing else may set a z-index. */
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
  avatarXs: '22px',
  avatarS: '32px',
  avatarM: '44px',
  avatarProfile: '128px',
  sideNav: '260px',
  popover: '420px',
  dialog: '540px',
} as const

/** Media queries. Phone up to 699 px, tablet up to 1023 px, desktop from 1024 px. */
export const media = {
  phone: 'screen and (max-width: 699px)',
  tabletDown: 'screen and (max-width: 1023px)',
  tabletUp: 'screen and (min-width: 700px)',
  desktop: 'screen and (min-width: 1024px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const

/** Line height of running text: Chinese needs more air than English. Set on `html` by language, used by `text.body` and `text.lead`. */
export const lineBody = 'var(--line-body)'

const step = (fontSize: string, lineHeight: string | number, fontWeight: number | string = 400, phone?: string) => ({
  fontSize,
  lineHeight,
  fontWeight,
  ...(phone ? { '@media': { [media.phone]: { fontSize: phone } } } : {}),
})

/** The face of titles, over the size of a step: `style({ ...text.section, ...displayFace })`. */
export const displayFace = {
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.displayTracking,
} as const

/** Type steps, to be spread into a style: `style({ ...text.title })`. */
export const text = {
  display: { ...step('68px', 1.14, vars.font.displayWeight, '52px'), ...displayFace },
  title: step('34px', 1.3, 800, '26px'),
  section: step('22px', 1.3, 700, '20px'),
  subhead: step('19px', 1.4, 700, '18px'),
  card: step('16px', 1.5, 700),
  lead: step('17px', lineBody, 400, '16px'),
  body: step('15px', lineBody),
  /** Tables and notes; the smallest size for sentences. */
  table: step('14px', 1.4),
  /** One-line meta, tags, axis text; never sentences. */
  micro: step('13px', 1.4),
  /** Digits in badges only. */
  badge: step('11px', 1.6, 600),
  figure: step('30px', 1, 700, '26px'),
} as const

/** The title of what somebody else wrote, such as a competition: as long as they like, so its lines are of like length. */
export const headline = { ...text.title, ...displayFace, textWrap: 'balance' } as const

/** Digits of equal width, for scores, ranks, counts and times. */
export const tabular = { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' } as const

/** A key of the keyboard that does the same: "⌘ K". */
export const keyCap = {
  flex: 'none',
  paddingInline: '5px',
  border: '1px solid currentColor',
  borderRadius: `min(3px, ${vars.radius.control})`,
  color: vars.color.textSubtle,
  fontFamily: vars.font.body,
  fontSize: '12px',
  lineHeight: '18px',
} as const

/** The focus ring, the same in every theme. */
export const focusRing = {
  outline: `3px solid ${vars.color.focusRing}`,
  outlineOffset: '2px',
} as const

/**
 * The grounds that a theme may turn round: a light theme can have a dark header. The focus ring takes the colour of their text
 * there, which every theme keeps readable.
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

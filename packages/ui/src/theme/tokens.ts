/**
 * The theme contract as data: every name a theme must give a value for. At most 90, so that an organiser can hold a theme in one view.
 * A name here is the CSS variable of the same name with two dashes in front.
 */
export const tokenNames = [
  'color-bg-canvas',
  'color-bg-surface',
  'color-bg-raised',
  'color-bg-sunken',
  'color-bg-hover',
  'color-bg-selected',
  'color-bg-inverse',
  'color-bg-scrim',
  'color-text-default',
  'color-text-muted',
  'color-text-subtle',
  'color-text-disabled',
  'color-text-inverse',
  'color-text-link',
  'color-text-link-hover',
  'color-border-hairline',
  'color-border-default',
  'color-border-strong',
  'color-focus-ring',
  'color-action-bg',
  'color-action-bg-hover',
  'color-action-bg-active',
  'color-action-text',
  'color-action-soft',
  'color-accent-solid',
  'color-accent-on-solid',
  'color-accent-soft',
  'color-accent-text',
  'color-success-solid',
  'color-success-soft',
  'color-success-text',
  'color-warning-solid',
  'color-warning-soft',
  'color-warning-text',
  'color-danger-solid',
  'color-danger-soft',
  'color-danger-text',
  'color-stage-signup',
  'color-stage-a',
  'color-stage-b',
  'color-stage-idle',
  'color-stage-now',
  'color-rank-gold',
  'color-rank-silver',
  'color-rank-bronze',
  'color-move-up',
  'color-move-down',
  'color-data-1',
  'color-data-2',
  'color-data-3',
  'color-data-4',
  'color-data-5',
  'color-data-6',
  'color-data-rest',
  'color-data-grid',
  'color-header-bg',
  'color-header-text',
  'color-header-muted',
  'color-header-border',
  'color-hero-bg',
  'color-hero-text',
  'color-hero-muted',
  'color-hero-accent',
  'color-footer-bg',
  'color-footer-text',
  'color-footer-muted',
  'font-body',
  'font-display',
  'font-mono',
  'font-display-weight',
  'font-display-tracking',
  'font-line-zh',
  'font-line-en',
  'radius-control',
  'radius-card',
  'radius-pill',
  'border-width',
  'size-row',
  'size-content',
  'size-header',
  'shadow-1',
  'shadow-2',
  'shadow-3',
  'motion-fast',
  'motion-base',
  'motion-ease',
  'art-hero',
  'art-divider',
] as const

export type TokenName = (typeof tokenNames)[number]

/** One value per token. Colours are #rrggbb or #rrggbbaa; fonts name a registered stack; art names a registered drawing. */
export type ThemeTokens = Readonly<Record<TokenName, string>>

/** The colour tokens: what a drawing may take from a theme. */
export type ColourToken = Extract<TokenName, `color-${string}`>

/** What a token's value is, which decides how it is written, checked and edited. */
export type TokenKind =
  | 'colour'
  | 'font'
  | 'weight'
  | 'tracking'
  | 'line'
  | 'length'
  | 'shadow'
  | 'time'
  | 'ease'
  | 'art'

const kindOfOther: Readonly<Record<Exclude<TokenName, ColourToken>, Exclude<TokenKind, 'colour'>>> = {
  'font-body': 'font',
  'font-display': 'font',
  'font-mono': 'font',
  'font-display-weight': 'weight',
  'font-display-tracking': 'tracking',
  'font-line-zh': 'line',
  'font-line-en': 'line',
  'radius-control': 'length',
  'radius-card': 'length',
  'radius-pill': 'length',
  'border-width': 'length',
  'size-row': 'length',
  'size-content': 'length',
  'size-header': 'length',
  'shadow-1': 'shadow',
  'shadow-2': 'shadow',
  'shadow-3': 'shadow',
  'motion-fast': 'time',
  'motion-base': 'time',
  'motion-ease': 'ease',
  'art-hero': 'art',
  'art-divider': 'art',
}

export const isColourToken = (name: TokenName): name is ColourToken => name.startsWith('color-')

export const tokenKind = (name: TokenName): TokenKind => (isColourToken(name) ? 'colour' : kindOfOther[name])

const names: ReadonlySet<string> = new Set(tokenNames)

/** Whether a key of a file is a name of the contract. */
export const isTokenName = (key: string): key is TokenName => names.has(key)

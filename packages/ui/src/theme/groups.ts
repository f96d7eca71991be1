/** Purpose of a token, in the order of a page: grounds first, data and art last. */
export type TokenGroup = (typeof tokenGroups)[number]['id']

/**
 * Every name of the theme contract, grouped by meaning, and the only place where it is written: at most 90, so that an organiser can
 * view a theme at once. A name here is the CSS variable of the same name with two dashes in front. `tokens.ts` derives the
 * list and its types, `contract.css.ts` the variables of style files.
 */
export const tokenGroups = [
  {
    id: 'ground',
    tokens: [
      'color-bg-canvas',
      'color-bg-surface',
      'color-bg-raised',
      'color-bg-sunken',
      'color-bg-hover',
      'color-bg-selected',
      'color-bg-inverse',
      'color-bg-scrim',
    ],
  },
  {
    id: 'text',
    tokens: [
      'color-text-default',
      'color-text-muted',
      'color-text-subtle',
      'color-text-disabled',
      'color-text-inverse',
      'color-text-link',
      'color-text-link-hover',
    ],
  },
  {
    id: 'border',
    tokens: [
      'color-border-hairline',
      'color-border-default',
      'color-border-strong',
      'color-focus-ring',
      'border-width',
    ],
  },
  {
    id: 'action',
    tokens: [
      'color-action-bg',
      'color-action-bg-hover',
      'color-action-bg-active',
      'color-action-text',
      'color-action-soft',
    ],
  },
  {
    id: 'state',
    tokens: [
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
    ],
  },
  {
    id: 'panel',
    tokens: [
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
    ],
  },
  {
    id: 'stage',
    tokens: [
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
    ],
  },
  {
    id: 'data',
    tokens: [
      'color-data-1',
      'color-data-2',
      'color-data-3',
      'color-data-4',
      'color-data-5',
      'color-data-6',
      'color-data-rest',
      'color-data-grid',
    ],
  },
  {
    id: 'type',
    tokens: [
      'font-body',
      'font-display',
      'font-mono',
      'font-display-weight',
      'font-display-tracking',
      'font-line-zh',
      'font-line-en',
    ],
  },
  { id: 'shape', tokens: ['radius-control', 'radius-card', 'radius-pill', 'shadow-1', 'shadow-2', 'shadow-3'] },
  { id: 'size', tokens: ['size-row', 'size-content', 'size-header'] },
  { id: 'motion', tokens: ['motion-fast', 'motion-base', 'motion-ease'] },
  { id: 'art', tokens: ['art-hero', 'art-divider'] },
] as const satisfies readonly { id: string; tokens: readonly string[] }[]

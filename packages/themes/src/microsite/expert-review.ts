import type { ThemeTokens } from '@shulei/ui/theme/tokens.ts'
import { light } from '../site/light.ts'

/** Quiet desk for reviewers: slate, 40 px rows, 1440 px column. */
export const expertReview: ThemeTokens = {
  ...light,
  'color-bg-canvas': '#eff2f3',
  'color-bg-sunken': '#e7ebed',
  'color-bg-selected': '#e2eef2',
  'color-text-link': '#1b5a75',
  'color-text-link-hover': '#124257',
  'color-focus-ring': '#1b5a75',
  'color-action-bg': '#1b5a75',
  'color-action-bg-hover': '#144a61',
  'color-action-bg-active': '#0e3a4d',
  'color-action-soft': '#dfecf1',
  'color-accent-solid': '#1b5a75',
  'color-accent-soft': '#dfecf1',
  'color-accent-text': '#1b5a75',
  'color-stage-now': '#1b5a75',
  'color-header-bg': '#1f2d33',
  'color-header-text': '#eef3f4',
  'color-header-muted': '#b4c2c7',
  'color-header-border': '#33444b',
  'color-hero-bg': '#1f2d33',
  'color-hero-text': '#eef3f4',
  'color-hero-muted': '#b4c2c7',
  'color-hero-accent': '#9fd0e2',
  'size-row': '40px',
  'size-content': '1440px',
  'size-header': '52px',
  'motion-base': '120ms',
}

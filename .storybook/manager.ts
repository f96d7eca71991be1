import { light } from '@shulei/themes/site/light.ts'
import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

/** Stories that fill a page; the addon panel below them would take half of the screen. */
const wholePages = /^(welcome|studio|foundation)-/

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: '数擂 Shulei',
    brandUrl: './',
    colorPrimary: light['color-action-bg'],
    colorSecondary: light['color-accent-solid'],
    appBg: light['color-bg-canvas'],
    appBorderColor: light['color-border-hairline'],
    textColor: light['color-text-default'],
    fontBase: '"Nunito Sans", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif',
  }),
  layoutCustomisations: {
    showPanel: ({ storyId }, shown) => (storyId && wholePages.test(storyId) ? false : shown),
  },
})

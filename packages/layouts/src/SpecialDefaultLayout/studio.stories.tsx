import { withSite } from '@shulei/features/base/site/stories/withSite.tsx'
import { MicrositePage } from '@shulei/features/publish/microsite/MicrositePage/MicrositePage.tsx'
import type { StudioPage } from '@shulei/features/publish/studio/PreviewFrames/PreviewFrames.tsx'
import { art, framesSettled, starts, themeOf, tools } from '@shulei/features/publish/studio/stories/kit.tsx'
import { ThemeStudio } from '@shulei/features/publish/studio/ThemeStudio/ThemeStudio.tsx'
import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { kiteSite } from '@shulei/mocks/publish/microsite/sites.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { DcicDefaultLayout } from '../DcicDefaultLayout/DcicDefaultLayout.tsx'
import { ExpertReviewLayout } from '../ExpertReviewLayout/ExpertReviewLayout.tsx'
import { fits } from '../stories/checks.ts'
import { DcicPage } from '../stories/DcicPage.tsx'
import { ReviewDesk } from '../stories/ReviewDesk.tsx'
import { UnveilBoard } from '../stories/UnveilBoard.tsx'
import { UnveilLayout } from '../UnveilLayout/UnveilLayout.tsx'
import { SpecialDefaultLayout } from './SpecialDefaultLayout.tsx'

const nothing = () => {}
const chrome = { onSignOut: nothing, onNotice: nothing }

const pages: readonly StudioPage[] = [
  {
    id: 'special-default',
    name: { cn: '专题与竞速', en: 'Specials and races' },
    content: (
      <SpecialDefaultLayout {...chrome} microsite={kiteSite}>
        <MicrositePage site={kiteSite} at={kiteSite} page="home" />
      </SpecialDefaultLayout>
    ),
  },
  {
    id: 'unveil',
    name: themeOf('unveil').name,
    content: (
      <UnveilLayout {...chrome}>
        <UnveilBoard />
      </UnveilLayout>
    ),
  },
  {
    id: 'dcic-default',
    name: { cn: '数字中国', en: 'Digital China' },
    content: (
      <DcicDefaultLayout {...chrome}>
        <DcicPage />
      </DcicDefaultLayout>
    ),
  },
  {
    id: 'expert-review',
    name: themeOf('expert-review').name,
    content: (
      <ExpertReviewLayout {...chrome} reviewer={{ id: 31, name: '乔远舟' }} progress={{ done: 2, total: 8 }}>
        <ReviewDesk />
      </ExpertReviewLayout>
    ),
  },
]

/**
 * For organisers: make a theme and see it on every microsite layout, on four screens at once. All changes stay in this
 * browser.
 */
const meta = preview.meta({
  id: 'studio-theme-studio',
  title: 'Studio/主题工作台',
  component: ThemeStudio,
  tags: ['!autodocs'],
  decorators: [withSite({ website: websiteFixture() })],
  parameters: { layout: 'fullscreen', router: '/races/kite' },
  args: { themes: starts, art, pages, tools },
})

export const Start = meta.story({
  play: async ({ canvas }) => {
    await framesSettled(4)
    await expect(canvas.getByTitle(/^(专题与竞速|Specials and races) · (手机|Phone)$/)).toBeVisible()
    await fits()
  },
})

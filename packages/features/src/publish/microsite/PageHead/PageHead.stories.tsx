import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { PageHead } from './PageHead.tsx'

const meta = preview.meta({
  title: 'Areas/microsite/PageHead',
  component: PageHead,
  parameters: { layout: 'fullscreen' },
  args: {
    title: { cn: '专家', en: 'Experts' },
    lead: { cn: '他们主持答疑，复核基线，不参与排名。', en: 'They answer questions and are not ranked.' },
  },
})

export const Default = meta.story({ tags: ['modes-microsite'] })

/** A text without English is Chinese on an English page, and says so. */
export const ChineseOnly = meta.story({
  globals: { theme: 'tang', locale: 'en-US' },
  args: { title: { cn: '诗话五则', en: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'zh-CN')
  },
})

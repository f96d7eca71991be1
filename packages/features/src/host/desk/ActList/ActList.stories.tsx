import { actsFixture } from '@shulei/mocks/host/desk/fixtures.ts'
import { longEnglish, longWord } from '@shulei/ui/stories/longText.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { ActList } from './ActList.tsx'

const lines = actsFixture()

const meta = preview.meta({
  title: 'Areas/desk/ActList',
  component: ActList,
  globals: { person: 'he' },
  args: { lines },
})

/** Every act in one sentence. */
export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(lines.length)
    await expect(canvas.getByText(pattern('desk:acts.codeRenewed'))).toBeVisible()
  },
})

/** Texts before and after a change are opened on demand; parts that stayed are left out. */
export const Opened = meta.story({
  args: { lines: lines.slice(0, 3), hasDetails: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(text('desk:acts.more')))
    await expect(canvas.getByText(text('desk:acts.before'))).toBeVisible()
    await expect(canvas.queryByText(/train\.csv/)).toBeNull()
    await userEvent.click(document.body)
  },
})

export const LongTexts = meta.story({
  globals: { locale: 'en-US', viewport: { value: 'phone', isRotated: false } },
  args: {
    lines: lines.map((line) =>
      line.act === 'changed' && line.facts.field === 'title'
        ? { ...line, by: longEnglish, facts: { ...line.facts, before: { cn: longWord, en: '' } } }
        : line,
    ),
    hasDetails: true,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

import { madeFixture } from '@shulei/mocks/host/hosting/fixtures.ts'
import { longEnglish } from '@shulei/ui/stories/longText.ts'
import { expect, fn, spyOn } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { Made } from './Made.tsx'

const made = { ...madeFixture(), title: '三班鸢尾花分类' }
const link = `https://shulei.example/competition-private/verify?id=${made.id}&code=${made.code}`

const meta = preview.meta({
  title: 'Areas/hosting/Made',
  component: Made,
  parameters: { router: '/host' },
  args: { made, onAnother: fn() },
})

/** The link opens the competition with one click, and its code is large enough to be read from the last row. */
export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(link)).toBeVisible()
    await expect(canvas.getByText(made.code)).toBeVisible()
    await expect(canvas.getByRole('link', { name: text('hosting:made.enter') })).toHaveAttribute(
      'href',
      `/competitions/${made.id}`,
    )
  },
})

/** By keyboard: link, page, code, another one. */
export const ByKeyboard = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, args, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(write).toHaveBeenLastCalledWith(link)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: text('hosting:made.enter') })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(write).toHaveBeenLastCalledWith(made.code)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAnother).toHaveBeenCalledOnce()
    write.mockRestore()
  },
})

/** A long name, on a phone. */
export const LongTitle = meta.story({
  globals: { locale: 'en-US', viewport: { value: 'phone', isRotated: false } },
  args: { made: { ...made, title: longEnglish } },
})

import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { SkipLink } from './SkipLink.tsx'

const meta = preview.meta({
  title: 'Core/SkipLink',
  parameters: {
    keyboard: [
      ['Tab', 'at the start of the page: shows it'],
      ['Enter', 'to the content'],
    ],
    docs: {
      description: { component: 'First in every page. **Not** for other jumps inside a page.' },
    },
  },
  component: SkipLink,
  args: { target: 'main', children: '跳到正文' },
  render: (args, { globals }) => (
    <div className={frames.tall}>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        {globals.locale === 'en-US' ? 'Content' : '正文'}
      </main>
    </div>
  ),
})

export const Hidden = meta.story()
export const Focused = meta.story({
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: '跳到正文' })
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: { children: 'Skip to content' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  },
})

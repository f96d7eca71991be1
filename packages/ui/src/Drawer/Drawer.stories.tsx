import { expect, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { Button } from '../Button/Button.tsx'
import { DialogTrigger } from '../Dialog/Dialog.tsx'
import * as frames from '../stories/frames.css.ts'
import { han50 } from '../stories/longText.ts'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Drawer } from './Drawer.tsx'

const meta = preview.meta({
  title: 'Core/Drawer',
  component: Drawer,
  parameters: {
    keyboard: [
      ['Tab', 'inside the panel only'],
      ['Esc', 'close'],
    ],
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'A panel from the side: the menu on phones, filters, details of a row. **Not** for tasks with an end (`Dialog`).',
      },
      story: { inline: false, height: '480px' },
    },
  },
  args: {
    title: '菜单',
    closeLabel: '关闭',
    children: (
      <nav className={frames.column} aria-label="主导航">
        {['竞赛', '数据集', '资讯', '专家', '揭榜', '教程'].map((place) => (
          <TextLink key={place} href={`#${place}`} isStandalone tone="inherit">
            {place}
          </TextLink>
        ))}
      </nav>
    ),
  },
  render: (args) => (
    <DialogTrigger>
      <Button>菜单</Button>
      <Drawer {...args} />
    </DialogTrigger>
  ),
})

export const Open = meta.story({
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '菜单' }))
    await expect(await screen.findByRole('dialog', { name: '菜单' })).toBeVisible()
  },
})

export const FromStart = meta.story({ render: (args) => <Drawer {...args} side="start" isOpen /> })

export const ClosedByEscape = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '菜单' }))
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** Tab cycles inside; Escape returns the focus to the button. */
export const ByKeyboard = meta.story({
  tags: ['no-picture'], // closed at the end
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '菜单' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const drawer = await screen.findByRole('dialog')
    for (let i = 0; i < 9; i++) {
      await userEvent.tab({ shift: i > 6 })
      await expect(drawer.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: () => (
    <Drawer isOpen title={han50} closeLabel="关闭">
      {han50}
    </Drawer>
  ),
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  render: () => (
    <Drawer isOpen title="Menu" closeLabel="Close">
      <nav className={frames.column} aria-label="Main navigation">
        {['Competitions', 'Datasets', 'News', 'Experts', 'Open calls', 'Tutorials'].map((place) => (
          <TextLink key={place} href={`#${place}`} isStandalone tone="inherit">
            {place}
          </TextLink>
        ))}
      </nav>
    </Drawer>
  ),
})

import Bell from 'lucide-react/dist/esm/icons/bell.mjs'
import MenuIcon from 'lucide-react/dist/esm/icons/menu.mjs'
import Search from 'lucide-react/dist/esm/icons/search.mjs'
import X from 'lucide-react/dist/esm/icons/x.mjs'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { Badge } from '../Badge/Badge.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as frames from '../stories/frames.css.ts'
import { IconButton } from './IconButton.tsx'

const meta = preview.meta({
  title: 'Core/IconButton',
  parameters: {
    docs: {
      description: {
        component:
          'Search, bell, close, menu, previous and next. **Not** for anything else: write the word (`Button`).',
      },
    },
  },
  component: IconButton,
  args: { label: '关闭', icon: <Icon of={X} />, onPress: fn() },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
})

export const All = meta.story({
  tags: ['modes'],
  render: () => (
    <div className={frames.row}>
      <IconButton label="搜索" icon={<Icon of={Search} />} />
      <IconButton label="消息与通知，6 条未读" icon={<Icon of={Bell} />} badge={<Badge count={6} ring="header" />} />
      <IconButton
        label="消息与通知，128 条未读"
        icon={<Icon of={Bell} />}
        badge={<Badge count={128} ring="header" />}
      />
      <IconButton label="菜单" variant="outlined" icon={<Icon of={MenuIcon} />} />
      <IconButton label="关闭" size="s" icon={<Icon of={X} size={15} />} />
      <IconButton label="关闭" isDisabled icon={<Icon of={X} />} />
    </div>
  ),
})

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveAttribute('data-focus-visible')
  },
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: {
    label: 'Messages and notices, 6 unread',
    icon: <Icon of={Bell} />,
    badge: <Badge count={6} ring="header" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Messages and notices, 6 unread' })).toBeVisible()
  },
})

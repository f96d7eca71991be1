import LogOut from 'lucide-react/dist/esm/icons/log-out.mjs'
import Settings from 'lucide-react/dist/esm/icons/settings.mjs'
import User from 'lucide-react/dist/esm/icons/user.mjs'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as frames from '../stories/frames.css.ts'
import { han50 } from '../stories/longText.ts'
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from './Menu.tsx'

const meta = preview.meta({
  title: 'Core/Menu',
  component: Menu,
  parameters: {
    keyboard: [
      ['↓ ↑', 'from item to item'],
      ['letters', 'to the item that begins with them'],
      ['Enter', 'do it'],
      ['Esc', 'close'],
    ],
    docs: {
      description: {
        component:
          'Three or more actions behind one button. **Not** for choosing a value (`Select`), nor for one or two actions (show the buttons).',
      },
      story: { inline: false, height: '480px' },
    },
  },
  args: { children: null, onAction: fn() },
  render: (args) => (
    <div className={frames.tall}>
      <MenuTrigger>
        <Button>林晓舟</Button>
        <Menu {...args} placement="bottom start">
          <MenuItem id="profile" icon={<Icon of={User} />}>
            个人主页
          </MenuItem>
          <MenuItem id="settings" icon={<Icon of={Settings} />} note="资料、密码、隐私、通知">
            设置
          </MenuItem>
          <MenuItem id="review" isDisabled>
            评审
          </MenuItem>
          <MenuSeparator />
          <MenuItem id="leave" icon={<Icon of={LogOut} />} tone="danger">
            退出登录
          </MenuItem>
        </Menu>
      </MenuTrigger>
    </div>
  ),
})

export const Closed = meta.story()

export const Open = meta.story({
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('menu', { name: '林晓舟' })).toBeVisible()
  },
})

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button')
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('settings', undefined)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(button).toHaveFocus()
  },
})

export const Choice = meta.story({
  render: () => (
    <div className={frames.tall}>
      <MenuTrigger defaultOpen>
        <Button>排序</Button>
        <Menu placement="bottom start" selectionMode="single" defaultSelectedKeys={['end']}>
          <MenuSection title="按时间">
            <MenuItem id="new">最新发布</MenuItem>
            <MenuItem id="end">即将截止</MenuItem>
          </MenuSection>
          <MenuSection title="按热度">
            <MenuItem id="teams">队伍最多</MenuItem>
          </MenuSection>
        </Menu>
      </MenuTrigger>
    </div>
  ),
  play: async () => {
    await expect(await screen.findByRole('menuitemradio', { name: '即将截止' })).toBeChecked()
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: () => (
    <div className={frames.tall}>
      <MenuTrigger defaultOpen>
        <Button>更多</Button>
        <Menu placement="bottom start">
          <MenuItem note={han50}>{han50}</MenuItem>
        </Menu>
      </MenuTrigger>
    </div>
  ),
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  render: () => (
    <div className={frames.tall}>
      <MenuTrigger defaultOpen>
        <Button>Mira Chen</Button>
        <Menu placement="bottom start">
          <MenuItem icon={<Icon of={User} />}>My page</MenuItem>
          <MenuItem icon={<Icon of={Settings} />} note="Profile, password, privacy, notices">
            Settings
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Icon of={LogOut} />} tone="danger">
            Log out
          </MenuItem>
        </Menu>
      </MenuTrigger>
    </div>
  ),
  play: async () => {
    await expect(await screen.findByRole('menu', { name: 'Mira Chen' })).toBeVisible()
  },
})

import Database from 'lucide-react/dist/esm/icons/database.mjs'
import Mail from 'lucide-react/dist/esm/icons/mail.mjs'
import Moon from 'lucide-react/dist/esm/icons/moon.mjs'
import Trophy from 'lucide-react/dist/esm/icons/trophy.mjs'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { han50, longEnglish } from '../stories/longText.ts'
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx'
import { useShortcut } from './useShortcut.ts'

const onCommand = fn()
const onSearch = fn()
const onSubmit = fn()

const groups: CommandPaletteProps['groups'] = [
  {
    id: 'pages',
    title: '页面',
    commands: [
      {
        id: 'competitions',
        label: '竞赛',
        keywords: ['js', 'jingsai'],
        picture: <Icon of={Trophy} />,
        shortcut: 'g c',
      },
      {
        id: 'datasets',
        label: '数据集',
        keywords: ['sjj', 'shujuji'],
        picture: <Icon of={Database} />,
        shortcut: 'g d',
      },
    ],
  },
  {
    id: 'people',
    title: '人',
    commands: [
      {
        id: '208417',
        label: '顾南星',
        note: '杭州 · 算法工程师',
        keywords: ['gnx', 'gunanxing'],
        picture: <Avatar name="顾南星" seed="208417" />,
      },
    ],
  },
  {
    id: 'actions',
    title: '操作',
    commands: [
      { id: 'write', label: '写私信', keywords: ['xsx', 'xiesixin'], picture: <Icon of={Mail} />, shortcut: 'c' },
      { id: 'dark', label: '深色外观', keywords: ['sswg', 'shensewaiguan'], picture: <Icon of={Moon} /> },
    ],
  },
]

/** A page on which ⌘K opens the palette. */
function Page({
  startsOpen = true,
  opener = '搜索',
  ...rest
}: Partial<CommandPaletteProps> & { startsOpen?: boolean; opener?: string }) {
  const [isOpen, setOpen] = useState(startsOpen)
  useShortcut({ key: 'k', withCommand: true }, () => setOpen(true))
  return (
    <>
      <Button onPress={() => setOpen(true)}>{opener}</Button>
      <CommandPalette
        label="搜索和命令"
        placeholder="竞赛、数据集、人或操作"
        groups={groups}
        onSearch={onSearch}
        onCommand={onCommand}
        loadingText="正在找"
        emptyText="没有找到，换个写法试试"
        closeLabel="关闭"
        keys="↑ ↓ 选择，Enter 打开，Esc 关闭"
        {...rest}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </>
  )
}

const meta = preview.meta({
  title: 'Core/CommandPalette',
  component: Page,
  parameters: {
    keyboard: [
      ['⌘ K / Ctrl + K', 'open'],
      ['↓ ↑', 'from command to command'],
      ['Enter', 'do it'],
      ['Esc', 'empty the field, then close'],
    ],
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'One field for everything that has a name, found by its characters, its pinyin or its initials. Load it with `lazy()` on the first ⌘K. **Not** the only way to anything: whatever is in here has its link on a page as well.',
      },
      story: { inline: false, height: '560px' },
    },
  },
  beforeEach: () => {
    onCommand.mockClear()
    onSearch.mockClear()
    onSubmit.mockClear()
  },
})

export const Open = meta.story({
  tags: ['modes'],
  play: async () => {
    await expect(await screen.findByRole('searchbox', { name: '搜索和命令' })).toHaveFocus()
    await expect(screen.getAllByRole('menuitem')).toHaveLength(5)
  },
})

export const ByInitials = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox'), 'gnx')
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1))
    await expect(screen.getByRole('menuitem', { name: /顾南星/ })).toBeVisible()
    await expect(onSearch).toHaveBeenLastCalledWith('gnx')
  },
})

/** Escape while an input method composes neither empties the field nor closes the palette. */
export const Composed = meta.story({
  tags: ['no-picture'],
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('searchbox')
    await userEvent.type(field, '企鹅')
    fireEvent.keyDown(field, { key: 'Escape', keyCode: 229, isComposing: true })
    await expect(field).toHaveValue('企鹅')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(field).toHaveValue(''))
  },
})

export const ByKeyboard = meta.story({
  args: { startsOpen: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '搜索' })
    opener.focus()
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.type(await screen.findByRole('searchbox'), '数据')
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(onCommand).toHaveBeenCalledWith('datasets')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.keyboard('{Meta>}k{/Meta}')
    await expect(await screen.findByRole('searchbox')).toHaveValue('')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const Loading = meta.story({
  args: { groups: [], isLoading: true },
  play: async () => void (await screen.findByText('正在找')),
})
export const NothingFound = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox'), '炼金')
    await expect(await screen.findByText('没有找到，换个写法试试')).toBeVisible()
  },
})
/** A recent search fills the field; a command that changes the list leaves the palette open; Enter without a choice submits. */
export const StaysOpen = meta.story({
  tags: ['no-picture'], // the entries of the stories before
  args: {
    groups: [
      {
        id: 'recent',
        title: '最近',
        isFound: true,
        commands: [
          { id: 'recent-1', label: '潮汐', fill: '潮汐' },
          { id: 'clear', label: '清除', keepsOpen: true },
        ],
      },
    ],
    onSubmit,
    status: '找到 2 条',
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('status')).toHaveTextContent('找到 2 条')
    await userEvent.click(screen.getByRole('menuitem', { name: '清除' }))
    await expect(onCommand).toHaveBeenCalledWith('clear')
    await userEvent.click(screen.getByRole('menuitem', { name: '潮汐' }))
    // the palette has a new field after a command that changes the list
    const field = screen.getByRole('searchbox')
    await waitFor(() => expect(field).toHaveValue('潮汐'))
    await expect(onCommand).toHaveBeenCalledTimes(1)
    await userEvent.click(field)
    await userEvent.keyboard('{Enter}')
    await expect(onSubmit).toHaveBeenCalledWith('潮汐')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const LongText = meta.story({
  args: { groups: [{ id: 'a', title: han50, commands: [{ id: 'b', label: han50, note: longEnglish }] }] },
})
export const English = meta.story({
  globals: { locale: 'en-US' },
  args: {
    opener: 'Search',
    label: 'Search and commands',
    closeLabel: 'Close',
    placeholder: 'Pages, people, commands',
    groups: [{ id: 'pages', title: 'Pages', commands: [{ id: 'c', label: 'Competitions', shortcut: 'g c' }] }],
    keys: '↑ ↓ choose, Enter opens, Esc closes',
  },
})

import { expect, fireEvent, fn } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { han50, longEnglish } from '../stories/longText.ts'
import { SearchField } from './SearchField.tsx'

const meta = preview.meta({
  title: 'Core/SearchField',
  parameters: {
    keyboard: [
      ['Enter', 'search'],
      ['Tab', 'to the button that empties it'],
    ],
    docs: {
      description: {
        component:
          'The search of a list, as a form with method GET. **Not** for finding one person or thing to put into a form (`ComboBox`).',
      },
    },
  },
  component: SearchField,
  args: { label: '搜索队伍', placeholder: '队名、成员、拼音首字母', clearLabel: '清空', name: 'q', onChange: fn() },
  decorators: [
    (Story) => (
      <form className={frames.form} method="get">
        <search>
          <Story />
        </search>
      </form>
    ),
  ],
})

export const Default = meta.story({ tags: ['modes-colours'] })
export const WithText = meta.story({ args: { defaultValue: 'jagcz' }, tags: ['modes'] })
export const WithLabel = meta.story({ args: { isLabelVisible: true } })
export const WithShortcut = meta.story({ args: { shortcut: '⌘K', size: 's' } })
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'jagcz' } })

export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
})

export const Emptied = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('searchbox', { name: '搜索队伍' })
    await userEvent.type(input, '潮间带')
    await userEvent.click(canvas.getByRole('button', { name: '清空' }))
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(canvas.queryByRole('button', { name: '清空' })).toBeNull()
  },
})

/** Escape while an input method composes belongs to it: the words before the composition stay. */
export const Composed = meta.story({
  tags: ['no-picture'], // as `WithText`
  args: { defaultValue: '企鹅fen' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox', { name: '搜索队伍' })
    const heard = fn()
    input.addEventListener('keydown', heard, { once: true })
    const isNative = fireEvent.keyDown(input, { key: 'Escape', keyCode: 229, isComposing: true })
    // the browser empties a search field at Escape unless the event is cancelled
    await expect(isNative).toBe(false)
    await expect(heard).not.toHaveBeenCalled()
    await expect(input).toHaveValue('企鹅fen')
    await expect(fireEvent.keyDown(input, { key: 'Escape' })).toBe(true)
  },
})

export const LongText = meta.story({
  args: { label: longEnglish, isLabelVisible: true, placeholder: han50, defaultValue: han50 },
})
export const English = meta.story({
  globals: { locale: 'en-US' },
  args: { label: 'Search teams', placeholder: 'Team, member, pinyin initials', clearLabel: 'Clear' },
})

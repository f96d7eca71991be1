import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { ThemeSwitch } from './ThemeSwitch.tsx'

const meta = preview.meta({
  title: 'Areas/shell/ThemeSwitch',
  component: ThemeSwitch,
  args: { initial: 'system', onChange: fn() },
})

export const System = meta.story()
export const Light = meta.story({ args: { initial: 'light' } })
export const Dark = meta.story({ args: { initial: 'dark' } })

/** Each press switches: light, dark, and back to the system's choice. The page changes at once. */
export const Pressed = meta.story({
  beforeEach: () => {
    const html = document.documentElement
    const { theme } = html.dataset
    return () => {
      html.dataset.theme = theme
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
      document.cookie = 'theme=;path=/;max-age=0'
    }
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '外观: 跟随系统' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAccessibleName('外观: 浅色')
    await expect(document.documentElement).toHaveAttribute('data-theme', 'light')
    await userEvent.keyboard(' ')
    await expect(button).toHaveAccessibleName('外观: 深色')
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    await expect(document.cookie).toContain('theme=dark')
    await userEvent.keyboard('{Enter}')
    await expect(document.documentElement).toHaveAttribute('data-theme', 'system')
    await expect(args.onChange).toHaveBeenCalledTimes(3)
  },
})

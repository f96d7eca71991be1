import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import Monitor from 'lucide-react/dist/esm/icons/monitor.mjs'
import Moon from 'lucide-react/dist/esm/icons/moon.mjs'
import Sun from 'lucide-react/dist/esm/icons/sun.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ThemeChoice } from '../site-state.ts'
import { themeSwitch } from './ThemeSwitch.css.ts'

const order: readonly ThemeChoice[] = ['system', 'light', 'dark']
const icons = { system: Monitor, light: Sun, dark: Moon } as const

export interface ThemeSwitchProps {
  /** The stored choice. */
  initial: ThemeChoice
  /** Called with the new choice, after the page has changed. */
  onChange?: (choice: ThemeChoice) => void
}

/** Light, dark or the system's choice, one press after the other. The cookie lets the server send the right page at once. */
export function ThemeSwitch({ initial, onChange }: ThemeSwitchProps) {
  const { t } = useTranslation('shell')
  const [choice, setChoice] = useState(initial)

  const change = () => {
    const next = order[(order.indexOf(choice) + 1) % order.length] as ThemeChoice
    document.documentElement.dataset.theme = next
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
    document.cookie = `theme=${next};path=/;max-age=31536000;samesite=lax`
    setChoice(next)
    onChange?.(next)
  }

  return (
    <button
      type="button"
      className={themeSwitch}
      title={t(`theme.${choice}`)}
      aria-label={`${t('theme.label')}: ${t(`theme.${choice}`)}`}
      onClick={change}
    >
      <Icon of={icons[choice]} />
    </button>
  )
}

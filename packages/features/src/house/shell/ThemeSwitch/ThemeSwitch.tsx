import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import Monitor from 'lucide-react/dist/esm/icons/monitor.mjs'
import Moon from 'lucide-react/dist/esm/icons/moon.mjs'
import Sun from 'lucide-react/dist/esm/icons/sun.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keepChoice } from '../../../base/site/choice-cookie.ts'
import type { ThemeChoice } from '../../../base/site/site-state.ts'
import { themeSwitch } from './ThemeSwitch.css.ts'

const order: readonly ThemeChoice[] = ['system', 'light', 'dark']
const icons = { system: Monitor, light: Sun, dark: Moon } as const

export interface ThemeSwitchProps {
  /** The stored choice. */
  initial: ThemeChoice
  /** Called with the new choice, after the page has changed. */
  onChange?: (choice: ThemeChoice) => void
}

/** Switches between light, dark and the system's choice. A cookie lets the server render the right theme. */
export function ThemeSwitch({ initial, onChange }: ThemeSwitchProps) {
  const { t } = useTranslation('shell')
  const [choice, setChoice] = useState(initial)

  const change = () => {
    const next = order[(order.indexOf(choice) + 1) % order.length] as ThemeChoice
    document.documentElement.dataset.theme = next
    keepChoice('theme', next)
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

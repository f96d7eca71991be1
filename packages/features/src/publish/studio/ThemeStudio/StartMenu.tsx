import { useFormat } from '@shulei/i18n/format.ts'
import type { ThemeTokens } from '@shulei/ui/theme/tokens.ts'
import { tokenNames } from '@shulei/ui/theme/tokens.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ThemeDraft } from '../history.ts'
import * as css from './ThemeStudio.css.ts'

/** A theme to start from. */
export interface StudioTheme {
  id: string
  name: { cn: string; en: string }
  tokens: ThemeTokens
}

export interface StartMenuProps {
  themes: readonly StudioTheme[]
  draft: ThemeDraft
  onStart: (theme: StudioTheme) => void
}

const same = (one: ThemeTokens, other: ThemeTokens) => tokenNames.every((name) => one[name] === other[name])

/** The themes to start from. A changed theme has an entry of its own, so that its original can be chosen again. */
export function StartMenu({ themes, draft, onStart }: StartMenuProps) {
  const { t } = useTranslation('studio')
  const { pick } = useFormat()
  const id = useId()
  const begun = themes.find((theme) => theme.id === draft.name)
  const isUnchanged = begun !== undefined && same(begun.tokens, draft.tokens)
  const name = begun ? pick(begun.name) : draft.name
  return (
    <div className={css.start}>
      <label htmlFor={id}>{t('start.label')}</label>
      <select
        id={id}
        className={css.select}
        value={isUnchanged ? begun.id : ''}
        onChange={(event) => {
          const chosen = themes.find((theme) => theme.id === event.currentTarget.value)
          if (chosen) onStart(chosen)
        }}
      >
        {!isUnchanged && <option value="">{begun ? t('start.changed', { name }) : name}</option>}
        {themes.map((theme) => (
          <option key={theme.id} value={theme.id}>
            {pick(theme.name)}
          </option>
        ))}
      </select>
    </div>
  )
}

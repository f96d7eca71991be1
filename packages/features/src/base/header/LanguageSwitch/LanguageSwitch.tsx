import type { Language } from '@shulei/i18n/language.ts'
import { useTranslation } from 'react-i18next'
import { useSwitchLanguage } from '../useSwitchLanguage.ts'
import { current, languageSwitch } from './LanguageSwitch.css.ts'

const other: Record<Language, Language> = { 'zh-CN': 'en-US', 'en-US': 'zh-CN' }

export interface LanguageSwitchProps {
  /** Called with the error when the server refused; the language stays. */
  onFailed?: (message: string) => void
}

/**
 * Changes the language: first on the server, then on the page (A§1, Q074). Without JavaScript it is a link to the same page
 * in the other language.
 */
export function LanguageSwitch({ onFailed }: LanguageSwitchProps) {
  const { t, i18n } = useTranslation('shell')
  const language = i18n.language as Language
  const next = other[language]
  const { href, ...link } = useSwitchLanguage(next, onFailed)

  return (
    <a
      {...link}
      href={href}
      className={languageSwitch}
      aria-label={`${t('header.languages')} · ${t('header.language')}: ${next === 'en-US' ? t('header.langEn') : t('header.langZh')}`}
    >
      <span className={language === 'zh-CN' ? current : undefined}>中</span>
      {' / '}
      <span className={language === 'en-US' ? current : undefined}>EN</span>
    </a>
  )
}

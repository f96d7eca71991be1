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
 *
 * - MUST offer zh-CN and en-US and nothing else (A§9).
 * - MUST tell the server first (`HEAD /set-language`, A§7) and change the page only after its answer (A§1, Q074).
 * - MUST keep the language when the server refuses or cannot be reached, and say so: 操作失败，请稍后再试 (Q074).
 * - MUST ignore further presses while the first is on its way (`aria-busy`).
 * - MUST be a link to the same address with `lang` added, other parameters kept, so that it works without JavaScript and opens in a
 *   new tab.
 * - MUST contain its visible text in its accessible name.
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

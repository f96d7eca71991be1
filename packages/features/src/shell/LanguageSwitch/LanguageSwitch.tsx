import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import type { Language } from '@shulei/i18n/language.ts'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { current, languageSwitch } from './LanguageSwitch.css.ts'

const other: Record<Language, Language> = { 'zh-CN': 'en-US', 'en-US': 'zh-CN' }

export interface LanguageSwitchProps {
  /** Told when the server refused: the language stays, and the reader learns why. */
  onFailed?: (message: string) => void
}

/**
 * Changes the language: the server is told first, then the page changes (A§1, Q074). Without JavaScript it is a link to the
 * same page in the other language.
 */
export function LanguageSwitch({ onFailed }: LanguageSwitchProps) {
  const { t, i18n } = useTranslation('shell')
  const send = useSend()
  const { pathname, search } = useLocation()
  const [isBusy, setBusy] = useState(false)
  const language = i18n.language as Language
  const next = other[language]
  const query = new URLSearchParams(search)
  query.set('lang', next)

  const change = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      await send(refs.setLanguage, { query: { lang: next } })
      await i18n.changeLanguage(next)
    } catch {
      onFailed?.(t('header.languageFailed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <a
      className={languageSwitch}
      href={`${pathname}?${query}`}
      hrefLang={next}
      rel="nofollow"
      aria-label={`${t('header.languages')} · ${t('header.language')}: ${next === 'en-US' ? t('header.langEn') : t('header.langZh')}`}
      aria-busy={isBusy}
      onClick={(event) => void change(event)}
    >
      <span className={language === 'zh-CN' ? current : undefined}>中</span>
      {' / '}
      <span className={language === 'en-US' ? current : undefined}>EN</span>
    </a>
  )
}

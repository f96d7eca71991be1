import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import type { Language } from '@shulei/i18n/language.ts'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'

/**
 * State of a link that changes the language: first on the server, then on the page (A§1, Q074). Without JavaScript it leads
 * to the same page in the other language.
 *
 * @param onFailed called with the error when the server refused; the language stays.
 */
export function useSwitchLanguage(next: Language, onFailed?: (message: string) => void) {
  const { t, i18n } = useTranslation('shell')
  const send = useSend()
  const { pathname, search } = useLocation()
  const [isBusy, setBusy] = useState(false)
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
  return {
    href: `${pathname}?${query}`,
    hrefLang: next,
    rel: 'nofollow',
    'aria-busy': isBusy,
    onClick: (event: MouseEvent) => void change(event),
  }
}

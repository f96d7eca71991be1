import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { iconButton } from '@shulei/ui/IconButton/IconButton.css.ts'
import X from 'lucide-react/dist/esm/icons/x.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSwitchLanguage } from '../../../base/header/useSwitchLanguage.ts'
import { line, link } from './EnglishOffer.css.ts'

export interface EnglishOfferProps {
  /** Called when the server refused the change: the language stays, and the reader is told the reason. */
  onFailed?: (message: string) => void
}

/** A line in English above a Chinese page: switches the language, or is dismissed permanently. */
export function EnglishOffer({ onFailed }: EnglishOfferProps) {
  const { t, i18n } = useTranslation('shell')
  const [isDismissed, setDismissed] = useState(false)
  const { href, ...english } = useSwitchLanguage('en-US', onFailed)
  const send = useSend()
  const dismiss = () => {
    setDismissed(true)
    // storing the language dismisses the offer permanently; if that fails, it is shown again later
    void send(refs.setLanguage, { query: { lang: 'zh-CN' } }).catch(() => {})
  }
  if (isDismissed || i18n.language !== 'zh-CN') return null
  return (
    <aside className={line} lang="en" aria-label={t('englishOffer.label')}>
      <span>{t('englishOffer.text')}</span>
      <a {...english} href={href} className={link}>
        {t('englishOffer.switch')}
      </a>
      {/* a plain button: every page loads this line, and React Aria's would add 16 kB to each */}
      <button
        type="button"
        className={iconButton}
        data-size="s"
        aria-label={t('englishOffer.dismiss')}
        onClick={dismiss}
      >
        <Icon of={X} />
      </button>
    </aside>
  )
}

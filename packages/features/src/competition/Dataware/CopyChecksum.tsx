import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import Check from 'lucide-react/dist/esm/icons/check.mjs'
import Copy from 'lucide-react/dist/esm/icons/copy.mjs'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './Dataware.css.ts'

/** Time for which the result replaces the button's icon, milliseconds. */
const ANSWER_MS = 2000

/** A file's full SHA-256 with a button that copies it. */
export function CopyChecksum({ value }: { value: string }) {
  const { t } = useTranslation('competition-page')
  const [answer, setAnswer] = useState<'copied' | 'copyFailed' | null>(null)

  useEffect(() => {
    if (answer === null) return
    const timer = setTimeout(() => setAnswer(null), ANSWER_MS)
    return () => clearTimeout(timer)
  }, [answer])

  const copy = () => {
    // undefined where the page is not served securely
    const written = navigator.clipboard?.writeText(value) ?? Promise.reject(new Error('no clipboard'))
    written.then(
      () => setAnswer('copied'),
      () => setAnswer('copyFailed'),
    )
  }

  return (
    <span className={css.checksum}>
      <span className={css.checksumName}>SHA-256</span>
      <code className={css.checksumValue}>{value}</code>
      <button type="button" className={css.copy} aria-label={t('dataware.copy')} onClick={copy}>
        <Icon of={answer === 'copied' ? Check : Copy} size={15} />
      </button>
      <VisuallyHidden role="status">{answer === null ? '' : t(`dataware.${answer}`)}</VisuallyHidden>
      {answer === 'copyFailed' ? <span aria-hidden="true">{t('dataware.copyFailed')}</span> : null}
    </span>
  )
}

import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import Check from 'lucide-react/dist/esm/icons/check.mjs'
import Copy from 'lucide-react/dist/esm/icons/copy.mjs'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './CopyText.css.ts'

/** Time for which the result replaces the button's icon, milliseconds. */
const ANSWER_MS = 2000

/** A button that copies a text. Not shown without JavaScript, where the text can be selected. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('columns')
  const [answer, setAnswer] = useState<'copied' | 'copyFailed' | null>(null)
  useEffect(() => {
    if (answer === null) return
    const timer = setTimeout(() => setAnswer(null), ANSWER_MS)
    return () => clearTimeout(timer)
  }, [answer])
  const copy = () => {
    // undefined where the page is not served securely
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    written.then(
      () => setAnswer('copied'),
      () => setAnswer('copyFailed'),
    )
  }
  return (
    <>
      <button type="button" className={css.copy} aria-label={label} onClick={copy}>
        <Icon of={answer === 'copied' ? Check : Copy} size={15} />
      </button>
      <VisuallyHidden role="status">{answer === null ? '' : t(answer)}</VisuallyHidden>
      {answer === 'copyFailed' ? <span aria-hidden="true">{t('copyFailed')}</span> : null}
    </>
  )
}

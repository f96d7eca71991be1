import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import Check from 'lucide-react/dist/esm/icons/check.mjs'
import Copy from 'lucide-react/dist/esm/icons/copy.mjs'
import { useTranslation } from 'react-i18next'
import { useCopy } from '../useCopy.ts'
import * as css from './CopyText.css.ts'

/** A button that copies a text. Not shown without JavaScript, where the text can be selected. */
export function CopyText({ text, label }: { text: string | (() => Promise<string>); label: string }) {
  const { t } = useTranslation('columns')
  const { answer, copy } = useCopy(text)
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

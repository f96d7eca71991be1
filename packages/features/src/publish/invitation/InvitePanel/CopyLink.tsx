import { Button } from '@shulei/ui/Button/Button.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import Check from 'lucide-react/dist/esm/icons/check.mjs'
import Copy from 'lucide-react/dist/esm/icons/copy.mjs'
import { useTranslation } from 'react-i18next'
import { useCopy } from '../../../base/site/useCopy.ts'
import * as css from './InvitePanel.css.ts'

/** The link as text that a click selects whole, and a button that copies it. */
export function CopyLink({ link }: { link: string }) {
  const { t } = useTranslation('invitation')
  const { answer, copy } = useCopy(link)
  return (
    <div className={css.linkBlock}>
      <h3 className={css.label}>{t('link.title')}</h3>
      <div className={css.linkRow}>
        <code className={css.link}>{link}</code>
        <Button variant="primary" icon={<Icon of={answer === 'copied' ? Check : Copy} />} onPress={copy}>
          {t(answer === 'copied' ? 'link.copied' : 'link.copy')}
        </Button>
      </div>
      <p className={css.answer} role="status" data-failed={answer === 'copyFailed' || undefined}>
        {answer === null ? '' : t(`link.${answer}Hint`)}
      </p>
    </div>
  )
}

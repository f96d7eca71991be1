import { Button } from '@shulei/ui/Button/Button.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import Check from 'lucide-react/dist/esm/icons/check.mjs'
import Copy from 'lucide-react/dist/esm/icons/copy.mjs'
import { useTranslation } from 'react-i18next'
import { useCopy } from '../../../base/site/useCopy.ts'
import * as css from './CopyButton.css.ts'

export interface CopyButtonProps {
  /** The text that is copied. */
  text: string
  /** A short verb and its object: "复制链接". */
  children: string
  /** Accessible name where several buttons have the same words, which it begins with: "复制链接：二班潮位预测". */
  label?: string
  variant?: 'primary' | 'secondary'
  size?: 's' | 'm'
}

/** A button in words that copies a text; the result stands in its place for a moment. Where copying fails, it says so beside. */
export function CopyButton({ text, children, label, variant = 'secondary', size = 'm' }: CopyButtonProps) {
  const { t } = useTranslation('hosting')
  const { answer, copy } = useCopy(text)
  const isCopied = answer === 'copied'
  return (
    <span className={css.box}>
      <Button
        variant={variant}
        size={size}
        icon={<Icon of={isCopied ? Check : Copy} size={size === 's' ? 15 : 18} />}
        aria-label={isCopied ? undefined : label}
        onPress={copy}
      >
        {isCopied ? t('copy.copied') : children}
      </Button>
      <VisuallyHidden role="status">{answer === null ? '' : t(`copy.${answer}`)}</VisuallyHidden>
      {answer === 'copyFailed' ? (
        <span className={css.failed} aria-hidden="true">
          {t('copy.copyFailed')}
        </span>
      ) : null}
    </span>
  )
}

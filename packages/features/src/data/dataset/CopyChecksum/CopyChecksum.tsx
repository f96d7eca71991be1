import { useTranslation } from 'react-i18next'
import { CopyText } from '../../../base/site/CopyText/CopyText.tsx'
import * as css from './CopyChecksum.css.ts'

/** A file's full SHA-256 with a button that copies it. */
export function CopyChecksum({ value }: { value: string }) {
  const { t } = useTranslation('columns')
  return (
    <span className={css.checksum}>
      <span className={css.checksumName}>SHA-256</span>
      <code className={css.checksumValue}>{value}</code>
      <CopyText text={value} label={t('copy')} />
    </span>
  )
}

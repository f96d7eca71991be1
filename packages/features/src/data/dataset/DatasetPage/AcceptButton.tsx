import { Button } from '@shulei/ui/Button/Button.tsx'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Dataset } from '../datasets.ts'
import * as css from './DatasetPage.css.ts'

const ProtocolDialog = lazy(async () => ({ default: (await import('./ProtocolDialog.tsx')).ProtocolDialog }))

export interface AcceptButtonProps {
  dataset: Dataset
  /** Asks the server again which steps are missing. */
  refresh: () => Promise<unknown>
  size?: 's' | 'm'
}

/** Opens the dialog in which the protocol is read and accepted. Its parts load on intent. */
export function AcceptButton({ dataset, refresh, size = 'm' }: AcceptButtonProps) {
  const { t } = useTranslation('dataset')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" size={size} onPress={() => setOpen(true)}>
        {t('protocol.read')}
      </Button>
      <noscript>
        <p className={css.words}>{t('protocol.needsScript')}</p>
      </noscript>
      {isOpen ? (
        <Suspense>
          <ProtocolDialog dataset={dataset} refresh={refresh} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

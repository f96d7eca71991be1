import { useFormat } from '@shulei/i18n/format.ts'
import { langOf } from '@shulei/i18n/language.ts'
import { Disclosure } from '@shulei/ui/Disclosure/Disclosure.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Prose } from '@shulei/ui/Prose/Prose.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Dataset } from '../datasets.ts'
import { AcceptButton } from './AcceptButton.tsx'
import * as css from './DatasetPage.css.ts'

/** The protocol, to be read by everybody, and whether the reader has accepted it, where that is a step before a download. */
export function Protocol({ dataset, refresh }: { dataset: Dataset; refresh: () => Promise<unknown> }) {
  const { t } = useTranslation('dataset')
  const { pick, language } = useFormat()
  const { protocol, isAgree, downloadBlocks } = dataset
  const wasAgree = useRef(isAgree)
  useEffect(() => {
    // the buttons that opened the dialog went away
    if (isAgree && !wasAgree.current && document.activeElement === document.body) {
      document.getElementById('protocol')?.focus()
    }
    wasAgree.current = isAgree
  }, [isAgree])
  if (pick(protocol) === '') return null
  // the owner needs no agreement with themselves
  const isAsked = isAgree || downloadBlocks.length > 0
  const mayAccept = downloadBlocks.includes('protocolFirst') && !downloadBlocks.includes('signUpFirst')
  return (
    <Panel
      id="protocol"
      tabIndex={-1}
      title={t('protocol.title')}
      description={isAsked ? t('protocol.once') : undefined}
      aside={isAgree ? <Tag tone="success">{t('protocol.accepted')}</Tag> : null}
    >
      <div className={css.protocol}>
        <Disclosure title={t('protocol.text')}>
          <Prose sanitisedHtml={pick(protocol)} lang={langOf(protocol, language)} />
        </Disclosure>
        {mayAccept ? <AcceptButton dataset={dataset} refresh={refresh} /> : null}
      </div>
    </Panel>
  )
}

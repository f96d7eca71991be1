import { useFormat } from '@shulei/i18n/format.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaded } from '../../../base/site/useLoaded.ts'
import type { ColumnFieldsProps } from './ColumnFields.tsx'
import * as css from './DatasetEditor.css.ts'

const fieldsPart = {
  code: async () => (await import('./ColumnFields.tsx')).ColumnFields,
  texts: ['dataset-edit', 'columns'],
}

export interface ColumnPanelProps extends ColumnFieldsProps {
  problem: string | undefined
}

/** The owner's descriptions of the columns; their fields load when they are opened. */
export function ColumnPanel(props: ColumnPanelProps) {
  const { t } = useTranslation('dataset-edit')
  const { number } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const { Part: ColumnFields, warm } = useLoaded(fieldsPart, isOpen)
  const { columns, problem } = props
  const count = Object.values(columns).filter((about) => about.trim() !== '').length
  return (
    <Panel title={t('columns.title')} description={t('columns.lead')}>
      <div className={css.fields}>
        {count > 0 ? <p className={css.fileMeta}>{t('columns.count', { count, n: number(count) })}</p> : null}
        {problem === undefined ? null : <p className={css.problem}>{problem}</p>}
        {isOpen && ColumnFields ? <ColumnFields {...props} /> : null}
        {isOpen ? null : (
          <div>
            <Button onHoverStart={warm} onFocus={warm} onPress={() => setOpen(true)}>
              {t('columns.open')}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  )
}

import type { HostedTableProblem } from '@shulei/domain/host/hosting/table.ts'
import { MAX_TABLE_BYTES, tableLimits } from '@shulei/domain/host/hosting/table.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { FileDrop, type FileDropProgress } from '@shulei/ui/FileDrop/FileDrop.tsx'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeptFocus } from '../../../base/site/focus.ts'
import * as css from './HostingPage.css.ts'
import type { TableState } from './useTable.ts'

export interface TableFieldProps {
  state: TableState
  /** Name of the table that the stored draft was typed for; empty without one. */
  before: string
  onTable: (file: File | null) => void
}

/** The sentence about a table that makes no competition. */
function useProblem(state: TableState): string | undefined {
  const { t } = useTranslation('hosting')
  const { bytes } = useFormat()
  if (state.phase === 'refused') return state.failure.text
  if (state.phase !== 'unfit') return undefined
  const texts = {
    wrongType: () => t('table.wrongType'),
    empty: () => t('table.empty'),
    tooLarge: () => t('table.tooLarge', { actual: bytes(state.file.size), max: bytes(MAX_TABLE_BYTES) }),
  } satisfies Record<HostedTableProblem, () => string>
  return texts[state.problem]()
}

function useProgress(state: TableState, onCancel: () => void): FileDropProgress | undefined {
  const { t } = useTranslation('hosting')
  const { bytes, percent } = useFormat()
  if (state.phase !== 'reading') return undefined
  const { sent, total } = state
  const isThere = total > 0 && sent >= total
  return {
    label: t(isThere ? 'table.reading' : 'table.sending'),
    ...{ sent, total },
    valueText: t('table.progress', {
      percent: percent(total > 0 ? sent / total : 0),
      sent: bytes(sent),
      total: bytes(total),
    }),
    cancelText: t('table.stop'),
    onCancel,
  }
}

/** The table: dropped, pasted or chosen. Name and size are checked at once, and the server reads the rest. */
export function TableField({ state, before, onTable }: TableFieldProps) {
  const { t } = useTranslation('hosting')
  const { bytes, number } = useFormat()
  const { file } = state
  const box = useRef<HTMLDivElement>(null)
  // the button that reads again goes when it is pressed
  const kept = useKeptFocus(() => [...(box.current?.querySelectorAll('button') ?? [])].at(-1))
  const problem = useProblem(state)
  const progress = useProgress(state, () => onTable(null))
  const chosen = file
    ? {
        file: { name: file.name, meta: bytes(file.size) },
        removeText: t('table.remove'),
        onRemove: () => onTable(null),
      }
    : {}
  const { fewestRows, mostRows, mostColumns } = tableLimits
  return (
    <div className={css.table}>
      <noscript>
        <Alert tone="warning">{t('needsScript')}</Alert>
      </noscript>
      {before !== '' && !file ? <Alert>{t('table.again', { name: before })}</Alert> : null}
      <div ref={box} className={css.drop} data-empty={!file || undefined}>
        <FileDrop
          label={t('table.drop')}
          hint={t('table.hint', {
            ...{ bytes: bytes(MAX_TABLE_BYTES), fewest: number(fewestRows) },
            ...{ most: number(mostRows), columns: number(mostColumns) },
          })}
          chooseText={t(file ? 'table.change' : 'table.choose')}
          onFile={onTable}
          errorMessage={problem}
          {...(progress ? { progress } : {})}
          {...chosen}
        >
          {/* the region is there before its words, so that screen readers say what was read */}
          <div role="status">
            {state.phase === 'read' ? (
              <p className={css.read}>
                {t('table.read', {
                  count: state.proposal.rows,
                  rows: number(state.proposal.rows),
                  columns: number(state.proposal.columns.length),
                })}
              </p>
            ) : null}
          </div>
          {state.phase === 'refused' && state.canRetry ? (
            <span {...kept}>
              <Button size="s" onPress={() => onTable(state.file)}>
                {t('table.retry')}
              </Button>
            </span>
          ) : null}
        </FileDrop>
      </div>
      <p className={css.note}>{t('table.kept')}</p>
    </div>
  )
}

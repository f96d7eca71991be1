import type { CallError } from '@shulei/client/call-error.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useTranslation } from 'react-i18next'
import { NotRead } from '../../site/NotRead.tsx'
import type { Choices, Save } from '../saver.ts'
import { type SettingRow, Switches } from './Switches.tsx'

export interface SavedPanelProps<K extends string> {
  /** Element id for links to the panel. */
  id: string
  title: string
  description: string
  rows: readonly SettingRow<K>[]
  /** Undefined while loading. */
  stored: Choices<K> | undefined
  /** Error of the read. */
  error: CallError | undefined
  onRetry: () => void
  save: Save<K>
}

/** Settings that are stored as soon as they are chosen. Readable without JavaScript, which only changes need. */
export function SavedPanel<K extends string>(props: SavedPanelProps<K>) {
  const { id, title, description, rows, stored, error, onRetry, save } = props
  const { t } = useTranslation('settings')
  return (
    <Panel id={id} tabIndex={-1} title={title} titleSize="card" description={description}>
      {stored ? (
        <>
          <noscript>
            <Alert tone="warning">{t('needsScript')}</Alert>
          </noscript>
          <Switches rows={rows} stored={stored} save={save} />
        </>
      ) : (
        <NotRead rows={rows.length} error={error} onRetry={onRetry} />
      )}
    </Panel>
  )
}

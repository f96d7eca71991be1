import { type CallError, failureText } from '@shulei/client/call-error.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { ErrorState } from '@shulei/ui/ErrorState/ErrorState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { useTranslation } from 'react-i18next'
import type { Choices, Save } from '../saver.ts'
import { type SettingRow, Switches } from './Switches.tsx'

export interface SavedPanelProps<K extends string> {
  /** Where the address can lead. */
  id: string
  title: string
  description: string
  rows: readonly SettingRow<K>[]
  /** Undefined until it is read. */
  stored: Choices<K> | undefined
  /** Why it could not be read. */
  error: CallError | undefined
  onReadAgain: () => void
  save: Save<K>
}

/** Settings that are stored as soon as they are chosen. Readable without JavaScript, which only changing them needs. */
export function SavedPanel<K extends string>(props: SavedPanelProps<K>) {
  const { id, title, description, rows, stored, error, onReadAgain, save } = props
  const { t } = useTranslation('settings')
  const { t: shell } = useTranslation('shell')
  return (
    <Panel id={id} tabIndex={-1} title={title} titleSize="card" description={description}>
      {stored ? (
        <>
          <noscript>
            <Alert tone="warning">{t('needsScript')}</Alert>
          </noscript>
          <Switches rows={rows} stored={stored} save={save} />
        </>
      ) : null}
      {!stored && error ? (
        <ErrorState
          size="s"
          title={shell('state.loadFailed')}
          description={failureText(error, shell('state.loadFailedHint'))}
          detail={error.requestId}
        >
          <LinkButton component="button" type="button" onClick={onReadAgain}>
            {shell('action.retry')}
          </LinkButton>
        </ErrorState>
      ) : null}
      {stored || error ? null : <Skeleton label={shell('a11y.loading')} shape="rows" count={rows.length} />}
    </Panel>
  )
}

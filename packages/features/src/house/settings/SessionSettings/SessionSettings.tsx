import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useTranslation } from 'react-i18next'
import { NotRead } from '../../../base/site/NotRead.tsx'
import { SessionRow } from './SessionRow.tsx'
import { bar, list } from './SessionSettings.css.ts'
import { useSessions } from './useSessions.ts'

/** The reader's open sessions, with buttons that end one of them, or all but this one. */
export function SessionSettings() {
  const { t } = useTranslation('settings')
  const { data, error, mutate } = useCall(refs.accountSecurity, {})
  const { ending, failure, said, end } = useSessions()
  const hasOthers = data?.sessions.some(({ isCurrent }) => !isCurrent) ?? false
  return (
    <Panel id="sessions" tabIndex={-1} title={t('sessions.title')} titleSize="card" description={t('sessions.text')}>
      {failure && (
        <Alert tone="danger" live="assertive">
          {failure}
        </Alert>
      )}
      {data ? (
        <>
          <ul className={list}>
            {data.sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isEnding={ending === session.id}
                onEnd={() => void end(session.id)}
              />
            ))}
          </ul>
          <div className={bar}>
            {hasOthers && (
              <Button
                variant="danger"
                isPending={ending === 'others'}
                pendingLabel={t('sessions.ending')}
                onPress={() => void end('others')}
              >
                {t('sessions.endOthers')}
              </Button>
            )}
            <span role="status">{said}</span>
          </div>
        </>
      ) : (
        <NotRead rows={3} error={error} onRetry={() => void mutate()} />
      )}
    </Panel>
  )
}

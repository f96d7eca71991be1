import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { TeamBadge } from '@shulei/ui/TeamBadge/TeamBadge.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { useMoveFocus } from '../../../base/site/focus.ts'
import { When } from '../../../base/site/When/When.tsx'
import { panelIds, type Teams } from '../teams.ts'
import { useTeamWrite } from '../useTeamWrite.ts'
import { Withdraw } from '../Withdraw.tsx'
import * as css from './SentRequests.css.ts'

export interface SentRequestsProps {
  sent: Teams['sent']
  /** Reads everything again that shows the requests. */
  onChange: () => Promise<unknown>
}

/** The join requests of the reader's team to others, with their answers; open ones can be withdrawn. */
export function SentRequests({ sent, onChange }: SentRequestsProps) {
  const { t } = useTranslation('team')
  const send = useSend()
  const moveFocus = useMoveFocus()
  const [done, setDone] = useState<string | null>(null)
  const { failure, run } = useTeamWrite(onChange)
  const end = (text: string | null) => {
    setDone(text)
    moveFocus(panelIds.sent, panelIds.own)
  }
  // the panel outlives its last request, which a refusal may find accepted, since it says why
  if (sent.length === 0 && !failure) return null
  return (
    <Panel id={panelIds.sent} tabIndex={-1} title={t('sent.title')}>
      {done === null ? null : (
        <Alert tone="success" live="polite" onClose={() => setDone(null)} closeLabel={t('close')}>
          {done}
        </Alert>
      )}
      {failure ? <FailureNote failure={failure} /> : null}
      <ul className={css.list}>
        {sent.map(({ requestId, team, message, state, createdAt }) => (
          <li key={requestId} className={css.row}>
            <TeamBadge seed={String(team?.id ?? requestId)} {...(team?.avatar ? { src: team.avatar } : {})} />
            <div className={css.words}>
              <p className={css.name}>{team ? t('sent.to', { team: team.name }) : t('sent.gone')}</p>
              <p className={css.reason}>{message}</p>
              <p className={css.when}>
                <When at={createdAt} />
              </p>
            </div>
            <Tag tone={state === 'accepted' ? 'success' : state === 'pending' ? 'warning' : 'neutral'}>
              {t(`requests.state.${state}`)}
            </Tag>
            {team && state === 'pending' ? (
              <Withdraw
                variant="quiet"
                aria-label={t('sent.withdrawName', { team: team.name })}
                pendingLabel={t('sent.withdraw')}
                done={t('sent.withdrawn', { team: team.name })}
                write={() => send(refs.withdrawJoinRequest, { params: { id: team.id }, query: { requestId } })}
                run={run}
                onEnd={end}
              >
                {t('sent.withdraw')}
              </Withdraw>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

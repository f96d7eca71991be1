import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { TeamBadge } from '@shulei/ui/TeamBadge/TeamBadge.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../site/FailureNote.tsx'
import { useMoveFocus } from '../../site/focus.ts'
import { When } from '../../site/When/When.tsx'
import { panelIds, type Teams } from '../teams.ts'
import { useTeamWrite } from '../useTeamWrite.ts'
import * as css from './SentRequests.css.ts'

type Sent = Teams['sent'][number]

interface WithdrawProps {
  requestId: number
  /** The asked team. */
  team: NonNullable<Sent['team']>
  isOpen: boolean
  onChange: () => Promise<unknown>
  onDone: (text: string) => void
}

/** Withdraws an open request. A refusal stays when the request turns out to be answered, because it says why nothing happened. */
function Withdraw({ requestId, team: { id, name }, isOpen, onChange, onDone }: WithdrawProps) {
  const { t } = useTranslation('team')
  const send = useSend()
  const { isPending, failure, run } = useTeamWrite(onChange)
  const withdraw = async () => {
    const isWritten = await run(() => send(refs.withdrawJoinRequest, { params: { id }, query: { requestId } }))
    if (isWritten) onDone(t('sent.withdrawn', { team: name }))
  }
  return (
    <>
      {isOpen ? (
        <Button
          size="s"
          variant="quiet"
          aria-label={t('sent.withdrawName', { team: name })}
          isPending={isPending}
          pendingLabel={t('sent.withdraw')}
          onPress={() => void withdraw()}
        >
          {t('sent.withdraw')}
        </Button>
      ) : null}
      {failure ? <FailureNote failure={failure} /> : null}
    </>
  )
}

export interface SentRequestsProps {
  sent: Teams['sent']
  /** Reads everything again that shows the requests. */
  onChange: () => Promise<unknown>
}

/** The join requests of the reader's team to others, with their answers; open ones can be withdrawn. */
export function SentRequests({ sent, onChange }: SentRequestsProps) {
  const { t } = useTranslation('team')
  const moveFocus = useMoveFocus()
  const [done, setDone] = useState<string | null>(null)
  const tell = (text: string) => {
    setDone(text)
    moveFocus(panelIds.sent)
  }
  if (sent.length === 0) return null
  return (
    <Panel id={panelIds.sent} tabIndex={-1} title={t('sent.title')}>
      {done === null ? null : (
        <Alert tone="success" live="polite" onClose={() => setDone(null)} closeLabel={t('close')}>
          {done}
        </Alert>
      )}
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
            {team ? (
              <Withdraw
                requestId={requestId}
                team={team}
                isOpen={state === 'pending'}
                onChange={onChange}
                onDone={tell}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

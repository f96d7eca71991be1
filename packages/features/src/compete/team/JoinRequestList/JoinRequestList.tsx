import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Disclosure } from '@shulei/ui/Disclosure/Disclosure.tsx'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoveFocus } from '../../../base/site/focus.ts'
import { NotRead } from '../../../base/site/NotRead.tsx'
import { useLoaded } from '../../../base/site/useLoaded.ts'
import { useShownNames } from '../../../base/site/useShownName.ts'
import { fixedBy, type JoinRequest, panelIds, requestsArgs, type Team, type Teams } from '../teams.ts'
import * as css from './JoinRequestList.css.ts'
import { JoinRequestRow } from './JoinRequestRow.tsx'

const answerDialog = {
  code: async () => (await import('../AnswerRequestDialog/AnswerRequestDialog.tsx')).AnswerRequestDialog,
  texts: ['team-invite'],
}

export interface JoinRequestListProps {
  teams: Teams
  /** The reader's team. */
  team: Team
  /** Reads everything again that shows the team. */
  onChange: () => Promise<unknown>
}

interface Question {
  request: JoinRequest
  action: 'accept' | 'deny'
}

/** The join requests to a captain's team: open ones with their decision, answered ones behind a title. Other members see nothing. */
export function JoinRequestList({ teams, team, onChange }: JoinRequestListProps) {
  const { t } = useTranslation('team')
  const panelId = useId()
  const moveFocus = useMoveFocus()
  const nameOf = useShownNames()
  const isCaptain = teams.role === 'captain'
  const { data, error, mutate } = useCall(refs.joinRequests, isCaptain ? requestsArgs(teams.cmptId, team.id) : null)
  // the dialog outlives the captaincy, which a refused answer may find gone, since it says why
  const [question, setQuestion] = useState<Question | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const { Part: AnswerRequestDialog, warm } = useLoaded(answerDialog, question !== null)
  const fixed = fixedBy(teams)
  const open = data?.list.filter(({ state }) => state === 'pending') ?? []
  const past = data?.list.filter(({ state }) => state !== 'pending') ?? []
  if (!isCaptain && question === null) return null
  const ask = (asked: Question) => {
    setDone(null)
    setQuestion(asked)
  }
  const buttonOf = (request: JoinRequest, action: Question['action']) => (
    <Button
      size="s"
      variant={action === 'accept' ? 'inverse' : 'secondary'}
      aria-label={t(action === 'accept' ? 'requests.acceptName' : 'requests.denyName', {
        name: nameOf(request.applicant),
      })}
      onHoverStart={warm}
      onFocus={warm}
      onPress={() => ask({ request, action })}
    >
      {t(`requests.${action}`)}
    </Button>
  )
  return (
    <Panel
      id={panelId}
      tabIndex={-1}
      title={t('requests.title')}
      aside={data && data.open > 0 ? t('requests.open', { count: data.open }) : null}
    >
      <div className={css.stack}>
        {done === null ? null : (
          <Alert tone="success" live="polite" onClose={() => setDone(null)} closeLabel={t('close')}>
            {done}
          </Alert>
        )}
        {data || !isCaptain ? null : <NotRead rows={3} error={error} onRetry={() => void mutate()} />}
        {data && open.length === 0 ? (
          <EmptyState size="s" title={t('requests.none')} description={t('requests.noneHint')} />
        ) : null}
        {open.length > 0 ? (
          <ul className={css.list}>
            {open.map((request) => (
              <JoinRequestRow key={request.requestId} request={request} teams={teams} team={team}>
                {fixed === null && request.team ? buttonOf(request, 'accept') : null}
                {fixed === 'ended' ? null : buttonOf(request, 'deny')}
              </JoinRequestRow>
            ))}
          </ul>
        ) : null}
        {past.length > 0 ? (
          <Disclosure title={t('requests.past', { count: past.length })}>
            <ul className={css.list}>
              {past.map((request) => (
                <JoinRequestRow key={request.requestId} request={request} teams={teams} team={team} />
              ))}
            </ul>
          </Disclosure>
        ) : null}
      </div>
      {question && AnswerRequestDialog ? (
        <AnswerRequestDialog
          {...question}
          competitionId={teams.cmptId}
          teamId={team.id}
          onChange={() => Promise.all([mutate(), onChange()])}
          onDone={(text) => {
            setQuestion(null)
            setDone(text)
            moveFocus(panelId)
          }}
          onClose={() => {
            setQuestion(null)
            // the button that opened the dialog is gone when others have settled the request, and the panel when the captaincy has left
            if (!open.some(({ requestId }) => requestId === question.request.requestId))
              moveFocus(panelId, panelIds.own)
          }}
        />
      ) : null}
    </Panel>
  )
}

import type { CallError } from '@shulei/client/call-error.ts'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import type { KeyedMutator } from 'swr'
import { BannedNotice } from '../../appeal/BannedNotice/BannedNotice.tsx'
import { LadderCard } from '../../competition/LadderCard/LadderCard.tsx'
import type { Competition } from '../../competition/useCompetition.ts'
import { type SubmitsQuery, submitsAddress } from '../address.ts'
import { useIsMobile, withDevice } from '../device.ts'
import { GatePanel } from '../GatePanel/GatePanel.tsx'
import { LedgerPanel } from '../LedgerPanel/LedgerPanel.tsx'
import { SubmissionTable } from '../SubmissionTable/SubmissionTable.tsx'
import { SubmissionWay } from '../SubmissionWay/SubmissionWay.tsx'
import { SubmitForm } from '../SubmitForm/SubmitForm.tsx'
import { SubmitSide } from '../SubmitSide/SubmitSide.tsx'
import { isCounting, type Submit, type SubmitsAnswer, withChanged, withSubmission } from '../submits.ts'
import { AlsoAsked } from './AlsoAsked.tsx'
import { StaleNotice } from './StaleNotice.tsx'
import * as css from './SubmitPage.css.ts'
import { useArrival, wayId } from './useArrival.ts'

const Receipts = lazy(async () => ({ default: (await import('./Receipts.tsx')).Receipts }))

export interface SubmitScreenProps {
  competition: Competition
  answer: SubmitsAnswer
  query: SubmitsQuery
  /** Error of the last refresh. */
  error: CallError | null
  /** Mail address of the support. */
  email: string
  loginAddress: string
  mutate: KeyedMutator<SubmitsAnswer>
}

/** The submit screen with its data: gate, form, submissions, and the team's part beside them. */
export function SubmitScreen({ competition, answer, query, error, email, loginAddress, mutate }: SubmitScreenProps) {
  const navigate = useNavigate()
  const verdict = withDevice(answer.verdict, useIsMobile())
  const [made, setMade] = useState<Submit | null>(null)
  /** The team's place when the submission was sent. */
  const [before, setBefore] = useState<SubmitsAnswer['best']>(null)
  const ask = useCallback(() => mutate(), [mutate])
  const { team } = competition.profile
  const newId = useArrival(made, query.isOwn ? answer.self : answer.all)

  const onDone = (submission: Submit) => {
    setMade(submission)
    setBefore(answer.best)
    if (query.page > 1) void navigate(submitsAddress(competition.id, { ...query, page: 1 }))
    else void mutate((now) => now && withSubmission(now, submission), { revalidate: true })
  }

  return (
    <div className={css.split}>
      <div className={css.stack}>
        {error ? <StaleNotice error={error} loginAddress={loginAddress} onRetry={ask} /> : null}
        <GatePanel competition={competition} verdict={verdict} email={email} onAsk={ask} />
        <SubmitForm
          competition={competition}
          verdict={verdict}
          quota={answer.quota}
          ledgerAddress={`${submitsAddress(competition.id, { ...query, ledger: 1 })}#ledger`}
          submissions={[...answer.all, ...answer.self]}
          loginAddress={loginAddress}
          onDone={onDone}
          onStale={ask}
        />
        {made ? (
          <div id={wayId} className={css.stack}>
            <SubmissionWay
              key={made.id}
              competition={competition}
              submission={answer.all.find(({ id }) => id === made.id) ?? made}
              before={before}
              best={answer.best}
            />
            <div className={css.narrowLadder}>
              <LadderCard competition={competition} own={answer.best} />
            </div>
          </div>
        ) : null}
        {team && team.cheatStatus === 0 ? <BannedNotice competitionId={competition.id} team={team} /> : null}
        <AlsoAsked competitionId={competition.id} answer={answer} />
        <SubmissionTable
          competition={competition}
          answer={answer}
          query={query}
          newId={newId}
          isFlagged={team !== null && team.cheatStatus !== 0}
          onChanged={(changed) => void mutate((now) => now && withChanged(now, changed), { revalidate: true })}
          onStale={ask}
        />
        {query.ledger === null ? null : (
          <LedgerPanel
            competition={competition}
            quota={answer.quota}
            isCounting={isCounting(verdict)}
            query={query}
            page={query.ledger}
          />
        )}
      </div>
      <SubmitSide competition={competition} answer={answer} isLadderMoved={made !== null} />
      {made ? (
        <Suspense fallback={null}>
          <Receipts submission={made} />
        </Suspense>
      ) : null}
    </div>
  )
}

import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { type StepItem, Steps } from '@shulei/ui/Steps/Steps.tsx'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { useSiteState } from '../../../base/site/site-state.ts'
import { useCompetition } from '../../competition/useCompetition.ts'
import { EarlierSeals } from './EarlierSeals.tsx'
import { Files } from './Files.tsx'
import * as css from './ProofPage.css.ts'
import { isCorrected, type Proof } from './proof.ts'
import { Rows } from './Rows.tsx'

/** Arguments of the call for a proof, shared by loader and component. */
export const proofArgs = (competitionId: number) => ({ params: { id: competitionId } })

/** The three steps: sealed, running, opened. Seasons have no end, so nothing is opened after it. */
function useSteps(proof: Proof): StepItem[] {
  const { t } = useTranslation('certificate')
  const { dayTime } = useFormat()
  const { state, endsAt, commitment, earlier, published } = proof
  const isRunning = state === 'sealed' || state === 'seasonal'
  const corrected = isCorrected(proof)
  const step = (id: string, state: 'done' | 'current' | 'todo', title: string, detail: string): StepItem => ({
    id,
    title,
    state,
    stateText: t(`proof.${state}`),
    detail,
  })
  const first = dayTime(earlier[0]?.committedAt ?? endsAt)
  const sealedKey = corrected
    ? 'proof.sealedCorrected'
    : commitment?.beforeFirst
      ? 'proof.sealedBefore'
      : 'proof.sealedLate'
  const sealed = commitment ? t(sealedKey, { at: dayTime(commitment.committedAt), first }) : t('proof.sealing')
  const openedKey =
    published?.revision === 1 ? 'proof.openedAt' : corrected ? 'proof.openedCorrected' : 'proof.openedRevision'
  const opened = published
    ? t(openedKey, { at: dayTime(published.publishedAt), revision: published.revision })
    : t(state === 'sealed' ? 'proof.opensAt' : 'proof.checking', { at: dayTime(endsAt) })
  const steps = [
    step('sealed', commitment ? 'done' : 'current', t('proof.sealed'), sealed),
    step(
      'running',
      isRunning ? 'current' : 'done',
      t('proof.running'),
      isRunning
        ? t(corrected ? 'proof.runningCorrected' : 'proof.runningNow')
        : t('proof.runningDone', { at: dayTime(endsAt) }),
    ),
  ]
  if (state === 'seasonal') return steps
  return [
    ...steps,
    step('opened', published ? 'done' : state === 'checking' ? 'current' : 'todo', t('proof.opened'), opened),
  ]
}

function Seal({ proof }: { proof: Proof }) {
  const { t } = useTranslation('certificate')
  const { state, commitment, published } = proof
  const after = isCorrected(proof) ? 'proof.sealCorrected' : 'proof.sealAfter'
  const hint = state === 'seasonal' ? 'proof.sealSeasonal' : 'proof.sealHint'
  return (
    <Panel title={t('proof.seal')}>
      <div className={css.stack}>
        <p className={css.words}>{t(published ? after : hint)}</p>
        {commitment ? (
          <code className={css.seal}>{commitment.sha256}</code>
        ) : (
          <p className={css.note}>{t('proof.sealing')}</p>
        )}
        <EarlierSeals seals={proof.earlier} />
      </div>
    </Panel>
  )
}

/** Computes the seal again from two of the published files. */
const SEAL_COMMAND = 'cat commitment.txt solution.csv | sha256sum'

/** The commands that verify everything without this page. */
function Verify({ competitionId }: { competitionId: number }) {
  const { t } = useTranslation('certificate')
  const { origin } = new URL(useSiteState().address)
  const command = `npm run verify -- ${origin}${competitionAddress.proof({ id: competitionId })}`
  return (
    <Panel title={t('proof.verify')}>
      <div className={css.stack}>
        <p className={css.words}>{t('proof.verifySeal')}</p>
        <code className={css.code}>{SEAL_COMMAND}</code>
        <p className={css.note}>{t('proof.verifySealResult')}</p>
        <p className={css.words}>{t('proof.verifyAll')}</p>
        <code className={css.code}>{command}</code>
        <p className={css.note}>{t('proof.verifyAllResult')}</p>
      </div>
    </Panel>
  )
}

/** The sentence about what the proof shows. */
function meansKey(proof: Proof) {
  if (proof.state === 'seasonal') return 'proof.meansSeasonal'
  return isCorrected(proof) ? 'proof.meansCorrected' : 'proof.meansYes'
}

function Loaded({ competitionId, proof }: { competitionId: number; proof: Proof }) {
  const { t } = useTranslation('certificate')
  const { published } = proof
  const { data: competition } = useCompetition(competitionId)
  return (
    <div className={css.page}>
      <div className={css.head}>
        <div className={css.intro}>
          <h2 className={css.title}>{t('proof.title')}</h2>
          <p className={css.lead}>
            {t('proof.lead')} {t(proof.state === 'seasonal' ? 'proof.leadSeasonal' : 'proof.leadOpened')}
          </p>
        </div>
        <Steps label={t('proof.tab')} items={useSteps(proof)} />
      </div>
      <Seal proof={proof} />
      {published ? (
        <>
          {competition ? <Rows published={published} metric={competition.metric} /> : null}
          <Files files={published.files} />
          <Verify competitionId={competitionId} />
        </>
      ) : null}
      <Panel title={t('proof.means')}>
        <div className={css.stack}>
          <p className={css.words}>{t(meansKey(proof))}</p>
          <p className={css.words}>{t(proof.state === 'seasonal' ? 'proof.meansNotSeasonal' : 'proof.meansNo')}</p>
        </div>
      </Panel>
    </div>
  )
}

/**
 * Explains to everybody how a list can be verified: the seal before the start, and all files after the end.
 *
 * - MUST show the commitment (the seal) and its time from the start, and say when submissions existed already.
 * - MUST show nothing that the seal is made of before the end.
 * - MUST offer salt, solution, document and signature after the end, each with its SHA-256.
 * - MUST show the fingerprint of the file behind a rank, and the reader's own one.
 * - MUST say in plain words what the proof shows and what it does not show.
 * - MUST work without JavaScript.
 */
export function ProofPage({ competitionId }: { competitionId: number }) {
  const { t } = useTranslation('shell')
  const { data, error, mutate } = useCall(refs.competitionProof, proofArgs(competitionId))
  if (data) return <Loaded competitionId={competitionId} proof={data} />
  if (!error) return <Skeleton label={t('a11y.loading')} shape="block" />
  return <LoadFailed error={error} onRetry={() => mutate()} />
}

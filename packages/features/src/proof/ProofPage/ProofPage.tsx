import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Disclosure } from '@shulei/ui/Disclosure/Disclosure.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { type StepItem, Steps } from '@shulei/ui/Steps/Steps.tsx'
import { useTranslation } from 'react-i18next'
import { useCompetition } from '../../competition/useCompetition.ts'
import { LoadFailed } from '../../site/LoadFailed.tsx'
import { useSiteState } from '../../site/site-state.ts'
import { Files } from './Files.tsx'
import * as css from './ProofPage.css.ts'
import type { Proof } from './proof.ts'
import { Rows } from './Rows.tsx'

/** Arguments of the call for a proof, shared by loader and component. */
export const proofArgs = (competitionId: number) => ({ params: { id: competitionId } })

/** The three steps: sealed, running, opened. */
function useSteps({ state, endsAt, commitment, published }: Proof): StepItem[] {
  const { t } = useTranslation('certificate')
  const { dayTime } = useFormat()
  const step = (id: string, state: 'done' | 'current' | 'todo', title: string, detail: string): StepItem => ({
    id,
    title,
    state,
    stateText: t(`proof.${state}`),
    detail,
  })
  const sealed = commitment
    ? t(commitment.beforeFirst ? 'proof.sealedBefore' : 'proof.sealedLate', { at: dayTime(commitment.committedAt) })
    : t('proof.sealing')
  const opened = published
    ? t(published.revision > 1 ? 'proof.openedRevision' : 'proof.openedAt', {
        at: dayTime(published.publishedAt),
        revision: published.revision,
      })
    : t(state === 'sealed' ? 'proof.opensAt' : 'proof.checking', { at: dayTime(endsAt) })
  return [
    step('sealed', commitment ? 'done' : 'current', t('proof.sealed'), sealed),
    step(
      'running',
      state === 'sealed' ? 'current' : 'done',
      t('proof.running'),
      state === 'sealed' ? t('proof.runningNow') : t('proof.runningDone', { at: dayTime(endsAt) }),
    ),
    step('opened', published ? 'done' : state === 'checking' ? 'current' : 'todo', t('proof.opened'), opened),
  ]
}

function Seal({ proof: { commitment, earlier, published } }: { proof: Proof }) {
  const { t } = useTranslation('certificate')
  const { dateTime } = useFormat()
  return (
    <Panel title={t('proof.seal')}>
      <div className={css.stack}>
        <p className={css.words}>{t(published ? 'proof.sealAfter' : 'proof.sealHint')}</p>
        {commitment ? (
          <code className={css.seal}>{commitment.sha256}</code>
        ) : (
          <p className={css.note}>{t('proof.sealing')}</p>
        )}
        {earlier.length > 0 ? (
          <Disclosure title={t('proof.earlier')}>
            {earlier.map(({ sha256, committedAt }) => (
              <p key={sha256} className={css.old}>
                <code className={css.code}>{sha256}</code>
                <span className={css.note}>{t('proof.noted', { at: dateTime(committedAt) })}</span>
              </p>
            ))}
          </Disclosure>
        ) : null}
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

function Loaded({ competitionId, proof }: { competitionId: number; proof: Proof }) {
  const { t } = useTranslation('certificate')
  const { published } = proof
  const { data: competition } = useCompetition(competitionId)
  return (
    <div className={css.page}>
      <div className={css.head}>
        <div className={css.intro}>
          <h2 className={css.title}>{t('proof.title')}</h2>
          <p className={css.lead}>{t('proof.lead')}</p>
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
          <p className={css.words}>{t('proof.meansYes')}</p>
          <p className={css.words}>{t('proof.meansNo')}</p>
        </div>
      </Panel>
    </div>
  )
}

/** Explains to everybody how a list can be verified: the seal before the start, and all files after the end. */
export function ProofPage({ competitionId }: { competitionId: number }) {
  const { t } = useTranslation('shell')
  const { data, error, mutate } = useCall(refs.competitionProof, proofArgs(competitionId))
  if (data) return <Loaded competitionId={competitionId} proof={data} />
  if (!error) return <Skeleton label={t('a11y.loading')} shape="block" />
  return <LoadFailed error={error} onRetry={() => mutate()} />
}

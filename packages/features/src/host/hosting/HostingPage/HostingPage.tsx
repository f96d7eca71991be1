import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoveFocus } from '../../../base/site/focus.ts'
import { LoginLink } from '../../../base/site/LoginLink.tsx'
import { useSiteState } from '../../../base/site/site-state.ts'
import { useLoaded } from '../../../base/site/useLoaded.ts'
import { HostedList } from '../HostedList/HostedList.tsx'
import { type MadeCompetition, useHosted } from '../hosting.ts'
import { Made } from '../Made/Made.tsx'
import { useHostingDraft } from '../useHostingDraft.ts'
import * as css from './HostingPage.css.ts'
import { TableField } from './TableField.tsx'
import { useTable } from './useTable.ts'

/** The proposal, whose fields and texts only readers with a table load. */
const proposalForm = {
  code: async () => (await import('../ProposalForm/ProposalForm.tsx')).ProposalForm,
  texts: ['editorial', 'columns'],
}

const steps = ['table', 'choose', 'give'] as const

/** What it is, in two sentences and three steps. */
function Head() {
  const { t } = useTranslation('hosting')
  return (
    <header className={css.head}>
      <p className={css.eyebrow}>{t('eyebrow')}</p>
      <h1 className={css.title}>{t('title')}</h1>
      <p className={css.lead}>{t('lead')}</p>
      <ol className={css.steps} aria-label={t('steps.label')}>
        {steps.map((step, at) => (
          <li key={step} className={css.step}>
            <span className={css.stepNo} aria-hidden="true">
              {at + 1}
            </span>
            <div>
              <p className={css.stepName}>{t(`steps.${step}`)}</p>
              <p className={css.stepText}>{t(`steps.${step}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </header>
  )
}

/** The page on which somebody makes a competition of a table, and finds those that they host. */
export function HostingPage() {
  const { t } = useTranslation('hosting')
  const { t: shell } = useTranslation('shell')
  const { user } = useSiteState()
  const { mutate } = useHosted()
  const moveFocus = useMoveFocus()
  const draft = useHostingDraft()
  const { state, take } = useTable()
  const [made, setMade] = useState<MadeCompetition | null>(null)
  const { Part: ProposalForm, warm } = useLoaded(proposalForm, state.phase === 'read')

  const onTable = (file: File | null) => {
    setMade(null)
    if (file) warm()
    void take(file)
  }
  const onMade = (competition: MadeCompetition) => {
    draft.forget(draft.typed)
    void take(null)
    setMade(competition)
    void mutate()
    moveFocus('made')
  }
  return (
    <main id="content" tabIndex={-1} className={css.page}>
      <Head />
      {made ? (
        <Made
          made={made}
          onAnother={() => {
            setMade(null)
            moveFocus(() => document.querySelector<HTMLElement>('button:has(+ [type=file])'))
          }}
        />
      ) : (
        <TableField state={state} before={draft.values.table} onTable={onTable} />
      )}
      {state.phase === 'read' && !ProposalForm ? <Skeleton label={shell('a11y.loading')} shape="block" /> : null}
      {state.phase === 'read' && ProposalForm ? (
        <ProposalForm file={state.file} proposal={state.proposal} draft={draft} onMade={onMade} />
      ) : null}
      {user ? (
        <HostedList />
      ) : (
        <Panel title={t('list.title')}>
          <p className={css.note}>
            {t('list.login')} <LoginLink />
          </p>
        </Panel>
      )}
    </main>
  )
}

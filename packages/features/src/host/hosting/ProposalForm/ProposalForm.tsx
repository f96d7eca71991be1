import { countText } from '@shulei/domain/base/text/count.ts'
import { hostedTexts } from '@shulei/domain/host/hosting/limits.ts'
import { MAX_LABELS } from '@shulei/domain/host/hosting/proposal.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { useFocusProblem } from '../../../base/form/useFocusProblem.ts'
import { useUnloadGuard } from '../../../base/form/useUnloadGuard.ts'
import { useSiteState } from '../../../base/site/site-state.ts'
import { useSignOnAddress } from '../../../base/site/useSignOnAddress.ts'
import type { MadeCompetition, TableProposal } from '../hosting.ts'
import type { HostingDraft, HostingFields } from '../useHostingDraft.ts'
import { ColumnChoices } from './ColumnChoices.tsx'
import { choicesOf } from './choices.ts'
import { FoundColumns } from './FoundColumns.tsx'
import { NameFields } from './NameFields.tsx'
import * as css from './ProposalForm.css.ts'
import { RowSplit } from './RowSplit.tsx'
import { TermFields } from './TermFields.tsx'
import { useMaking } from './useMaking.ts'

export interface ProposalFormProps {
  /** The table, which is sent again with the choices. */
  file: File
  proposal: TableProposal
  /** The page keeps it, so that it outlives the table. It gets the table's name with the first change. */
  draft: HostingDraft
  onMade: (made: MadeCompetition) => void
}

/** The button that makes the competition; for a visitor the way to sign on and back. */
function MakeButton({ isSending }: { isSending: boolean }) {
  const { t } = useTranslation('hosting')
  const { user } = useSiteState()
  const signOn = useSignOnAddress()
  if (user) {
    return (
      <Button type="submit" variant="primary" size="l" isWide isPending={isSending} pendingLabel={t('form.sending')}>
        {t('form.submit')}
      </Button>
    )
  }
  return (
    <>
      <p className={css.note}>{t('form.loginNote')}</p>
      <LinkButton href={signOn('login2')} variant="primary" size="l" isWide>
        {t('form.login')}
      </LinkButton>
    </>
  )
}

/**
 * What a table holds, and beside it the competition that it could be, to be changed and made.
 *
 * - MUST say why a table without a target makes no competition.
 * - MUST keep what was typed when sending fails, and send a repeat under the same key.
 * - MUST lead a visitor to sign on and back, with everything typed kept on this device.
 */
export function ProposalForm({ file, proposal, draft, onMade }: ProposalFormProps) {
  const { t } = useTranslation('hosting')
  const form = useRef<HTMLFormElement>(null)
  const focusProblem = useFocusProblem(form)
  const [isTried, setTried] = useState(false)
  const { make, change, isSending, refused } = useMaking(file)
  useUnloadGuard(isSending)
  const { values } = draft
  const choices = choicesOf(proposal, values)
  const title = values.title.trim()
  const isTitleMissing = title === ''
  const isOver = (['title', 'summary'] as const).some((field) => countText(values[field]) > hostedTexts[field])

  const put = (patch: Partial<HostingFields>) => {
    draft.change({ ...patch, table: file.name })
    change()
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setTried(true)
    if (isTitleMissing || isOver) return focusProblem()
    const made = await make(values, choices)
    if (made) onMade({ ...made, title })
    else focusProblem()
  }
  const problemOf = (field: 'title' | 'target') => (refused?.field === field ? refused.text : undefined)
  return (
    <div className={css.sides}>
      <div className={css.found}>
        <FoundColumns proposal={proposal} id={choices.id} target={choices.target} />
      </div>
      {choices.target === null ? (
        <Alert tone="warning" title={t('nothing.title')}>
          {t('nothing.text', { labels: MAX_LABELS })}
        </Alert>
      ) : (
        <Panel title={t('form.title')}>
          {/* by POST, so that texts sent before hydration do not appear in the address */}
          <form ref={form} method="post" className={css.form} noValidate onSubmit={(event) => void submit(event)}>
            <NameFields
              values={values}
              problem={problemOf('title') ?? (isTried && isTitleMissing ? t('form.titleEmpty') : undefined)}
              onChange={put}
            />
            <ColumnChoices choices={choices} problem={problemOf('target')} onChange={put} />
            <RowSplit rows={proposal.rows} />
            <TermFields values={values} onChange={put} />
            <p className={css.note}>{t('split.rights')}</p>
            {refused?.field === null ? <FailureNote failure={refused} /> : null}
            <MakeButton isSending={isSending} />
          </form>
        </Panel>
      )}
    </div>
  )
}

import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import ArrowLeft from 'lucide-react/dist/esm/icons/arrow-left.mjs'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { NotRead } from '../../../base/site/NotRead.tsx'
import { OrganizerNote } from '../../competition/OrganizerNote/OrganizerNote.tsx'
import { type Competition, onlyRuns, useCompetition } from '../../competition/useCompetition.ts'
import { type Choice, choiceArgs } from '../choice.ts'
import { ChoiceForm } from './ChoiceForm.tsx'
import * as css from './FinalChoicePage.css.ts'

interface LoadedProps {
  competition: Pick<Competition, 'id' | 'metric'>
  choice: Choice
  onSaved: (choice: Choice) => void
  onStale: () => void
}

/** The submissions, and a note about those that count now. */
function Loaded({ competition, choice, onSaved, onStale }: LoadedProps) {
  const { t } = useTranslation('final-choice')
  const { count, list, isOpen, isCaptain } = choice
  const chosen = list.filter(({ isChosen }) => isChosen).length
  if (list.length === 0) return <EmptyState size="s" title={t('empty')} description={t('emptyHint')} />
  return (
    <div className={css.part}>
      <Alert tone={chosen > 0 ? 'success' : 'info'}>
        <p>{chosen > 0 ? t('chosen', { count: chosen }) : t('default', { count })}</p>
        {isOpen && !isCaptain ? <p>{t('onlyCaptain')}</p> : null}
      </Alert>
      {isOpen && isCaptain ? (
        <noscript>
          <Alert tone="warning">{t('needsScript')}</Alert>
        </noscript>
      ) : null}
      <ChoiceForm {...{ competition, choice, onSaved, onStale }} />
    </div>
  )
}

export interface FinalChoicePageProps {
  competitionId: number
  /** The schedule of the choice. */
  scheduleId: number
}

/** The list A submissions that count on list B: the captain's choice, or the best ones (docs/decisions/061). */
export function FinalChoicePage({ competitionId, scheduleId }: FinalChoicePageProps) {
  const { t } = useTranslation('final-choice')
  const { dayTime } = useFormat()
  const { data: competition } = useCompetition(competitionId)
  const { data, error, mutate } = useCall(refs.finalChoice, choiceArgs(competitionId, scheduleId))
  const at = data ? dayTime(data.until) : ''
  return (
    <div className={css.page}>
      <TextLink
        component={Link}
        to={competitionAddress.submits({ id: competitionId })}
        isStandalone
        icon={<Icon of={ArrowLeft} size={15} />}
      >
        {t('back')}
      </TextLink>
      <Panel
        title={t('title')}
        description={t('lead')}
        aside={data ? (data.isOpen ? t('until', { at }) : t('closed', { at })) : undefined}
      >
        {data && competition && onlyRuns(competition) ? (
          <OrganizerNote competitionId={competitionId} />
        ) : data && competition ? (
          <Loaded
            competition={competition}
            choice={data}
            onSaved={(choice) => void mutate(choice, { revalidate: false })}
            onStale={() => void mutate()}
          />
        ) : (
          <NotRead rows={5} error={error} onRetry={() => void mutate()} />
        )}
      </Panel>
    </div>
  )
}

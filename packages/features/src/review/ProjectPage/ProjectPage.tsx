import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { TimeContext, useFormat } from '@shulei/i18n/format.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LoadFailed } from '../../site/LoadFailed.tsx'
import { type Contest, contestArgs } from '../project.ts'
import { ProjectCard } from './ProjectCard.tsx'
import { ProjectForm } from './ProjectForm.tsx'
import * as css from './ProjectPage.css.ts'

/** How projects are judged: the criteria with their weights, and the time of the review. */
function HowJudged({ info }: { info: Contest['cmptInfo'] }) {
  const { t } = useTranslation('project')
  const { pick, number, dayTime } = useFormat()
  const span = { from: dayTime(info.opensAt, info.deadline), to: dayTime(info.deadline, info.opensAt) }
  return (
    <Panel title={t('criteria')} titleSize="card" description={t('criteriaLead', { count: info.perProject })}>
      <ul className={css.criteria}>
        {info.criteria.map(({ key, title, hint, weight }) => (
          <li key={key} className={css.criterion}>
            <div>
              <p className={css.label}>{pick(title)}</p>
              <p className={css.note}>{pick(hint)}</p>
            </div>
            <span className={css.weight}>{number(weight)}</span>
          </li>
        ))}
      </ul>
      <p className={css.facts}>{`${t('review')} · ${t('reviewSpan', span)}`}</p>
      <p className={css.note}>{t('count', { count: info.projects })}</p>
    </Panel>
  )
}

const known = ['noEntryForm', 'notSignedUp', 'stageEnded', 'teamBanned'] as const
type Known = (typeof known)[number]

/** The tab "submits" of a solution contest: the team's project, the form while projects are accepted, and how they are judged. */
export function ProjectPage({ competitionId }: { competitionId: number }) {
  const { t } = useTranslation('project')
  const { t: shell } = useTranslation('shell')
  const { dayTime } = useFormat()
  const { now } = useContext(TimeContext)
  const { data: contest, error, mutate } = useCall(refs.spicCompetition, contestArgs(competitionId))
  if (error && !contest) return <LoadFailed error={error} onRetry={() => mutate()} />
  if (!contest) return <Skeleton label={shell('a11y.loading')} count={8} />
  const { cmptInfo, submit, signUpInfo } = contest
  const blocked = signUpInfo?.blocked ?? null
  const hasBegun = Date.parse(cmptInfo.opensAt) <= now
  const isOpen = signUpInfo !== null && blocked === null && !hasBegun
  const reason = t(`blocked.${known.includes(blocked as Known) ? (blocked as Known) : 'other'}`)
  const mustSignUp = blocked === 'notSignedUp' || blocked === 'noEntryForm'
  return (
    <div className={css.split}>
      <div className={css.stack}>
        {submit ? (
          <ProjectCard
            competitionId={competitionId}
            project={submit}
            note={t(isOpen ? 'lead' : hasBegun ? 'waiting' : 'closed')}
          />
        ) : null}
        {isOpen ? (
          <Panel
            title={t('title')}
            description={t('lead')}
            aside={signUpInfo.until ? t('until', { time: dayTime(signUpInfo.until) }) : undefined}
          >
            <ProjectForm
              competitionId={competitionId}
              project={submit}
              onSent={(project) => void mutate({ ...contest, submit: project }, { revalidate: true })}
            />
          </Panel>
        ) : submit ? null : (
          <EmptyState title={t(signUpInfo?.team ? 'none' : 'notJoined')} description={hasBegun ? t('closed') : reason}>
            {mustSignUp && !hasBegun ? (
              <LinkButton component={Link} to={competitionAddress.signup({ id: competitionId })} variant="primary">
                {t('signup')}
              </LinkButton>
            ) : null}
          </EmptyState>
        )}
      </div>
      <HowJudged info={cmptInfo} />
    </div>
  )
}

import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import type { Competition } from '../../competition/useCompetition.ts'
import { WithCompetition } from '../../competition/WithCompetition/WithCompetition.tsx'
import { type Contest, contestArgs, type OwnProject } from '../project.ts'
import { ProjectCard } from './ProjectCard.tsx'
import { ProjectForm } from './ProjectForm.tsx'
import * as css from './ProjectPage.css.ts'
import { useObstacle } from './useObstacle.ts'

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

interface OwnPartProps {
  competition: Competition
  contest: Contest
  onStored: (project: OwnProject | null) => void
}

/** The team's project, or why there is none, and the form while projects are accepted. */
function OwnPart({ competition, contest, onStored }: OwnPartProps) {
  const { t } = useTranslation('project')
  const { dayTime } = useFormat()
  const { submit, signUpInfo } = contest
  const { id } = competition
  const obstacle = useObstacle(competition, contest)
  return (
    <div className={css.stack}>
      {submit ? <ProjectCard competitionId={id} project={submit} note={obstacle?.text ?? t('lead')} /> : null}
      {obstacle === null ? (
        <Panel
          title={t('title')}
          description={t('lead')}
          aside={signUpInfo?.until ? t('until', { time: dayTime(signUpInfo.until) }) : undefined}
        >
          <ProjectForm competitionId={id} project={submit} onStored={onStored} />
        </Panel>
      ) : submit ? null : (
        <EmptyState title={t(signUpInfo?.team ? 'none' : 'notJoined')} description={obstacle.text}>
          {obstacle.signup ? (
            <LinkButton component={Link} to={competitionAddress.signup({ id })} variant="primary">
              {obstacle.signup}
            </LinkButton>
          ) : null}
        </EmptyState>
      )}
    </div>
  )
}

/** The tab "submits" of a solution contest: the team's project, the form while projects are accepted, and how they are judged. */
export function ProjectPage({ competitionId }: { competitionId: number }) {
  const { t: shell } = useTranslation('shell')
  const { data: contest, error, mutate } = useCall(refs.spicCompetition, contestArgs(competitionId))
  if (error && !contest) return <LoadFailed error={error} onRetry={() => mutate()} />
  if (!contest) return <Skeleton label={shell('a11y.loading')} count={8} />
  return (
    <div className={css.split}>
      <WithCompetition competitionId={competitionId}>
        {(competition) => (
          <OwnPart
            competition={competition}
            contest={contest}
            onStored={(project) => void mutate({ ...contest, submit: project }, { revalidate: true })}
          />
        )}
      </WithCompetition>
      <HowJudged info={contest.cmptInfo} />
    </div>
  )
}

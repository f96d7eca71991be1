import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SignatureDrawing } from '../../../base/signature/SignaturePicture/SignaturePicture.tsx'
import { LoginLink } from '../../../base/site/LoginLink.tsx'
import { useSiteState } from '../../../base/site/site-state.ts'
import { EditorialFrame } from '../EditorialPage/EditorialFrame.tsx'
import * as css from '../EditorialPage/EditorialPage.css.ts'
import { NoTasks } from '../EditorialPage/NoTasks.tsx'
import { type EvaluationTask, useTasks } from '../evaluation.ts'

/** The form with its fields and pictures, whose code only signed-in readers load. The server waits for it and renders it. */
const CompanySettings = lazy(async () => ({
  default: (await import('../../../people/identity/CompanySettings/CompanySettings.tsx')).CompanySettings,
}))

/** The application of an enterprise (C121): its form, its state and the answer to it. A visitor is led to sign-on. */
function Application() {
  const { t } = useTranslation('editorial')
  const { t: shell } = useTranslation('shell')
  const { user } = useSiteState()
  return (
    <section className={css.live} id="apply" aria-label={t('host')}>
      {user ? (
        <Suspense fallback={<Skeleton label={shell('a11y.loading')} shape="block" />}>
          <CompanySettings />
        </Suspense>
      ) : (
        <p className={css.fact}>
          {t('hostLogin')} <LoginLink />
        </p>
      )}
    </section>
  )
}

/** What a notice says: whether somebody may still take the task, or why not. */
const standingOf = ({ canSignUp, state }: EvaluationTask) => {
  if (canSignUp) return 'open'
  if (state === 'ended') return 'over'
  return state === 'upcoming' ? 'upcoming' : 'closed'
}
const order = ['open', 'upcoming', 'closed', 'over']

/** The competitions as notices on a wall: those that can be taken first, by their deadline. */
function Board() {
  const { t } = useTranslation('editorial')
  const format = useFormat()
  const placeOf = (task: EvaluationTask) => order.indexOf(standingOf(task))
  const notices = useTasks().toSorted((a, b) => placeOf(a) - placeOf(b) || a.endTime.localeCompare(b.endTime))
  return (
    <section className={css.live} id="board" aria-labelledby="board-title">
      <h2 id="board-title" className={css.liveTitle}>
        {t('unveil.board')}
      </h2>
      {notices.length === 0 ? (
        <NoTasks />
      ) : (
        <ul className={css.board}>
          {notices.map((task) => (
            <li key={task.id} className={css.paper}>
              <div>
                <p className={css.from}>{t(`metric.${task.metric}.name`)}</p>
                <Link className={css.question} to={competitionAddress.overview({ id: task.id })}>
                  {format.pick(task.title)}
                </Link>
              </div>
              {task.picture ? (
                <SignatureDrawing picture={task.picture} />
              ) : (
                <p className={css.from}>{t(`metric.${task.metric}.about`)}</p>
              )}
              <p className={css.paperFoot}>
                <span>
                  {t('unveil.facts', {
                    count: task.teams,
                    n: format.number(task.teams),
                    date: format.date(task.endTime),
                  })}
                </span>
                <Tag tone={task.canSignUp ? 'success' : 'neutral'}>{t(`unveil.${standingOf(task)}`)}</Tag>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** To the board, and to the form of those who want to host. */
function HeroActions() {
  const { t } = useTranslation('editorial')
  return (
    <>
      <LinkButton variant="primary" size="l" href="#board">
        {t('unveil.see')}
      </LinkButton>
      <LinkButton size="l" href="#apply">
        {t('host')}
      </LinkButton>
    </>
  )
}

/** The page for enterprises that want to host: the bounty board (R130), or the page about hosting (R143). */
export function HostPage({ slug }: { slug: 'unveil' | 'cooperation' }) {
  return (
    <EditorialFrame slug={slug} end={<Application />} hero={slug === 'unveil' ? <HeroActions /> : undefined}>
      {slug === 'unveil' ? <Board /> : null}
    </EditorialFrame>
  )
}

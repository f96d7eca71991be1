import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as profileAddress from '@shulei/domain/address/profile.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { KeyFigure } from '@shulei/ui/KeyFigure/KeyFigure.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useShownNames } from '../../../base/site/useShownName.ts'
import type { ActivityPart } from '../content.ts'
import * as css from './ActivityPage.css.ts'

type Part<K extends ActivityPart['kind']> = Extract<ActivityPart, { kind: K }>

function Agenda({ items }: Part<'agenda'>) {
  const { time } = useFormat()
  return (
    <ol className={css.agenda}>
      {items.map(({ at, until, title, text, who }) => (
        <li key={at} className={css.slot}>
          <p className={css.slotTime}>
            <time dateTime={at}>{time(at)}</time> – <time dateTime={until}>{time(until)}</time>
          </p>
          <div>
            <h2 className={css.slotTitle}>{title}</h2>
            <p className={css.slotText}>{text}</p>
            {who === '' ? null : <p className={css.slotWho}>{who}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Speakers({ people }: Part<'people'>) {
  const { t } = useTranslation('content')
  const shownName = useShownNames()
  if (people.length === 0) return <EmptyState title={t('experts.empty')} size="s" />
  return (
    <ul className={css.people}>
      {people.map(({ person, person: { id, avatar }, role, text }) => (
        <li key={id} className={css.person}>
          <Avatar name={shownName(person)} seed={String(id)} size="m" {...(avatar ? { src: avatar } : {})} />
          <div>
            <h2 className={css.slotTitle}>
              <TextLink component={Link} to={profileAddress.history({ id })} tone="inherit" isStandalone>
                {shownName(person)}
              </TextLink>
            </h2>
            <p className={css.role}>{role}</p>
            <p className={css.slotText}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Materials({ items }: Part<'materials'>) {
  return (
    <ul className={css.tiles}>
      {items.map(({ title, text, href }) => (
        <li key={title} className={css.tile}>
          <h2 className={css.slotTitle}>
            {href.startsWith('/') ? (
              <Link className={css.tileLink} to={href}>
                {title}
              </Link>
            ) : (
              <a className={css.tileLink} href={href} rel="noopener noreferrer">
                {title}
              </a>
            )}
          </h2>
          <p className={css.slotText}>{text}</p>
        </li>
      ))}
    </ul>
  )
}

function Tasks({ tasks }: Part<'tasks'>) {
  const { pick } = useFormat()
  return (
    <ol className={css.tasks}>
      {tasks.map(({ title, text, competition }) => (
        <li key={title} className={css.task}>
          <div>
            <h2 className={css.slotTitle}>{title}</h2>
            <p className={css.slotText}>{text}</p>
            {competition ? (
              <TextLink component={Link} to={competitionAddress.overview({ id: competition.id })} isStandalone>
                {pick(competition.title)}
              </TextLink>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Recap({ figures }: Part<'recap'>) {
  const { t } = useTranslation('content')
  const { number } = useFormat()
  if (!figures) return null
  return (
    <dl className={css.figures}>
      <KeyFigure size="l" label={t('recap.teams')} value={number(figures.teams)} />
      <KeyFigure size="l" label={t('recap.submits')} value={number(figures.submits)} />
      <KeyFigure size="l" label={t('recap.best')} value={figures.best} />
    </dl>
  )
}

/** Parts of a content page of an activity besides its text, by its kind. */
export function ActivityParts({ part }: { part: ActivityPart }) {
  switch (part.kind) {
    case 'agenda':
      return <Agenda {...part} />
    case 'people':
      return <Speakers {...part} />
    case 'materials':
      return <Materials {...part} />
    case 'tasks':
      return <Tasks {...part} />
    case 'recap':
      return <Recap {...part} />
  }
}

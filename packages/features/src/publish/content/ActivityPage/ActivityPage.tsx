import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as contentAddress from '@shulei/domain/address/content.ts'
import * as siteAddress from '@shulei/domain/address/site.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Breadcrumbs } from '@shulei/ui/Breadcrumbs/Breadcrumbs.tsx'
import { Loading } from '@shulei/ui/Loading/Loading.tsx'
import { Prose } from '@shulei/ui/Prose/Prose.tsx'
import { TabNav } from '@shulei/ui/TabNav/TabNav.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useInviteTarget } from '../../../base/site/invite-target.ts'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { type Activity, activityArgs, otherLang } from '../content.ts'
import { MeetingTag } from '../InformationPage/InformationCard.tsx'
import * as page from '../PageHead.css.ts'
import * as css from './ActivityPage.css.ts'
import { ActivityParts } from './ActivityParts.tsx'

function Head({ activity }: { activity: Activity }) {
  const { t } = useTranslation('content')
  const { t: shell } = useTranslation('shell')
  const format = useFormat()
  const { meeting, competition } = activity
  if (!meeting) return null
  const lang = otherLang(activity.lang, format.language)
  const [year, month, day] = format.date(meeting.start).split('/')
  return (
    <header className={css.head}>
      <p className={css.date} aria-hidden="true">
        <span className={css.day}>{day}</span>
        <span className={css.month}>{`${year}/${month}`}</span>
      </p>
      <div className={css.words}>
        <Breadcrumbs
          label={shell('a11y.breadcrumbs')}
          component={Link}
          items={[
            { label: t('information.eyebrow'), to: siteAddress.information() },
            { label: t('information.kinds.activity'), to: contentAddress.activity() },
          ]}
        />
        <h1 className={css.title} lang={lang}>
          {activity.title}
        </h1>
        <p className={css.lead} lang={lang}>
          {activity.summary}
        </p>
        <p className={css.facts}>
          <MeetingTag meeting={meeting} />
          <span>
            <time dateTime={meeting.start}>{`${format.date(meeting.start)} ${format.time(meeting.start)}`}</time> –{' '}
            <time dateTime={meeting.end}>{format.time(meeting.end)}</time> {format.zoneName()}
          </span>
          {meeting.isMonthly ? <span>{t('meeting.monthly')}</span> : null}
          <span lang={lang}>{meeting.place}</span>
          {competition ? (
            <TextLink component={Link} to={competitionAddress.overview({ id: competition.id })} isStandalone>
              {format.pick(competition.title)}
            </TextLink>
          ) : null}
        </p>
      </div>
    </header>
  )
}

export interface ActivityPageProps {
  id: number
  /** Number of the content page, from 1; 0 for the activity itself, and also for its discussion. */
  part: number
  /** The discussion, in place of a content page. */
  children?: ReactNode
}

/** An activity: when and where, its five content pages and its discussion as tabs, and the open one of them. */
export function ActivityPage({ id, part, children }: ActivityPageProps) {
  const { t } = useTranslation('content')
  const { t: shell } = useTranslation('shell')
  const { language } = useFormat()
  const { data, error, mutate } = useCall(refs.activity, activityArgs(id, part, language), { keepPreviousData: true })
  useInviteTarget('activity')
  const text = data?.part ?? data
  return (
    <main id="content" tabIndex={-1} className={page.page}>
      {error && !data ? <LoadFailed error={error} onRetry={() => mutate()} /> : null}
      {!data && !error ? <Loading label={shell('a11y.loading')} /> : null}
      {data && text ? (
        <>
          <Head activity={data} />
          <TabNav
            label={t('activity.tabs')}
            component={Link}
            items={[
              { label: t('activity.about'), to: contentAddress.activity({ id }), isCurrent: part === 0 && !children },
              ...data.parts.map(({ no, title }) => ({
                label: title,
                to: (contentAddress.activityParts[no] ?? contentAddress.activity)({ id }),
                isCurrent: no === part,
              })),
              {
                label: t('activity.discussion'),
                to: contentAddress.activityDiscussion({ id }),
                isCurrent: Boolean(children),
              },
            ]}
          />
          {children ?? (
            <div className={css.body}>
              {text.html === '' ? null : (
                <Prose sanitisedHtml={text.html} {...(data.lang === language ? {} : { lang: data.lang })} />
              )}
              {data.part ? <ActivityParts part={data.part} /> : null}
            </div>
          )}
        </>
      ) : null}
    </main>
  )
}

import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as deskAddress from '@shulei/domain/address/desk.ts'
import { host } from '@shulei/domain/address/site.ts'
import { TimeContext, useFormat } from '@shulei/i18n/format.ts'
import { Breadcrumbs } from '@shulei/ui/Breadcrumbs/Breadcrumbs.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Loading } from '@shulei/ui/Loading/Loading.tsx'
import { TabNav } from '@shulei/ui/TabNav/TabNav.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import type { RulerSegment } from '@shulei/ui/TimeRuler/layout.ts'
import { TimeRuler } from '@shulei/ui/TimeRuler/TimeRuler.tsx'
import { type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { onIntent } from '../../../base/site/on-intent.ts'
import { type Desk, useDesk } from '../desk.ts'
import { deskTabs } from '../tabs.ts'
import * as css from './DeskPage.css.ts'

/** The lists of a competition on the time ruler, and their spans in words. */
function Schedule({ desk: { startTime, turn, endTime } }: { desk: Desk }) {
  const { t } = useTranslation('desk')
  const { dayTime, zoneName } = useFormat()
  const { now } = useContext(TimeContext)
  const [start, end] = [Date.parse(startTime), Date.parse(endTime)]
  const spans: { kind: 'a' | 'b'; text: 'listA' | 'listB' | 'whole'; from: string; to: string }[] = turn
    ? [
        { kind: 'a', text: 'listA', from: startTime, to: turn },
        { kind: 'b', text: 'listB', from: turn, to: endTime },
      ]
    : [{ kind: 'a', text: 'whole', from: startTime, to: endTime }]
  const segments: RulerSegment[] = spans.map(({ kind, from, to }) => ({
    kind,
    start: Date.parse(from),
    end: Date.parse(to),
  }))
  const texts = spans.map(({ text, from, to }) => t(`head.${text}`, { from: dayTime(from, to), to: dayTime(to, from) }))
  return (
    <div className={css.schedule}>
      <TimeRuler
        segments={segments}
        now={now}
        range={[start, end]}
        label={t('head.ruler', { windows: texts.join(' · ') })}
      />
      <p className={css.spans}>
        <span aria-hidden="true">{texts.join(' · ')}</span> <span>{t('head.zone', { zone: zoneName() })}</span>
      </p>
    </div>
  )
}

function Head({ desk }: { desk: Desk }) {
  const { t } = useTranslation('desk')
  const { t: hosting } = useTranslation('hosting')
  const { t: shell } = useTranslation('shell')
  const { pick } = useFormat()
  const { id, title, role } = desk
  return (
    <header className={css.head}>
      <Breadcrumbs
        label={shell('a11y.breadcrumbs')}
        component={Link}
        items={[
          { label: hosting('eyebrow'), to: host() },
          { label: t('title'), to: deskAddress.today({ id }), isCurrent: true },
        ]}
      />
      <div className={css.titleLine}>
        <h1 className={css.title}>
          <bdi>{pick(title)}</bdi>
        </h1>
        <Tag isOutlined>{t('head.yourRole', { role: hosting(`role.${role}`) })}</Tag>
        <div className={css.open}>
          <LinkButton component={Link} to={competitionAddress.overview({ id })} size="s">
            {t('head.open')}
          </LinkButton>
        </div>
      </div>
      <Schedule desk={desk} />
    </header>
  )
}

export interface DeskPageProps {
  competitionId: number
  /** The open page of the desk. */
  children: ReactNode
}

/** The desk of a competition: its name, the reader's role, the schedule, and the pages of the desk as tabs. */
export function DeskPage({ competitionId, children }: DeskPageProps) {
  const { t } = useTranslation('desk')
  const { t: shell } = useTranslation('shell')
  const { pathname } = useLocation()
  const { data, error, mutate } = useDesk(competitionId)
  return (
    <main id="content" tabIndex={-1} className={css.page}>
      {!data && error ? <LoadFailed error={error} onRetry={mutate} /> : null}
      {!data && !error ? <Loading label={shell('a11y.loading')} /> : null}
      {data ? (
        <>
          <Head desk={data} />
          <TabNav
            label={t('tabs.label')}
            component={Link}
            items={deskTabs.map(([tab, page]) => {
              const to = page({ id: competitionId })
              return { label: t(`tabs.${tab}`), to, isCurrent: to === pathname, prefetch: onIntent() }
            })}
          />
          {children}
        </>
      ) : null}
    </main>
  )
}

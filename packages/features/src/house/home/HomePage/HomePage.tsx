import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { RulerKey } from '@shulei/ui/TimeRuler/RulerKey.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PageTitle } from '../../../base/site/PageTitle/PageTitle.tsx'
import { CompetitionRows } from '../../../compete/competition/CompetitionRows/CompetitionRows.tsx'
import { HomeHero } from '../HomeHero/HomeHero.tsx'
import { Activity } from './Activity.tsx'
import { DataTiles } from './DataTiles.tsx'
import * as css from './HomePage.css.ts'
import { Leaders } from './Leaders.tsx'

function Section({
  title,
  note,
  aside,
  children,
}: {
  title: string
  note?: string
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <section className={css.section}>
      <div className={css.sectionHead}>
        <h2 className={css.heading}>{title}</h2>
        {note && <p className={css.note}>{note}</p>}
        {aside && <div className={css.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  )
}

/**
 * Events beside a table of leaders: as many, so that both columns are about equally high. The style sheet stretches the shorter one.
 */
const eventsBeside = (leaders: number) => (leaders === 0 ? 7 : Math.max(3, leaders))

/** The home page: the live competition, all competitions on one time axis, leaders, events and data. */
export function HomePage() {
  const { t } = useTranslation('home')
  const { data } = useCall(refs.home, {}, { revalidateOnMount: false })
  if (!data) return null
  return (
    <main id="content" tabIndex={-1}>
      <PageTitle text={t('meta.title')} />
      <HomeHero data={data} />
      <div className={css.column1}>
        <Section
          title={t('schedule.title')}
          note={t('schedule.note')}
          aside={
            <>
              <span className={css.key}>
                <RulerKey kind="signup" label={t('schedule.signup')} />
                <RulerKey kind="a" label={t('schedule.listA')} />
                <RulerKey kind="b" label={t('schedule.listB')} />
              </span>
              <TextLink component={Link} to={competitionAddress.list()} isStandalone>
                {t('schedule.all', { count: data.totals.competitions })}
              </TextLink>
            </>
          }
        >
          {data.schedule.length === 0 ? (
            <p className={css.note}>{t('schedule.empty')}</p>
          ) : (
            <CompetitionRows competitions={data.schedule} />
          )}
        </Section>
        {(data.leaders.length > 0 || data.activity.length > 0) && (
          <div className={css.pair}>
            {data.leaders.length > 0 && (
              <Section title={t('leaders.title')} note={t('leaders.note')}>
                <Leaders leaders={data.leaders} />
              </Section>
            )}
            {data.activity.length > 0 && (
              <Section title={t('activity.title')}>
                <Activity events={data.activity.slice(0, eventsBeside(data.leaders.length))} />
              </Section>
            )}
          </div>
        )}
        {data.datasets.length > 0 && (
          <Section
            title={t('data.title')}
            note={t('data.note')}
            aside={
              <TextLink component={Link} to={datasetAddress.list()} isStandalone>
                {t('data.all')}
              </TextLink>
            }
          >
            <DataTiles datasets={data.datasets} />
          </Section>
        )}
      </div>
    </main>
  )
}

import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useTranslation } from 'react-i18next'
import { NotRead } from '../../../base/site/NotRead.tsx'
import { When } from '../../../base/site/When/When.tsx'
import { type Announcement, deskArgs } from '../desk.ts'
import { AnnounceForm } from './AnnounceForm.tsx'
import * as css from './DeskAnnouncements.css.ts'

function Past({ list }: { list: readonly Announcement[] }) {
  const { t } = useTranslation('desk')
  const { number, pick } = useFormat()
  return (
    <ol className={css.list}>
      {list.map(({ id, at, by, audience, people, title, text }) => (
        <li key={id} className={css.row}>
          <h3 className={css.rowTitle} dir="auto">
            {pick(title)}
          </h3>
          <p className={css.rowText} dir="auto">
            {pick(text)}
          </p>
          <p className={css.meta}>
            <bdi>{by}</bdi> · <When at={at} /> ·{' '}
            {t(audience === 'all' ? 'announce.toAll' : 'announce.toIdle', { count: people, n: number(people) })}
          </p>
        </li>
      ))}
    </ol>
  )
}

/** Announcements of a competition: one to write, and those that were sent. */
export function DeskAnnouncements({ competitionId }: { competitionId: number }) {
  const { t } = useTranslation('desk')
  const { data, error, mutate } = useCall(refs.announcements, deskArgs(competitionId))
  if (!data) return <NotRead rows={6} error={error} onRetry={() => void mutate()} />
  return (
    <div className={css.page}>
      <AnnounceForm competitionId={competitionId} counts={data.audiences} onSent={() => void mutate()} />
      <Panel title={t('announce.past')}>
        {data.list.length === 0 ? <EmptyState size="s" title={t('announce.none')} /> : <Past list={data.list} />}
      </Panel>
    </div>
  )
}

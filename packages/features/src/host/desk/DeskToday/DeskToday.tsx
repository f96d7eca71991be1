import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as deskAddress from '@shulei/domain/address/desk.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { NotRead } from '../../../base/site/NotRead.tsx'
import { ActList } from '../ActList/ActList.tsx'
import { type Desk, latestActsArgs, useDesk } from '../desk.ts'
import { Days } from './Days.tsx'
import * as css from './DeskToday.css.ts'
import { Funnel } from './Funnel.tsx'
import { Join } from './Join.tsx'
import { Needs } from './Needs.tsx'

/** The last lines of the log. */
function Latest({ competitionId }: { competitionId: number }) {
  const { t } = useTranslation('desk')
  const { data, error, mutate } = useCall(refs.deskActs, latestActsArgs(competitionId))
  return (
    <Panel
      title={t('latest.title')}
      titleSize="card"
      aside={
        <TextLink component={Link} to={deskAddress.log({ id: competitionId })} isStandalone>
          {t('latest.all')}
        </TextLink>
      }
    >
      {data ? null : <NotRead rows={3} error={error} onRetry={() => void mutate()} />}
      {data?.list.length === 0 ? <EmptyState size="s" title={t('acts.none')} /> : null}
      {data && data.list.length > 0 ? <ActList lines={data.list} /> : null}
    </Panel>
  )
}

function Loaded({ desk }: { desk: Desk }) {
  return (
    <div className={css.sides}>
      <div className={css.main}>
        <Needs desk={desk} />
        <Funnel desk={desk} />
        <Days days={desk.days} />
      </div>
      <div className={css.main}>
        {desk.code === null ? null : <Join id={desk.id} code={desk.code} />}
        <Latest competitionId={desk.id} />
      </div>
    </div>
  )
}

/** The first page of a desk: what needs its people now, how far everybody has come, and what happened last. */
export function DeskToday({ competitionId }: { competitionId: number }) {
  const { data, error, mutate } = useDesk(competitionId)
  return data ? <Loaded desk={data} /> : <NotRead rows={5} error={error} onRetry={() => void mutate()} />
}

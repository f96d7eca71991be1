import { useCall } from '@shulei/client/hooks.ts'
import type { Data } from '@shulei/contract/call.ts'
import type { sourceCompetitions } from '@shulei/contract/compete/source-code/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Card, CardLink } from '@shulei/ui/Card/Card.tsx'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { NotRead } from '../../../base/site/NotRead.tsx'
import { SourceCodeList } from '../SourceCodeList/SourceCodeList.tsx'
import { chosenOf, type SourcesQuery, sourcesAddress, sourcesArgs } from '../sources.ts'
import { AskPanel } from './AskPanel.tsx'
import * as css from './SourceCodePage.css.ts'

type Own = Data<typeof sourceCompetitions>['list'][number]

function Choice({ own: { id, title, team, window, versions }, isChosen }: { own: Own; isChosen: boolean }) {
  const { t } = useTranslation('source-code')
  const { pick, dayTime } = useFormat()
  const { state, start, end } = window
  return (
    <Card as="li" padding="s">
      <div className={css.choice}>
        <p className={css.name}>
          <CardLink component={Link} to={sourcesAddress(id)} preventScrollReset aria-current={isChosen || undefined}>
            {pick(title)}
          </CardLink>
          {isChosen ? <Tag tone="accent">{t('chosen')}</Tag> : null}
        </p>
        <p className={css.fact}>{t(state, { at: dayTime(state === 'before' ? start : end) })}</p>
        <p className={css.fact}>
          {t('team', { team: team.name })} · {t('versions', { count: versions })}
        </p>
      </div>
    </Card>
  )
}

/** The chosen competition: what it asks for, and the team's versions. */
function Chosen({ own, query, onChanged }: { own: Own; query: SourcesQuery; onChanged: () => void }) {
  const { t } = useTranslation('source-code')
  const { pick } = useFormat()
  const { data, error, mutate } = useCall(refs.sourceCode, sourcesArgs(own.id))
  const refresh = async () => {
    onChanged()
    await mutate()
  }
  return (
    <section className={css.chosen} aria-label={pick(own.title)}>
      <div className={css.chosenHead}>
        <h2 className={css.chosenTitle}>{pick(own.title)}</h2>
        <TextLink component={Link} to={competitionAddress.submits({ id: own.id })} isStandalone>
          {t('tab')}
        </TextLink>
      </div>
      {data ? null : <NotRead rows={6} error={error} onRetry={() => void mutate()} />}
      {data?.asked ? <AskPanel competitionId={own.id} asked={data.asked} onChanged={() => void refresh()} /> : null}
      {data ? (
        <SourceCodeList
          competitionId={own.id}
          answer={data}
          openId={query.version}
          page={query.page}
          onChanged={refresh}
        />
      ) : null}
    </section>
  )
}

export interface SourceCodePageProps {
  query: SourcesQuery
}

/** Source code that competitions ask for, with its versions and comments (R017). */
export function SourceCodePage({ query }: SourceCodePageProps) {
  const { t } = useTranslation('source-code')
  const { data, error, mutate } = useCall(refs.sourceCompetitions, {})
  const list = data?.list ?? []
  const chosen = chosenOf(list, query)
  return (
    <main id="content" tabIndex={-1} className={css.page}>
      <div className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        <p className={css.lead}>{t('lead')}</p>
      </div>
      {data ? null : <NotRead rows={3} error={error} onRetry={() => void mutate()} />}
      {data && query.id !== null && !chosen ? <Alert tone="warning">{t('notYours')}</Alert> : null}
      {list.length > 0 ? (
        <nav aria-label={t('choose')}>
          <ul className={css.choices}>
            {list.map((own) => (
              <Choice key={own.id} own={own} isChosen={own.id === chosen?.id} />
            ))}
          </ul>
        </nav>
      ) : null}
      {data && list.length === 0 ? (
        <EmptyState title={t('none')} description={t('noneHint')}>
          <LinkButton component={Link} to={competitionAddress.list()} variant="primary">
            {t('find')}
          </LinkButton>
        </EmptyState>
      ) : null}
      {list.length > 0 && !chosen ? <EmptyState size="s" title={t('pick')} description={t('pickHint')} /> : null}
      {chosen ? <Chosen key={chosen.id} own={chosen} query={query} onChanged={() => void mutate()} /> : null}
    </main>
  )
}

import { useCall } from '@shulei/client/hooks.ts'
import type { Data } from '@shulei/contract/call.ts'
import type { submitCompetitions } from '@shulei/contract/compete/submission/calls.ts'
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
import { SubmitPage } from '../SubmitPage/SubmitPage.tsx'
import * as css from './StandAlonePage.css.ts'

type Own = Data<typeof submitCompetitions>['list'][number]

function Choice({ own: { id, title, team, edge }, isChosen }: { own: Own; isChosen: boolean }) {
  const { t } = useTranslation('stand-alone-submit')
  const { pick, dayTime } = useFormat()
  const window = edge ? t(edge.kind, { list: edge.list, at: dayTime(edge.at) }) : t('over')
  return (
    <Card as="li" padding="s">
      <div className={css.choice}>
        <p className={css.name}>
          <CardLink
            component={Link}
            to={competitionAddress.submit({ id })}
            preventScrollReset
            aria-current={isChosen || undefined}
          >
            {pick(title)}
          </CardLink>
          {isChosen ? <Tag tone="accent">{t('chosen')}</Tag> : null}
        </p>
        <p className={css.fact}>{window}</p>
        <p className={css.fact}>{t('team', { team: team.name })}</p>
      </div>
    </Card>
  )
}

export interface StandAlonePageProps {
  /** The competition of the address, 0 for a value that is no id; null without one. */
  chosenId: number | null
  /** Address of the sign-on site, with this page as its return target. */
  loginAddress: string
}

/** Submits a result from one place: the reader's running competitions, and the submit screen of the chosen one (R016). */
export function StandAlonePage({ chosenId, loginAddress }: StandAlonePageProps) {
  const { t } = useTranslation('stand-alone-submit')
  const { pick } = useFormat()
  const { data, error, mutate } = useCall(refs.submitCompetitions, {})
  const list = data?.list ?? []
  // a person who takes part in a single competition has nothing to choose
  const chosen = chosenId === null && list.length === 1 ? list[0] : list.find(({ id }) => id === chosenId)
  return (
    <main id="content" tabIndex={-1} className={css.page}>
      <div className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        <p className={css.lead}>{t('lead')}</p>
      </div>
      {data ? null : <NotRead rows={3} error={error} onRetry={() => void mutate()} />}
      {data && chosenId !== null && !chosen ? <Alert tone="warning">{t('notYours')}</Alert> : null}
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
      {chosen ? (
        <section key={chosen.id} className={css.chosen} aria-label={pick(chosen.title)}>
          <div className={css.chosenHead}>
            <h2 className={css.chosenTitle}>{pick(chosen.title)}</h2>
            <TextLink component={Link} to={competitionAddress.submits({ id: chosen.id })} isStandalone>
              {t('tab')}
            </TextLink>
          </div>
          <SubmitPage competitionId={chosen.id} loginAddress={loginAddress} />
        </section>
      ) : null}
    </main>
  )
}

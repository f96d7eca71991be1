import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Meter } from '@shulei/ui/Meter/Meter.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CompetitionLink } from '../ProfileItem/CompetitionLink.tsx'
import { ProfileItem, ProfileItems } from '../ProfileItem/ProfileItem.tsx'
import { TabList } from '../TabList/TabList.tsx'
import { tabArgs } from '../useProfile.ts'
import * as css from './Practice.css.ts'

/** A person's exercises and their progress (Q162). */
export function Practice({ userId, page }: { userId: number; page: number }) {
  const { t } = useTranslation('profile')
  const { date } = useFormat()
  const answer = useCall(refs.userPractice, tabArgs(userId, page))
  return (
    <TabList
      userId={userId}
      answer={answer}
      title={t('practice.list')}
      empty={{ others: t('practice.empty'), own: t('practice.emptyOwn'), hint: t('practice.emptyHint') }}
      action={
        <LinkButton component={Link} to={competitionAddress.list()}>
          {t('list.seeCompetitions')}
        </LinkButton>
      }
    >
      {(rows) => (
        <ProfileItems>
          {rows.map(({ id, title, summary, done, steps, competition, createdAt, finishedAt }) => (
            <ProfileItem
              key={id}
              tag={finishedAt ? <Tag tone="success">{t('practice.finished')}</Tag> : null}
              title={title}
              text={summary}
              meta={[
                finishedAt
                  ? t('practice.finishedAt', { at: date(finishedAt) })
                  : t('practice.startedAt', { at: date(createdAt) }),
                competition && <CompetitionLink competition={competition} />,
              ]}
            >
              <div className={css.progress}>
                <Meter
                  label={t('practice.progress')}
                  value={done}
                  max={steps}
                  valueText={t('practice.steps', { done, steps })}
                  tone={finishedAt ? 'success' : 'accent'}
                />
              </div>
            </ProfileItem>
          ))}
        </ProfileItems>
      )}
    </TabList>
  )
}

import { useCall } from '@shulei/client/hooks.ts'
import type { Data } from '@shulei/contract/call.ts'
import type { userPublishes } from '@shulei/contract/people/profile/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Rich, template } from '@shulei/i18n/Rich.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { useTranslation } from 'react-i18next'
import { PersonLink } from '../../../base/person/PersonLink.tsx'
import { useShownNames } from '../../../base/site/useShownName.ts'
import { When } from '../../../base/site/When/When.tsx'
import { ProfileItem, ProfileItems } from '../ProfileItem/ProfileItem.tsx'
import { TabList } from '../TabList/TabList.tsx'
import { tabArgs } from '../useProfile.ts'

type Row = Data<typeof userPublishes>['list'][number]

function Question({ title, body, createdAt, answerCount }: Row) {
  const { t } = useTranslation('profile')
  return (
    <ProfileItem
      tag={<Tag tone="accent">{t('publish.question')}</Tag>}
      title={title}
      text={body}
      meta={[<When key="at" at={createdAt} />, t('publish.answers', { count: answerCount })]}
    />
  )
}

function Answer({ title, body, createdAt, question }: Row) {
  const { t } = useTranslation('profile')
  const shownName = useShownNames()
  return (
    <ProfileItem
      tag={<Tag>{t('publish.answer')}</Tag>}
      title={question?.title ?? title}
      note={
        question && (
          <Rich
            text={t('publish.answerTo', template)}
            values={{ name: shownName(question.author) }}
            components={{ name: <PersonLink id={question.author.id} /> }}
          />
        )
      }
      text={body}
      meta={[<When key="at" at={createdAt} />]}
    />
  )
}

/** A person's questions and answers (A§2). */
export function Publishes({ userId, page }: { userId: number; page: number }) {
  const { t } = useTranslation('profile')
  const answer = useCall(refs.userPublishes, tabArgs(userId, page))
  return (
    <TabList
      userId={userId}
      answer={answer}
      title={t('publish.list')}
      empty={{ others: t('publish.empty'), own: t('publish.emptyOwn'), hint: t('publish.emptyHint') }}
    >
      {(rows) => (
        <ProfileItems>
          {rows.map((row) => {
            const Kind = row.kind === 'question' ? Question : Answer
            return <Kind key={`${row.kind}-${row.id}`} {...row} />
          })}
        </ProfileItems>
      )}
    </TabList>
  )
}

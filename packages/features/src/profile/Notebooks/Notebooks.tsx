import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { useTranslation } from 'react-i18next'
import { CompetitionLink } from '../ProfileItem/CompetitionLink.tsx'
import { ProfileItem, ProfileItems } from '../ProfileItem/ProfileItem.tsx'
import { TabList } from '../TabList/TabList.tsx'
import { tabArgs } from '../useProfile.ts'

/** A person's notebooks (Q162). */
export function Notebooks({ userId, page }: { userId: number; page: number }) {
  const { t } = useTranslation('profile')
  const { relative } = useFormat()
  const answer = useCall(refs.userNotebooks, tabArgs(userId, page))
  return (
    <TabList
      userId={userId}
      answer={answer}
      title={t('notebook.list')}
      empty={{ others: t('notebook.empty'), own: t('notebook.emptyOwn'), hint: t('notebook.emptyHint') }}
    >
      {(rows) => (
        <ProfileItems>
          {rows.map(({ id, title, summary, language, cells, competition, updatedAt }) => (
            <ProfileItem
              key={id}
              tag={<Tag isOutlined>{language}</Tag>}
              title={title}
              text={summary}
              meta={[
                t('notebook.cells', { count: cells }),
                t('notebook.updated', { at: relative(updatedAt) }),
                competition && <CompetitionLink competition={competition} />,
              ]}
            />
          ))}
        </ProfileItems>
      )}
    </TabList>
  )
}

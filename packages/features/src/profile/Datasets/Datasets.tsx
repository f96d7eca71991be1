import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { CompetitionLink } from '../Entry/CompetitionLink.tsx'
import { Entries, Entry } from '../Entry/Entry.tsx'
import { When } from '../Entry/When.tsx'
import { TabList } from '../TabList/TabList.tsx'
import { tabArgs } from '../useProfile.ts'

/** Data sets that a person looks after. */
export function Datasets({ userId, page }: { userId: number; page: number }) {
  const { t } = useTranslation('profile')
  const { pick, number, bytes } = useFormat()
  const answer = useCall(refs.userDatasets, tabArgs(userId, page))
  return (
    <TabList
      userId={userId}
      answer={answer}
      title={t('dataset.list')}
      empty={{ others: t('dataset.empty'), own: t('dataset.emptyOwn'), hint: t('dataset.emptyHint') }}
    >
      {(rows) => (
        <Entries>
          {rows.map(({ id, name, licence, competition, updatedAt, ...row }) => (
            <Entry
              key={id}
              title={pick(name)}
              meta={[
                t('dataset.rows', { count: row.rows, n: number(row.rows) }),
                bytes(row.bytes),
                licence,
                t('dataset.downloads', { count: row.downloads, n: number(row.downloads) }),
                <When key="at" at={updatedAt} />,
                competition && <CompetitionLink competition={competition} tab="dataware" />,
              ]}
            />
          ))}
        </Entries>
      )}
    </TabList>
  )
}

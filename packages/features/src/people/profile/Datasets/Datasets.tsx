import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { When } from '../../../base/site/When/When.tsx'
import { CompetitionLink } from '../ProfileItem/CompetitionLink.tsx'
import { ProfileItem, ProfileItems } from '../ProfileItem/ProfileItem.tsx'
import { TabList } from '../TabList/TabList.tsx'
import { tabArgs } from '../useProfile.ts'

/** Datasets that a person maintains. */
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
        <ProfileItems>
          {rows.map(({ id, name, summary, licence, competition, updatedAt, ...row }) => (
            <ProfileItem
              key={id}
              title={<Link to={datasetAddress.detail({ id })}>{pick(name)}</Link>}
              text={pick(summary)}
              meta={[
                t('dataset.rows', { count: row.rows, n: number(row.rows) }),
                bytes(row.bytes),
                pick(licence),
                t('dataset.downloads', { count: row.downloads, n: number(row.downloads) }),
                <When key="at" at={updatedAt} />,
                competition && <CompetitionLink competition={competition} tab="dataware" />,
              ]}
            />
          ))}
        </ProfileItems>
      )}
    </TabList>
  )
}

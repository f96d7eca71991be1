import { useCall } from '@shulei/client/hooks.ts'
import type { Data } from '@shulei/contract/call.ts'
import type { userCollections } from '@shulei/contract/people/profile/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import * as notebookAddress from '@shulei/domain/address/notebook.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { profileTabAddress } from '../../../base/address/profile.ts'
import { PersonLink } from '../../../base/person/PersonLink.tsx'
import { useShownNames } from '../../../base/site/useShownName.ts'
import { ProfileItem, ProfileItems } from '../ProfileItem/ProfileItem.tsx'
import { TabList } from '../TabList/TabList.tsx'
import { tabArgs } from '../useProfile.ts'

type Row = Data<typeof userCollections>['list'][number]

/** The profile tab of the author that contains items of this kind. */
const tabs = { article: 'articles', question: 'publishes' } as const

/** Address of the saved item; undefined if it has no page. */
function placeOfRow({ kind, targetId, author }: Row): string | undefined {
  if (kind === 'competition') return competitionAddress.overview({ id: targetId })
  if (kind === 'dataset') return datasetAddress.detail({ id: targetId })
  if (kind === 'notebook') return notebookAddress.detail({ id: targetId })
  return author === null ? undefined : profileTabAddress(author.id, tabs[kind])
}

function Kept({ row }: { row: Row }) {
  const { t } = useTranslation('profile')
  const { pick, date } = useFormat()
  const shownName = useShownNames()
  const { kind, title, author, collectedAt } = row
  const to = placeOfRow(row)
  const name = pick(title)
  return (
    <ProfileItem
      tag={<Tag>{t(`collection.${kind}`)}</Tag>}
      title={
        to === undefined ? (
          name
        ) : (
          <TextLink component={Link} to={to} tone="inherit" isStandalone>
            {name}
          </TextLink>
        )
      }
      meta={[
        author && (
          <PersonLink key="author" id={author.id}>
            {shownName(author)}
          </PersonLink>
        ),
        t('collection.at', { at: date(collectedAt) }),
      ]}
    />
  )
}

/** Items that a person has saved (A§2). */
export function Collections({ userId, page }: { userId: number; page: number }) {
  const { t } = useTranslation('profile')
  const answer = useCall(refs.userCollections, tabArgs(userId, page))
  return (
    <TabList
      userId={userId}
      answer={answer}
      title={t('collection.list')}
      empty={{ others: t('collection.empty'), own: t('collection.emptyOwn'), hint: t('collection.emptyHint') }}
      action={
        <LinkButton component={Link} to={competitionAddress.list()}>
          {t('list.seeCompetitions')}
        </LinkButton>
      }
    >
      {(rows) => (
        <ProfileItems>
          {rows.map((row) => (
            <Kept key={row.id} row={row} />
          ))}
        </ProfileItems>
      )}
    </TabList>
  )
}

import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { RankNumber } from '@shulei/ui/RankNumber/RankNumber.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { Cell, Column, Row, StickyRow, Table, TableBody, TableFoot, TableHead } from '@shulei/ui/Table/Table.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { profileTabAddress } from '../../../base/address/profile.ts'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { useShownName } from '../../../base/site/useShownName.ts'
import { type InviteRankingData, type InviterRow, type InviteScope, inviteArgs } from '../invitation.ts'
import * as css from './InviteRanking.css.ts'

const COLUMNS = 3

function Line({ row: { rank, person, invited }, isOwn }: { row: InviterRow; isOwn: boolean }) {
  const { t } = useTranslation('invitation')
  const { number } = useFormat()
  const name = useShownName(person)
  const cells = (
    <>
      <Cell>
        <RankNumber rank={rank} text={number(rank)} />
      </Cell>
      <Cell isRowHeader>
        <span className={css.person}>
          <Avatar name={name} seed={String(person.id)} {...(person.avatar ? { src: person.avatar } : {})} />
          <span className={css.named}>
            <TextLink component={Link} to={profileTabAddress(person.id)} isStandalone>
              <bdi>{name}</bdi>
            </TextLink>
            {isOwn ? <Tag tone="accent">{t('ranking.you')}</Tag> : null}
          </span>
        </span>
      </Cell>
      <Cell variant="score">{number(invited)}</Cell>
    </>
  )
  return isOwn ? <StickyRow aria-current="true">{cells}</StickyRow> : <Row>{cells}</Row>
}

function Places({ ranking: { list, self, total } }: { ranking: InviteRankingData }) {
  const { t } = useTranslation('invitation')
  const { number } = useFormat()
  const isHere = list.some(({ rank }) => rank === self?.rank)
  const hidden = total - list.length
  return (
    <Table caption={t('ranking.title')} rowHeight="tall">
      <TableHead>
        <Column>{t('ranking.rank')}</Column>
        <Column>{t('ranking.person')}</Column>
        <Column align="end">{t('ranking.invited')}</Column>
      </TableHead>
      <TableBody>
        {list.map((row) => (
          <Line key={row.rank} row={row} isOwn={row.rank === self?.rank} />
        ))}
        {hidden > 0 ? (
          <Row isGap>
            <Cell colSpan={COLUMNS}>{t('ranking.more', { count: hidden, n: number(hidden) })}</Cell>
          </Row>
        ) : null}
      </TableBody>
      {self && !isHere ? (
        <TableFoot>
          <Line row={self} isOwn />
        </TableFoot>
      ) : null}
    </Table>
  )
}

/** The ranking of the day: who invited most people (K073). */
export function InviteRanking({ scope }: { scope: InviteScope }) {
  const { t } = useTranslation('invitation')
  const { t: shell } = useTranslation('shell')
  const { dayTime, zoneName } = useFormat()
  const { data, error, mutate } = useCall(refs.inviteRanking, inviteArgs(scope))
  const at = data?.rankedAt ?? null
  return (
    <Panel
      title={t('ranking.title')}
      description={t('ranking.lead')}
      aside={at === null ? null : <span title={zoneName()}>{t('ranking.at', { at: dayTime(at) })}</span>}
      isFlush
      hasStickyRow={data?.self != null}
    >
      {data ? (
        data.list.length > 0 ? (
          <Places ranking={data} />
        ) : (
          <EmptyState title={t('ranking.empty')} description={t('ranking.emptyHint', { at: dayTime(data.nextAt) })} />
        )
      ) : error ? (
        <LoadFailed error={error} onRetry={() => mutate()} />
      ) : (
        <Skeleton label={shell('a11y.loading')} shape="rows" count={5} />
      )}
    </Panel>
  )
}

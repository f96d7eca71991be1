import { keyOf, useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as deskAddress from '@shulei/domain/address/desk.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Pagination } from '@shulei/ui/Pagination/Pagination.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { SearchField } from '@shulei/ui/SearchField/SearchField.tsx'
import { useShownText } from '@shulei/ui/SearchField/useShownText.ts'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import { useTranslation } from 'react-i18next'
import { Form, Link, useSearchParams } from 'react-router'
import { NotRead } from '../../../base/site/NotRead.tsx'
import { CopyButton } from '../../hosting/CopyButton/CopyButton.tsx'
import { useJoinLink } from '../../hosting/hosting.ts'
import { type DeskPeople as People, useDesk } from '../desk.ts'
import { MAX_FIND, PEOPLE_PER_PAGE, type PeopleQuery, parsePeople, peopleAddress, peopleArgs } from '../people-query.ts'
import * as css from './DeskPeople.css.ts'
import { PeopleTable } from './PeopleTable.tsx'

interface PartProps {
  competitionId: number
  query: PeopleQuery
}

/** The search as a form with method GET. */
function Find({ competitionId, query }: PartProps) {
  const { t } = useTranslation('desk')
  const form = useShownText('find', query.find)
  return (
    <search className={css.search}>
      <Form
        ref={form}
        className={css.find}
        action={deskAddress.people({ id: competitionId })}
        method="get"
        preventScrollReset
      >
        <div className={css.field}>
          <SearchField
            name="find"
            defaultValue={query.find}
            maxLength={MAX_FIND}
            label={t('people.findLabel')}
            placeholder={t('people.findExample')}
            clearLabel={t('people.findClear')}
            size="s"
          />
        </div>
        <LinkButton component="button" type="submit">
          {t('people.find')}
        </LinkButton>
      </Form>
    </search>
  )
}

/** The link to send where nobody has signed up yet. */
function CopyLink({ competitionId }: { competitionId: number }) {
  const { t: hosting } = useTranslation('hosting')
  const { data: desk } = useDesk(competitionId)
  const joinLink = useJoinLink()
  if (!desk?.code) return null
  return (
    <CopyButton variant="primary" text={joinLink({ id: desk.id, code: desk.code })}>
      {hosting('copy.link')}
    </CopyButton>
  )
}

/** Why there is no row, and where to go. */
function Nothing({ competitionId, query, total }: PartProps & Pick<People, 'total'>) {
  const { t } = useTranslation('desk')
  const isBeyond = total > 0
  if (!isBeyond && query.find === '') {
    return (
      <EmptyState title={t('people.none')} description={t('people.noneHint')}>
        <CopyLink competitionId={competitionId} />
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t(isBeyond ? 'people.beyond' : 'people.nobody')}
      description={isBeyond ? undefined : t('people.nobodyHint')}
    >
      <LinkButton component={Link} to={peopleAddress(competitionId, { find: isBeyond ? query.find : '', page: 1 })}>
        {t('people.all')}
      </LinkButton>
    </EmptyState>
  )
}

function Loaded({ competitionId, query, people: { list, total } }: PartProps & { people: People }) {
  const { t } = useTranslation('desk')
  const { number } = useFormat()
  const found = total > 0 ? t('people.found', { count: total, n: number(total) }) : t('people.nobody')
  return (
    <>
      {total > 0 || query.find !== '' ? (
        <div className={css.bar}>
          <Find competitionId={competitionId} query={query} />
        </div>
      ) : null}
      <VisuallyHidden role="status">{query.find === '' ? '' : found}</VisuallyHidden>
      {list.length > 0 ? (
        <PeopleTable people={list} />
      ) : (
        <Nothing competitionId={competitionId} query={query} total={total} />
      )}
      {list.length > 0 ? (
        <div className={css.foot}>
          <Pagination
            label={t('people.pages')}
            page={query.page}
            pageCount={Math.ceil(total / PEOPLE_PER_PAGE)}
            linkTo={(page) => ({ to: peopleAddress(competitionId, { ...query, page }) })}
            pageLabel={(page) => t('people.page', { page })}
            previousText={t('people.previous')}
            nextText={t('people.next')}
            component={Link}
            summary={found}
          />
        </div>
      ) : null}
    </>
  )
}

/** People who have signed up: searched, in pages, and as a file. */
export function DeskPeople({ competitionId }: { competitionId: number }) {
  const { t } = useTranslation('desk')
  const [params] = useSearchParams()
  const query = parsePeople(params)
  const { data, error, mutate } = useCall(refs.deskPeople, peopleArgs(competitionId, query), {
    keepPreviousData: true,
  })
  return (
    <Panel
      title={t('people.title')}
      isFlush
      aside={
        <LinkButton href={keyOf(refs.deskPeopleFile, { params: { id: competitionId } })} download size="s">
          {t('people.file')}
        </LinkButton>
      }
    >
      {data ? (
        <Loaded competitionId={competitionId} query={query} people={data} />
      ) : (
        <div className={css.foot}>
          <NotRead rows={6} error={error} onRetry={() => void mutate()} />
        </div>
      )}
    </Panel>
  )
}

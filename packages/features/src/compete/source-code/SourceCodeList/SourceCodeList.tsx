import { useFormat } from '@shulei/i18n/format.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useShownNames } from '../../../base/site/useShownName.ts'
import { When } from '../../../base/site/When/When.tsx'
import { SourceCodeComments } from '../SourceCodeComments/SourceCodeComments.tsx'
import { type SourcesAnswer, sourcesAddress, type Version } from '../sources.ts'
import * as css from './SourceCodeList.css.ts'

interface RowProps {
  competitionId: number
  version: Version
  isCurrent: boolean
  /** Its comments are open. */
  isOpen: boolean
}

function VersionRow({ competitionId, version, isCurrent, isOpen }: RowProps) {
  const { t } = useTranslation('source-code')
  const { bytes } = useFormat()
  const shownName = useShownNames()
  const { procedureId, no, file, note, author, createdAt, comments } = version
  const action = comments > 0 ? t('list.comments', { count: comments }) : t('list.noComments')
  return (
    <div className={css.version}>
      <div className={css.words}>
        <p className={css.head}>
          <span className={css.no}>{t('list.version', { no })}</span>
          {isCurrent ? <Tag tone="success">{t('list.current')}</Tag> : null}
          <span className={css.file}>
            <TextLink href={file.url} download={file.name} aria-label={t('list.download', { name: file.name })}>
              {file.name}
            </TextLink>{' '}
            {bytes(file.bytes)}
          </span>
        </p>
        {note ? <p className={css.note}>{note}</p> : null}
        <p className={css.meta}>
          {t('list.by', { name: author ? shownName(author) : t('list.gone') })} · <When at={createdAt} />
        </p>
        <p className={css.meta}>
          {t('list.checksum')} <code className={css.code}>{file.sha256}</code>
        </p>
      </div>
      <div className={css.action}>
        <LinkButton
          component={Link}
          to={isOpen ? sourcesAddress(competitionId) : sourcesAddress(competitionId, procedureId)}
          preventScrollReset
          size="s"
          aria-label={isOpen ? undefined : `${action} · ${t('list.version', { no })}`}
        >
          {isOpen ? t('list.closeComments') : action}
        </LinkButton>
      </div>
    </div>
  )
}

export interface SourceCodeListProps {
  competitionId: number
  answer: Pick<SourcesAnswer, 'list' | 'total'>
  /** The version whose comments are open; null for none. */
  openId: number | null
  /** Page of its comments, from 1. */
  page: number
  onChanged: () => Promise<unknown>
}

/** The versions of a team's source code, newest first, each with checksum and comments (B§7). */
export function SourceCodeList({
  competitionId,
  answer: { list, total },
  openId,
  page,
  onChanged,
}: SourceCodeListProps) {
  const { t } = useTranslation('source-code')
  /** The first of its schedule is current. */
  const isCurrent = ({ scheduleId }: Version, index: number) =>
    list.findIndex((other) => other.scheduleId === scheduleId) === index
  return (
    <Panel title={t('list.title')} aside={total > 0 ? t('list.total', { count: total }) : undefined} isFlush>
      {list.length > 0 ? (
        <ol className={css.list}>
          {list.map((version, index) => {
            const isOpen = version.procedureId === openId
            return (
              <li key={version.procedureId} className={css.row}>
                <VersionRow {...{ competitionId, version, isOpen }} isCurrent={isCurrent(version, index)} />
                {isOpen ? <SourceCodeComments {...{ competitionId, version, page, onChanged }} /> : null}
              </li>
            )
          })}
        </ol>
      ) : (
        <EmptyState size="s" title={t('list.empty')} description={t('list.emptyHint')} />
      )}
    </Panel>
  )
}

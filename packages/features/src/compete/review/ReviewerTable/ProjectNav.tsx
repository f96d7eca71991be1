import { useFormat } from '@shulei/i18n/format.ts'
import { Tag, type TagTone } from '@shulei/ui/Tag/Tag.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { numberText, projectLinkId, type SubmitRow } from '../review.ts'
import * as css from './desk.css.ts'

export interface ProjectNavProps {
  rows: readonly SubmitRow[]
  /** Id of the open project. */
  open: number | null
  linkTo: (id: number) => string
}

const tones = { open: 'neutral', draft: 'warning', final: 'success' } as const satisfies Record<string, TagTone>

function State({ row, isOpen }: { row: SubmitRow; isOpen: boolean }) {
  const { t } = useTranslation('review')
  const { number } = useFormat()
  const { sheet, figures, wish } = row
  if (sheet?.state === 'final') return <b className={css.score}>{number(sheet.total)}</b>
  if (figures) return figures.mean === null ? null : <b className={css.score}>{number(figures.mean)}</b>
  if (isOpen) return <Tag tone="accent">{t('list.reading')}</Tag>
  if (sheet) return <Tag tone={tones[sheet.state]}>{t(`list.state.${sheet.state}`)}</Tag>
  return wish === null ? null : <Tag tone={wish === 'want' ? 'success' : 'danger'}>{t(`wish.${wish}`)}</Tag>
}

/** The projects of a reviewer by number, each with its state; the open one is marked. */
export function ProjectNav({ rows, open, linkTo }: ProjectNavProps) {
  const { t } = useTranslation('review')
  const { pick } = useFormat()
  return (
    <nav className={open === null ? css.list : `${css.list} ${css.besideProject}`} aria-label={t('list.title')}>
      <div className={css.listHead}>
        <h2 className={css.heading}>{t('list.title')}</h2>
        <span className={css.note}>{t('list.byNumber')}</span>
      </div>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <Link
              id={projectLinkId(row.id)}
              className={css.row}
              to={linkTo(row.id)}
              aria-current={row.id === open ? 'page' : undefined}
            >
              <span className={css.number}>{numberText(row.no)}</span>
              <span className={css.name}>{pick(row.title)}</span>
              <State row={row} isOpen={row.id === open} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

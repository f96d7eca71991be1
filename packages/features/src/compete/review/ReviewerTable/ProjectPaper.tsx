import { pathOf } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Prose } from '@shulei/ui/Prose/Prose.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type Details, numberText } from '../review.ts'
import * as css from './desk.css.ts'

/** Id of the title of an open project. */
export const paperTitleId = 'project-title'

export interface ProjectPaperProps {
  details: Details
  /** Link to the list. */
  back: ReactNode
  /** Address of the next project without a final sheet; null where there is none. */
  nextTo: string | null
}

/** A project as reviewers read it: number, title, summary and document; nothing that names the team while the review is blind. */
export function ProjectPaper({ details, back, nextTo }: ProjectPaperProps) {
  const { t } = useTranslation('review')
  const { pick, bytes, language } = useFormat()
  const { id, no, title, summary, team, document, documentEn } = details
  const isEnglish = language === 'en-US' && documentEn !== null
  const shown = isEnglish ? documentEn : document
  // an English reader of a Chinese text hears it in Chinese
  const lang = language === 'en-US' && !isEnglish ? 'zh-CN' : undefined
  const address = `${pathOf(refs.reviewDocument, { id })}?lang=${isEnglish ? 'en-US' : 'zh-CN'}`
  return (
    <div className={css.reading}>
      <p className={css.bar}>
        {back}
        <b>{numberText(no)}</b>
        <span>
          {team === null ? t('paper.blind') : t('paper.team', { team: team.name, members: team.members.join(' · ') })}
        </span>
        <span className={css.end}>
          <LinkButton size="s" href={address} download>
            {t('paper.download')}
          </LinkButton>
          {nextTo !== null ? (
            <LinkButton size="s" component={Link} to={nextTo}>
              {t('paper.next')}
            </LinkButton>
          ) : null}
        </span>
      </p>
      <article className={css.paper} aria-label={pick(title)}>
        <h1 id={paperTitleId} className={css.paperTitle} tabIndex={-1}>
          {pick(title)}
        </h1>
        <p className={css.summary}>{pick(summary)}</p>
        {shown.html !== null ? (
          <Prose sanitisedHtml={shown.html} {...(lang ? { lang } : {})} />
        ) : (
          <p>
            {t('paper.other', {
              kind: t(shown.kind === 'pdf' ? 'paper.pdf' : 'paper.long'),
              size: bytes(shown.bytes),
            })}
          </p>
        )}
        {language === 'en-US' && documentEn === null ? <p className={css.note}>{t('paper.chineseOnly')}</p> : null}
      </article>
    </div>
  )
}

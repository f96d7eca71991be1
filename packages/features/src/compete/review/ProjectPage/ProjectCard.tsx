import { pathOf } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useTranslation } from 'react-i18next'
import type { OwnProject } from '../project.ts'
import * as css from './ProjectPage.css.ts'

/** The team's own project, and what the review said about it once its results are published. */
export function ProjectCard({
  competitionId,
  project,
  note,
}: {
  competitionId: number
  project: OwnProject
  note: string
}) {
  const { t } = useTranslation('project')
  const { pick, dayTime, score } = useFormat()
  const { no, title, summary, documentEn, submittedAt, sender, result } = project
  const address = (lang: string) => `${pathOf(refs.ownProjectDocument, { id: competitionId })}?lang=${lang}`
  return (
    <Panel
      title={t('own')}
      aside={t('no', { no: String(no).padStart(3, '0') })}
      tone="accent"
      description={t('sender', { name: sender, time: dayTime(submittedAt) })}
    >
      <div className={css.stack}>
        <h3 className={css.title}>{pick(title)}</h3>
        <p className={css.summary}>{pick(summary)}</p>
        <div className={css.links}>
          <LinkButton size="s" href={address('zh-CN')} download>
            {t('download')}
          </LinkButton>
          {documentEn ? (
            <LinkButton size="s" href={address('en-US')} download>
              {t('downloadEn')}
            </LinkButton>
          ) : null}
        </div>
        {result ? (
          <>
            <p>
              {t('score')} <b className={css.score}>{score(result.score, 2)}</b>{' '}
              {t('rank', { rank: result.rank, total: result.total })}
            </p>
            <h4 className={css.label}>{t('comments')}</h4>
            <ul className={css.comments}>
              {result.comments.map((comment) => (
                <li key={comment} className={css.comment}>
                  {comment}
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p className={css.note}>{note}</p>
        )}
      </div>
    </Panel>
  )
}

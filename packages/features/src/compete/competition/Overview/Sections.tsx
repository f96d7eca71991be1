import { useFormat } from '@shulei/i18n/format.ts'
import { langOf } from '@shulei/i18n/language.ts'
import { Card } from '@shulei/ui/Card/Card.tsx'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { Prose } from '@shulei/ui/Prose/Prose.tsx'
import { useTranslation } from 'react-i18next'
import type { Section } from '../useCompetition.ts'
import { ContentsLine, withoutFaq } from './Contents.tsx'
import * as css from './Overview.css.ts'

/** The organiser's texts; questions have their own tab. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  const { t } = useTranslation('contest-overview')
  const format = useFormat()
  const shown = withoutFaq(sections)
  if (shown.length === 0) {
    return (
      <Card>
        <EmptyState title={t('overview.empty')} size="s" />
      </Card>
    )
  }
  return (
    <Card as="article" aria-label={t('overview.about')}>
      <ContentsLine sections={shown} />
      {shown.map(({ key, title, html }) => (
        <section key={key} className={css.section} aria-labelledby={key}>
          <h2 id={key} className={css.heading}>
            {format.pick(title)}
          </h2>
          <Prose sanitisedHtml={format.pick(html)} lang={langOf(html, format.language)} />
        </section>
      ))}
    </Card>
  )
}

import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import type { PageSlug } from '@shulei/domain/publish/content/kinds.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Loading } from '@shulei/ui/Loading/Loading.tsx'
import { Prose } from '@shulei/ui/Prose/Prose.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { MicrositeHero } from '../../microsite/MicrositeHero/MicrositeHero.tsx'
import { type EditorialPage, otherLang, pageArgs } from '../content.ts'
import * as page from '../PageHead.css.ts'
import { PageHead } from '../PageHead.tsx'
import * as css from './EditorialPage.css.ts'

/** The sections of an operator's page, side by side. */
export function EditorialSections({ text }: { text: EditorialPage }) {
  const { language } = useFormat()
  if (text.sections.length === 0) return null
  return (
    <div className={css.sections} lang={otherLang(text.lang, language)}>
      {text.sections.map(({ id, title, html }) => (
        <section key={id} id={id} className={css.section} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className={css.heading}>
            {title}
          </h2>
          <Prose sanitisedHtml={html} />
        </section>
      ))}
    </div>
  )
}

export interface EditorialFrameProps {
  slug: PageSlug
  /** Actions or figures beside the heading. */
  aside?: ReactNode
  /** Actions of a first screen with the drawing of the theme, instead of a plain heading. */
  hero?: ReactNode
  /** Live figures of the site, above the sections. */
  children?: ReactNode
  /** After the sections. */
  end?: ReactNode
}

/** A page of the operator: its head, what it shows of the site, and its sections. */
export function EditorialFrame({ slug, aside, hero, children, end }: EditorialFrameProps) {
  const { t } = useTranslation('shell')
  const { language } = useFormat()
  const { data, error, mutate } = useCall(refs.editorialPage, pageArgs(slug, language), { keepPreviousData: true })
  if (hero && data) {
    return (
      <main id="content" tabIndex={-1}>
        <MicrositeHero title={data.title} eyebrow={data.eyebrow} lead={[data.summary]} actions={hero} />
        <div className={page.page}>
          {children}
          <EditorialSections text={data} />
          {end}
        </div>
      </main>
    )
  }
  return (
    <main id="content" tabIndex={-1} className={page.page}>
      {error && !data ? <LoadFailed error={error} onRetry={() => mutate()} /> : null}
      {!data && !error ? <Loading label={t('a11y.loading')} /> : null}
      {data ? (
        <>
          <PageHead
            eyebrow={data.eyebrow}
            title={data.title}
            lead={data.summary}
            lang={otherLang(data.lang, language)}
            aside={aside}
          />
          {children}
          <EditorialSections text={data} />
          {end}
        </>
      ) : null}
    </main>
  )
}

import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Loading } from '@shulei/ui/Loading/Loading.tsx'
import { Prose } from '@shulei/ui/Prose/Prose.tsx'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { otherLang, pageArgs } from '../content.ts'
import * as page from '../PageHead.css.ts'
import { PageHead } from '../PageHead.tsx'
import * as css from './HelpFrame.css.ts'
import { HelpFrame } from './HelpFrame.tsx'

/** A help page: about us, the privacy policy or the terms, with an address for each of its sections. */
export function HelpPage({ slug }: { slug: 'help' | 'privacy' | 'service-policy' }) {
  const { t } = useTranslation('content')
  const { t: shell } = useTranslation('shell')
  const { language, date } = useFormat()
  const { data, error, mutate } = useCall(refs.editorialPage, pageArgs(slug, language), { keepPreviousData: true })
  return (
    <main id="content" tabIndex={-1} className={page.page}>
      <HelpFrame>
        {error && !data ? <LoadFailed error={error} onRetry={() => mutate()} /> : null}
        {!data && !error ? <Loading label={shell('a11y.loading')} /> : null}
        {data ? (
          <>
            <PageHead
              eyebrow={data.eyebrow}
              title={data.title}
              lead={data.summary}
              lang={otherLang(data.lang, language)}
            />
            {data.html === '' ? null : <Prose sanitisedHtml={data.html} />}
            {data.sections.map(({ id, title, html }) => (
              <section
                key={id}
                id={id}
                className={css.section}
                aria-labelledby={`${id}-title`}
                lang={otherLang(data.lang, language)}
              >
                <h2 id={`${id}-title`} className={css.heading}>
                  {title}
                </h2>
                <Prose sanitisedHtml={html} />
              </section>
            ))}
            <p className={css.updated}>{t('updated', { date: date(data.updatedAt) })}</p>
          </>
        ) : null}
      </HelpFrame>
    </main>
  )
}

import { useFormat } from '@shulei/i18n/format.ts'
import { langOf } from '@shulei/i18n/language.ts'
import { Disclosure } from '@shulei/ui/Disclosure/Disclosure.tsx'
import { Prose } from '@shulei/ui/Prose/Prose.tsx'
import type { PageContent } from '../args.ts'
import type { MicrositeText } from '../microsite.ts'
import { useWords } from '../words.ts'
import * as css from './ContentPage.css.ts'
import { PageBody } from './PageBody.tsx'

type Content = PageContent<'content'>

/** Sanitised HTML in the reader's language; a Chinese text on an English page says so. */
function Html({ html }: { html: MicrositeText }) {
  const { language, pick } = useFormat()
  const lang = langOf(html, language)
  return <Prose sanitisedHtml={pick(html)} {...(lang ? { lang } : {})} />
}

const shapes = {
  article: { list: css.article, part: css.part },
  steps: { list: css.steps, part: css.step },
  timeline: { list: css.timeline, part: css.moment },
  terms: { list: css.terms, part: css.term },
} as const

/** The parts of a free page in the form that its record names. */
function Parts({ form, parts }: Pick<Content, 'form' | 'parts'>) {
  const words = useWords()
  if (form === 'questions') {
    return (
      <div className={css.questions}>
        {parts.map(({ title, html }, index) => (
          <Disclosure key={title.cn} title={<span {...words(title)} />} open={index === 0}>
            <Html html={html} />
          </Disclosure>
        ))}
      </div>
    )
  }
  const { list, part } = shapes[form]
  const [List, Part] = form === 'steps' || form === 'timeline' ? (['ol', 'li'] as const) : (['div', 'section'] as const)
  return (
    <List className={list}>
      {parts.map(({ title, html }) => (
        <Part key={title.cn} className={part}>
          <h2 className={css.heading} {...words(title)} />
          <Html html={html} />
        </Part>
      ))}
    </List>
  )
}

/** A free page of a microsite: an article, steps, a timeline, questions or terms (Q102). */
export function ContentPage({ content: { title, lead, intro, form, parts } }: { content: Content }) {
  return (
    <PageBody title={title} lead={lead}>
      {intro.cn !== '' && (
        <div className={css.intro}>
          <Html html={intro} />
        </div>
      )}
      <Parts form={form} parts={parts} />
    </PageBody>
  )
}

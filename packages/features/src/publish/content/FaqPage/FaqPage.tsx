import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as contentAddress from '@shulei/domain/address/content.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Disclosure } from '@shulei/ui/Disclosure/Disclosure.tsx'
import { useOpenDisclosure } from '@shulei/ui/Disclosure/useOpenDisclosure.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Loading } from '@shulei/ui/Loading/Loading.tsx'
import { Prose } from '@shulei/ui/Prose/Prose.tsx'
import { SearchField } from '@shulei/ui/SearchField/SearchField.tsx'
import { useShownText } from '@shulei/ui/SearchField/useShownText.ts'
import { useTranslation } from 'react-i18next'
import { Form, Link, useLocation } from 'react-router'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { type FaqGroup, faqArgs } from '../content.ts'
import * as css from '../HelpPage/HelpFrame.css.ts'
import { HelpFrame } from '../HelpPage/HelpFrame.tsx'
import * as page from '../PageHead.css.ts'
import { PageHead } from '../PageHead.tsx'

/** Questions by group; the one that the address names is open, and so are the finds of a search. */
function Groups({ groups, search }: { groups: readonly FaqGroup[]; search: string }) {
  useOpenDisclosure(useLocation().hash)
  return (
    <div className={css.groups}>
      {groups.map(({ id, title, questions }) => (
        <section key={id} id={id} className={css.group} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className={css.groupTitle}>
            {title}
          </h2>
          <div>
            {questions.map((question) => (
              <Disclosure key={`${question.id} ${search}`} title={question.question} open={search !== ''}>
                <div id={question.id} className={css.answer}>
                  <Prose sanitisedHtml={question.html} />
                </div>
              </Disclosure>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

/** Questions and answers by group. The search works without script, too; its finds are open. */
export function FaqPage({ search }: { search: string }) {
  const { t } = useTranslation('content')
  const { t: shell } = useTranslation('shell')
  const { language, number } = useFormat()
  const form = useShownText('search', search)
  const { data, error, mutate } = useCall(refs.faq, faqArgs(search, language), { keepPreviousData: true })
  return (
    <main id="content" tabIndex={-1} className={page.page}>
      <HelpFrame>
        <PageHead eyebrow={t('help.nav')} title={t('faq.title')} lead={t('faq.lead')} />
        <search>
          <Form ref={form} className={css.search} action={contentAddress.faq()} method="get">
            <div className={css.field}>
              <SearchField
                name="search"
                defaultValue={search}
                maxLength={100}
                label={t('faq.search')}
                placeholder={t('faq.searchHint')}
                clearLabel={t('faq.clear')}
                size="s"
              />
            </div>
            <LinkButton component="button" type="submit">
              {t('faq.find')}
            </LinkButton>
          </Form>
        </search>
        {error && !data ? <LoadFailed error={error} onRetry={() => mutate()} /> : null}
        {!data && !error ? <Loading label={shell('a11y.loading')} /> : null}
        <p className={css.count} role="status">
          {data && search !== '' ? t('faq.found', { count: data.total, n: number(data.total) }) : null}
        </p>
        {data && data.total === 0 ? (
          <EmptyState title={t('faq.empty')} description={t('faq.emptyHint')}>
            <LinkButton component={Link} to={contentAddress.faq()}>
              {t('faq.all')}
            </LinkButton>
          </EmptyState>
        ) : null}
        {data ? <Groups groups={data.groups} search={search} /> : null}
      </HelpFrame>
    </main>
  )
}

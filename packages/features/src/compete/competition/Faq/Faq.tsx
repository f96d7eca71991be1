import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { langOf } from '@shulei/i18n/language.ts'
import { Card } from '@shulei/ui/Card/Card.tsx'
import { Disclosure } from '@shulei/ui/Disclosure/Disclosure.tsx'
import { useOpenDisclosure } from '@shulei/ui/Disclosure/useOpenDisclosure.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Prose } from '@shulei/ui/Prose/Prose.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { faqArgs, type Question } from '../useCompetition.ts'
import { WithContent } from '../WithCompetition/WithContent.tsx'
import * as css from './Faq.css.ts'

/** Fragment of a question's address. */
const anchorOf = (index: number) => `q${index + 1}`

function Questions({ competitionId, questions }: { competitionId: number; questions: readonly Question[] }) {
  const { t } = useTranslation('competition-page')
  const format = useFormat()
  const id = useId()
  useOpenDisclosure(useLocation().hash)
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={css.sheet}>
        <h2 id={id} className={css.title}>
          {t('faq.title')}
        </h2>
        <div className={css.more}>
          <p>{t('faq.more')}</p>
          <Link className={css.moreLink} to={competitionAddress.discuss({ id: competitionId })}>
            {t('faq.toDiscuss')}
          </Link>
        </div>
        <div className={css.questions}>
          {questions.map(({ question, answer }, index) => (
            <Disclosure
              key={question.cn}
              open={index === 0}
              title={<span lang={langOf(question, format.language)}>{format.pick(question)}</span>}
            >
              <div id={anchorOf(index)} className={css.answer}>
                <Prose sanitisedHtml={format.pick(answer)} lang={langOf(answer, format.language)} />
                <a className={css.link} href={`#${anchorOf(index)}`}>
                  {t('faq.link')}
                </a>
              </div>
            </Disclosure>
          ))}
        </div>
      </div>
    </Card>
  )
}

/** Questions and answers, each with an address of its own; the first one is open. */
export function Faq({ competitionId }: { competitionId: number }) {
  const { t } = useTranslation('competition-page')
  const answer = useCall(refs.competitionFaq, faqArgs(competitionId))
  return (
    <WithContent competitionId={competitionId} answer={answer}>
      {(_, { faq }) =>
        faq.length > 0 ? (
          <Questions competitionId={competitionId} questions={faq} />
        ) : (
          <Card>
            <EmptyState title={t('faq.empty')} description={t('faq.emptyHint')}>
              <LinkButton component={Link} to={competitionAddress.overview({ id: competitionId })}>
                {t('faq.toOverview')}
              </LinkButton>
            </EmptyState>
          </Card>
        )
      }
    </WithContent>
  )
}

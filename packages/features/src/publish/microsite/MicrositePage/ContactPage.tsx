import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as messageAddress from '@shulei/domain/address/message.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { contactLink } from '../../../base/site/contact-link.ts'
import { useSiteState } from '../../../base/site/site-state.ts'
import { useShownNames } from '../../../base/site/useShownName.ts'
import type { PageContent } from '../args.ts'
import { MicrositeSection } from '../MicrositeSection/MicrositeSection.tsx'
import type { MicrositeText } from '../microsite.ts'
import { useWords } from '../words.ts'
import * as css from './ContactPage.css.ts'
import { PageBody } from './PageBody.tsx'

export interface ContactPageProps {
  title: MicrositeText
  content: PageContent<'contact'>
}

/** The ways to reach a microsite's organisers: its people, the discussions of its competitions, and the technical support. */
export function ContactPage({ title, content: { lead, people, discussions, support } }: ContactPageProps) {
  const { t } = useTranslation('microsite')
  const { pick } = useFormat()
  const contact = contactLink(useSiteState().website.contact)
  const words = useWords()
  const shownName = useShownNames()
  return (
    <PageBody title={title} lead={lead}>
      <div className={css.people}>
        {people.map(({ id, name, avatar, title: what, words: when }) => (
          <section key={id} className={css.card}>
            <div>
              <h2 className={css.title} {...words(what)} />
              <p className={css.words} {...words(when)} />
            </div>
            <span className={css.person}>
              <Avatar name={shownName({ id, name })} seed={String(id)} size="m" {...(avatar ? { src: avatar } : {})} />
              <bdi className={css.name}>{shownName({ id, name })}</bdi>
            </span>
            <LinkButton
              component={Link}
              to={messageAddress.conversation({ id })}
              aria-label={t('contact.writeTo', { name: shownName({ id, name }) })}
            >
              {t('contact.write')}
            </LinkButton>
          </section>
        ))}
      </div>
      {discussions.length > 0 && (
        <MicrositeSection title={t('contact.discussions')} note={t('contact.discussionsHint')}>
          <div className={css.lines}>
            {discussions.map(({ competitionId, title: name }) => (
              <Link key={competitionId} className={css.line} to={competitionAddress.discuss({ id: competitionId })}>
                {pick(name)}
                <span className={css.arrow}>{t('contact.discussion')}</span>
              </Link>
            ))}
          </div>
        </MicrositeSection>
      )}
      <section className={css.support}>
        <h2 className={css.title} {...words(support.title)} />
        <p className={css.words} {...words(support.words)} />
        {contact && <LinkButton href={contact.href}>{contact.text}</LinkButton>}
      </section>
    </PageBody>
  )
}

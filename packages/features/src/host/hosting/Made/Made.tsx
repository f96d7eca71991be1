import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { type MadeCompetition, useJoinLink } from '../hosting.ts'
import * as css from './Made.css.ts'

const ways = ['open', 'get', 'send'] as const

export interface MadeProps {
  made: MadeCompetition
  onAnother: () => void
}

/** A competition that was just made: the link to give away, its code, and what those who have it do next. */
export function Made({ made, onAnother }: MadeProps) {
  const { t } = useTranslation('hosting')
  const link = useJoinLink()(made)
  return (
    <section className={css.panel} aria-labelledby="made">
      <div className={css.head}>
        <h2 id="made" tabIndex={-1} className={css.title}>
          {t('made.title', { title: made.title })}
        </h2>
        <p className={css.lead}>{t('made.lead')}</p>
      </div>
      <div className={css.keys}>
        <div className={css.key}>
          <h3 className={css.label}>{t('made.link')}</h3>
          <p className={css.link} translate="no">
            {link}
          </p>
          <div className={css.buttons}>
            <CopyButton text={link} variant="primary">
              {t('copy.link')}
            </CopyButton>
            <LinkButton component={Link} to={competitionAddress.overview({ id: made.id })}>
              {t('made.enter')}
            </LinkButton>
          </div>
        </div>
        <div className={css.key}>
          <h3 className={css.label}>{t('made.code')}</h3>
          <p className={css.code} translate="no">
            {made.code}
          </p>
          <p className={css.lead}>{t('made.codeHint')}</p>
          <div className={css.buttons}>
            <CopyButton text={made.code}>{t('copy.code')}</CopyButton>
          </div>
        </div>
      </div>
      <div className={css.next}>
        <h3 className={css.label}>{t('made.next')}</h3>
        <ol className={css.ways}>
          {ways.map((way) => (
            <li key={way}>{t(`made.${way}`)}</li>
          ))}
        </ol>
      </div>
      <div className={css.buttons}>
        <Button onPress={onAnother}>{t('made.another')}</Button>
      </div>
    </section>
  )
}

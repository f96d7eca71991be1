import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { demo, demoButton, demoList } from '../session.css.ts'

const shown = ['participant', 'fresh', 'captain', 'notVerified', 'newcomer', 'englishSpeaker', 'organizer'] as const
type Shown = (typeof shown)[number]

export interface DemoAccountsProps {
  accounts: readonly { email: string; name: string; note: string; password: string }[]
  privateCompetition: { address: string; code: string } | null
}

/** Built-in people to try the site with, signed in by one press. Only in a demonstration. */
export function DemoAccounts({ accounts, privateCompetition }: DemoAccountsProps) {
  const { t } = useTranslation('session')
  const offered = shown.flatMap((note) => accounts.filter((account) => account.note === note).slice(0, 1))
  return (
    <section className={demo} aria-label={t('demo.title')}>
      <p>{t('demo.title')}</p>
      <ul className={demoList}>
        {offered.map((account) => (
          <li key={account.email}>
            <Form method="post" replace>
              <input type="hidden" name="email" value={account.email} />
              <input type="hidden" name="password" value={account.password} />
              <button className={demoButton} type="submit" name="intent" value="password">
                {account.name} · {t(`demo.note.${account.note as Shown}`)}
              </button>
            </Form>
          </li>
        ))}
      </ul>
      {privateCompetition && (
        <p>
          {t('demo.private', { code: privateCompetition.code })}{' '}
          <TextLink href={privateCompetition.address}>{t('demo.enterCode')}</TextLink>
        </p>
      )}
    </section>
  )
}

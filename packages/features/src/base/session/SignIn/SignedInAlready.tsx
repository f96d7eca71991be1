import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { note, page, person, title } from '../session.css.ts'

export interface SignedInAlreadyProps {
  name: string
  seed: string
  /** The validated return target. */
  continueAddress: string
}

/** The visitor is signed in already: links to continue, or to sign out for another account. */
export function SignedInAlready({ name, seed, continueAddress }: SignedInAlreadyProps) {
  const { t } = useTranslation('session')
  return (
    <div className={page}>
      <h1 className={title}>{t('already.title')}</h1>
      <p className={person}>
        <Avatar name={name} seed={seed} size="m" />
        {name}
      </p>
      <LinkButton variant="primary" size="l" isWide href={continueAddress}>
        {t('already.continue')}
      </LinkButton>
      <Form method="post">
        <Button type="submit" name="intent" value="signOut" size="l" isWide>
          {t('already.other')}
        </Button>
      </Form>
      <p className={note}>{t('already.note')}</p>
    </div>
  )
}

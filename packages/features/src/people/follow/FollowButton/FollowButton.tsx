import { Button } from '@shulei/ui/Button/Button.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Columns } from '@shulei/ui/Loading/Columns.tsx'
import ArrowLeftRight from 'lucide-react/dist/esm/icons/arrow-left-right.mjs'
import Check from 'lucide-react/dist/esm/icons/check.mjs'
import Plus from 'lucide-react/dist/esm/icons/plus.mjs'
import { useTranslation } from 'react-i18next'
import { useSiteState } from '../../../base/site/site-state.ts'
import { useSignOnAddress } from '../../../base/site/useSignOnAddress.ts'
import { type KnownRelation, useFollow } from '../useFollow.ts'
import * as css from './FollowButton.css.ts'
import { FollowNote } from './FollowNote.tsx'

const icons = { follow: Plus, followed: Check, mutual: ArrowLeftRight }

export interface FollowButtonProps {
  person: { id: number; name: string }
  /** Both directions, if a list already has them; otherwise the button reads them. */
  known?: KnownRelation
  /** `s` in rows. Default `m`. */
  size?: 's' | 'm'
  /** The page's main action: filled until the person is followed. */
  isPrimary?: boolean
}

/**
 * Follows or unfollows a person (A§4). A visitor is led to sign on and back; nothing is drawn for the reader themself.
 * States: loading (also while writing), follow, followed, mutual; a failure shows a note and leaves the state unchanged.
 *
 * - MUST show `loading` while either direction is read or a write is on its way, then `followed` or `follow`; `mutual` when both
 *   follow (A§4, Q058).
 * - MUST read the relation once per direction and take a direction that fails for none, without a message (A§7).
 * - MUST take an answer without `effectRow` for a failure, say so, and leave the state as it was (A§8).
 * - MUST take the person's counts from the answer (A§4, Q057).
 * - MUST lead a visitor to sign on and back to the same page (A§6).
 * - MUST NOT show anything on one's own person.
 */
export function FollowButton({ person, known, size = 'm', isPrimary = false }: FollowButtonProps) {
  const { user } = useSiteState()
  if (user?.id === person.id) return null
  const props = { person, size, isPrimary }
  return user ? <Toggle {...props} {...(known ? { known } : {})} /> : <SignInFirst {...props} />
}

function SignInFirst({ person, size, isPrimary }: Omit<FollowButtonProps, 'known'>) {
  const { t } = useTranslation('follow')
  const address = useSignOnAddress()
  return (
    <span className={css.follow} data-size={size}>
      <LinkButton
        isWide
        href={address('login2')}
        size={size}
        variant={isPrimary ? 'primary' : 'secondary'}
        icon={<Icon of={Plus} size={15} />}
        aria-label={t('button.followName', { name: person.name })}
      >
        {t('button.follow')}
      </LinkButton>
    </span>
  )
}

function Toggle({ person, known, size, isPrimary }: FollowButtonProps) {
  const { t } = useTranslation('follow')
  const { state, isMutual, outcome, forget, toggle } = useFollow(person.id, known)
  const shown = state === 'followed' && isMutual ? 'mutual' : state
  return (
    <span className={css.follow} data-size={size}>
      {/* Not the button's own pending state, which announces every change: the note announces the outcome. */}
      <Button
        isWide
        size={size}
        variant={isPrimary && shown === 'follow' ? 'primary' : 'secondary'}
        icon={shown === 'loading' ? <Columns /> : <Icon of={icons[shown]} size={15} />}
        aria-label={shown === 'loading' ? undefined : t(`button.${shown}Name`, { name: person.name })}
        onPress={() => void toggle()}
      >
        {t(`button.${shown}`)}
      </Button>
      <FollowNote outcome={outcome} onDone={forget} />
    </span>
  )
}

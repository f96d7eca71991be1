import { failureText } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { IconButton } from '@shulei/ui/IconButton/IconButton.tsx'
import Ellipsis from 'lucide-react/dist/esm/icons/ellipsis.mjs'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reportDialog } from '../../../base/block/reportDialog.ts'
import { useSiteState } from '../../../base/site/site-state.ts'
import { useLoaded } from '../../../base/site/useLoaded.ts'
import { useShownName } from '../../../base/site/useShownName.ts'
import { useRelation } from '../useRelation.ts'
import * as css from './PersonMenu.css.ts'

export interface PersonMenuProps {
  person: { id: number; name: string }
}

/**
 * Menu on a person's profile: block and report. Draws nothing for visitors and on the reader's own profile. Its content loads when the
 * pointer or the focus comes near.
 */
export function PersonMenu({ person }: PersonMenuProps) {
  const { user } = useSiteState()
  return user && user.id !== person.id ? <OthersMenu person={person} /> : null
}

const menuList = { code: async () => (await import('./PersonMenuList.tsx')).PersonMenuList, texts: ['follow'] }

function OthersMenu({ person }: PersonMenuProps) {
  const { id } = person
  const { t } = useTranslation('follow')
  const name = useShownName(person)
  const send = useSend()
  const { isBlocked, refresh } = useRelation(id)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { Part: MenuList, warm } = useLoaded(menuList, isOpen)
  const [isReporting, setReporting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { Part: ReportDialog } = useLoaded(reportDialog, isReporting)

  const toggleBlock = async () => {
    setFailure(null)
    try {
      if (isBlocked) await send(refs.unblockPerson, { params: { id } })
      else await send(refs.blockPerson, { params: { id } })
      await refresh()
    } catch (error) {
      setFailure(failureText(error, t('button.failed')))
    }
  }
  return (
    <>
      <IconButton
        ref={button}
        label={t('person.menu', { name })}
        icon={<Icon of={Ellipsis} />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onHoverStart={warm}
        onFocus={warm}
        onPress={() => setOpen(!isOpen)}
      />
      {isOpen && MenuList ? (
        <MenuList
          name={name}
          isBlocked={isBlocked}
          triggerRef={button}
          onBlock={() => void toggleBlock()}
          onReport={() => setReporting(true)}
          onClose={() => setOpen(false)}
        />
      ) : null}
      <p className={css.blocked} role="status">
        {isBlocked ? t('person.blocked', { name }) : null}
      </p>
      {failure === null ? null : (
        <Alert tone="danger" live="assertive">
          {failure}
        </Alert>
      )}
      {isReporting && ReportDialog ? <ReportDialog partnerId={id} onClose={() => setReporting(false)} /> : null}
    </>
  )
}

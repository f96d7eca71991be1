import { failureText } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { IconButton } from '@shulei/ui/IconButton/IconButton.tsx'
import { Menu, MenuItem, MenuTrigger } from '@shulei/ui/Menu/Menu.tsx'
import Ellipsis from 'lucide-react/dist/esm/icons/ellipsis.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRelation } from '../../follow/useRelation.ts'
import { useSiteState } from '../../site/site-state.ts'
import { useLoaded } from '../../site/useLoaded.ts'
import * as css from './PersonMenu.css.ts'

export interface PersonMenuProps {
  person: { id: number; name: string }
}

/** Menu on a person's profile: block and report. Draws nothing for visitors and on the reader's own profile. */
export function PersonMenu({ person }: PersonMenuProps) {
  const { user } = useSiteState()
  return user && user.id !== person.id ? <OthersMenu person={person} /> : null
}

const reportDialog = {
  code: async () => (await import('../ReportDialog/ReportDialog.tsx')).ReportDialog,
  texts: ['message'],
}

function OthersMenu({ person: { id, name } }: PersonMenuProps) {
  const { t } = useTranslation('follow')
  const send = useSend()
  const { isBlocked, refresh } = useRelation(id)
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
      <MenuTrigger>
        <IconButton label={t('person.menu', { name })} icon={<Icon of={Ellipsis} />} />
        <Menu>
          <MenuItem onAction={() => void toggleBlock()} note={isBlocked ? undefined : t('person.blockNote')}>
            {t(isBlocked ? 'person.unblock' : 'person.block')}
          </MenuItem>
          <MenuItem onAction={() => setReporting(true)}>{t('person.report')}</MenuItem>
        </Menu>
      </MenuTrigger>
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

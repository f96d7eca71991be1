import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { type GivenRole, givenRoles } from '@shulei/domain/host/desk/roles.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { RadioGroup } from '@shulei/ui/RadioGroup/RadioGroup.tsx'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { type FormFailure, formFailure } from '../../../base/form/form-failure.ts'
import { useFocusProblem } from '../../../base/form/useFocusProblem.ts'
import type { Receiver } from '../../../base/site/message-modal.ts'
import { ReceiverField } from '../../../talk/message/ReceiverField/ReceiverField.tsx'
import type { DeskMember } from '../desk.ts'
import * as css from './DeskMembers.css.ts'

export interface GiveRoleProps {
  competitionId: number
  /** Ids of people who have a role. */
  without: readonly number[]
  onGiven: (member: DeskMember) => void
}

/** The form with which the owner gives a person a role. A refusal keeps the choice. */
export function GiveRole({ competitionId, without, onGiven }: GiveRoleProps) {
  const { t } = useTranslation('desk')
  const { t: hosting } = useTranslation('hosting')
  const send = useSend()
  const form = useRef<HTMLFormElement>(null)
  const focusProblem = useFocusProblem(form)
  const [person, setPerson] = useState<Receiver | null>(null)
  const [role, setRole] = useState<GivenRole>('coHost')
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const give = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setTried(true)
    setFailure(null)
    if (!person) return focusProblem()
    setSending(true)
    try {
      const params = { id: competitionId, userId: person.id }
      onGiven(await send(refs.giveDeskRole, { params, body: { role } }))
      setPerson(null)
      setTried(false)
    } catch (error) {
      setFailure(formFailure(error, t('members.giveFailed')))
    } finally {
      setSending(false)
    }
  }
  return (
    <form ref={form} method="post" className={css.form} noValidate onSubmit={(event) => void give(event)}>
      <h3 className={css.formTitle}>{t('members.add')}</h3>
      <ReceiverField
        label={t('members.person')}
        value={person}
        onChange={(chosen) => {
          setFailure(null)
          setPerson(chosen)
        }}
        without={without}
        errorMessage={isTried && !person ? t('members.choose') : undefined}
      />
      <RadioGroup
        label={t('members.role')}
        options={givenRoles.map((value) => ({
          value,
          label: hosting(`role.${value}`),
          note: t(`members.${value}Note`),
        }))}
        value={role}
        onChange={(value) => setRole(givenRoles.find((one) => one === value) ?? role)}
      />
      {failure ? <FailureNote failure={failure} isPageOnly /> : null}
      <div>
        <Button type="submit" variant="inverse" isPending={isSending} pendingLabel={t('members.giving')}>
          {t('members.give', { role: hosting(`role.${role}`) })}
        </Button>
      </div>
    </form>
  )
}

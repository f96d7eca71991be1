import { isCallError } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { errors } from '@shulei/contract/errors.ts'
import { refs } from '@shulei/contract/refs.ts'
import { countText } from '@shulei/domain/base/text/count.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Dialog } from '@shulei/ui/Dialog/Dialog.tsx'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConflictChoice } from '../../../base/form/ConflictChoice/ConflictChoice.tsx'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { type FormFailure, formFailure } from '../../../base/form/form-failure.ts'
import { isStale } from '../../../base/form/stale.ts'
import { useFocusProblem } from '../../../base/form/useFocusProblem.ts'
import { useFormDraft } from '../../../base/form/useFormDraft.ts'
import type { Team } from '../teams.ts'
import * as css from './EditTeamDialog.css.ts'
import { isLiveProblem, limits, overBy, type TeamDraft, teamProblems, tutorOfDraft } from './team-problems.ts'

export interface EditTeamDialogProps {
  team: Pick<Team, 'id' | 'name' | 'manifesto' | 'tutor'>
  /** Reads everything again that shows the team. */
  onChange: () => Promise<unknown>
  onClose: () => void
}

const draftOf = ({ name, manifesto, tutor }: EditTeamDialogProps['team']): TeamDraft => ({
  name,
  manifesto,
  tutorName: tutor?.name ?? '',
  tutorOrganization: tutor?.organization ?? '',
})

const nameErrors = [errors.teamNameTaken.errno, errors.nameReserved.errno, errors.teamNameInvalid.errno]

/** The form of a team's name, manifesto and tutor. Refusals keep the typed text. Mounted while it is open. */
export function EditTeamDialog({ team, onChange, onClose }: EditTeamDialogProps) {
  const { t } = useTranslation('team')
  const send = useSend()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const focusProblem = useFocusProblem(form)
  const {
    values: draft,
    base,
    conflict,
    settle,
    change,
    forget,
    isChanged,
  } = useFormDraft(`/teams/${team.id}#info`, draftOf(team))
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [refusedName, setRefusedName] = useState<{ name: string; message: string } | null>(null)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const problems = teamProblems(draft)

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending || conflict) return
    setTried(true)
    setFailure(null)
    if (Object.keys(problems).length > 0) return focusProblem()
    setSending(true)
    try {
      const textsOf = (texts: TeamDraft) => ({
        name: texts.name,
        manifesto: texts.manifesto,
        tutor: tutorOfDraft(texts),
      })
      await send(refs.saveTeamInfo, { body: { teamId: team.id, ...textsOf(draft), base: textsOf(base) } })
      forget(draft)
      await onChange()
      onClose()
    } catch (error) {
      if (nameErrors.some((errno) => isCallError(error, errno))) {
        setRefusedName({ name: draft.name, message: (error as Error).message })
        focusProblem()
      } else setFailure(formFailure(error, t('form.failed')))
      if (isStale(error)) await onChange()
    } finally {
      setSending(false)
    }
  }

  const leave = () => {
    forget(draft)
    onClose()
  }
  const fields = {
    name: { label: t('name') },
    manifesto: { label: t('manifesto'), kind: 'text' },
    tutorName: { label: t('form.tutorName') },
    tutorOrganization: { label: t('form.tutorOrganization') },
  } as const
  const messageOf = (field: keyof TeamDraft): string | undefined => {
    const problem = problems[field]
    if (problem && (isTried || isLiveProblem(problem))) {
      return t(`form.problem.${problem}`, { max: limits[field], count: overBy(draft, field) })
    }
    return field === 'name' && refusedName?.name === draft.name ? refusedName.message : undefined
  }
  const fieldOf = (field: keyof TeamDraft) => {
    const over = overBy(draft, field)
    return {
      value: draft[field],
      onChange: (text: string) => change({ [field]: text }),
      errorMessage: messageOf(field),
      autoComplete: 'off',
      counter: {
        text: t('form.counter', { count: countText(draft[field]), max: limits[field] }),
        isOver: over > 0,
        announcement: over > 0 ? t('form.over', { count: over }) : '',
      },
    }
  }
  return (
    <Dialog
      title={t('form.title')}
      closeLabel={t('close')}
      isOpen
      isDismissable={!isChanged}
      isLocked={isSending}
      onOpenChange={(isOpen) => {
        if (!isOpen) leave()
      }}
      footer={
        <>
          <Button isDisabled={isSending} onPress={leave}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" isPending={isSending} pendingLabel={t('form.saving')}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        tabIndex={-1}
        method="post"
        className={css.form}
        noValidate
        onSubmit={(event) => void save(event)}
      >
        <ConflictChoice conflict={conflict} fields={fields} onChoose={settle} focusId={formId} />
        <TextField label={t('name')} hint={t('form.nameHint', { max: limits.name })} isRequired {...fieldOf('name')} />
        <TextArea
          label={t('manifesto')}
          labelNote={t('form.optional')}
          hint={t('form.manifestoHint')}
          rows={3}
          isGrowing
          {...fieldOf('manifesto')}
        />
        <TextField label={t('form.tutorName')} labelNote={t('form.optional')} {...fieldOf('tutorName')} />
        <TextField
          label={t('form.tutorOrganization')}
          labelNote={t('form.optional')}
          {...fieldOf('tutorOrganization')}
        />
        {failure && !conflict ? <FailureNote failure={failure} /> : null}
      </form>
    </Dialog>
  )
}

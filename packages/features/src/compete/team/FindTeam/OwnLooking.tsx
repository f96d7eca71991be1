import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { useMoveFocus } from '../../../base/site/focus.ts'
import { useLoaded } from '../../../base/site/useLoaded.ts'
import { canLookForPeople, fixedBy, panelIds, type Team, type Teams } from '../teams.ts'
import { useTeamWrite } from '../useTeamWrite.ts'
import * as css from './FindTeam.css.ts'
import { Wanted } from './Wanted.tsx'

const lookingForm = { code: async () => (await import('./LookingForm.tsx')).LookingForm, texts: [] }

export interface OwnLookingProps {
  teams: Teams
  team: Team
  /** Reads everything again that shows the team. */
  onChange: () => Promise<unknown>
  /** Called with a sentence about what was done, or with an empty one when something else begins. */
  onDone: (text: string) => void
}

/** The search for people of the reader's own team; its captain starts, changes and ends the search in a form that is loaded on intent. */
export function OwnLooking({ teams, team, onChange, onDone }: OwnLookingProps) {
  const { t } = useTranslation('team-search')
  const send = useSend()
  const [isEditing, setEditing] = useState(false)
  const { Part: LookingForm, warm } = useLoaded(lookingForm, isEditing)
  const { isPending, failure, run } = useTeamWrite(onChange, t('form.failed'))
  const { looking } = team
  const isCaptain = teams.role === 'captain'
  const canStart = canLookForPeople(teams)
  const shown = fixedBy(teams) === null ? 'own.shown' : 'own.paused'
  const openerId = useId()
  const moveFocus = useMoveFocus()
  const open = () => {
    onDone('')
    setEditing(true)
  }
  const close = (text = '') => {
    onDone(text)
    setEditing(false)
    moveFocus(openerId, panelIds.find)
  }
  const end = async () => {
    onDone('')
    const args = { params: { id: team.id }, body: { looking: null, base: { looking } } }
    if (await run(() => send(refs.lookForPeople, args))) close(t('own.ended'))
  }

  if (isEditing && LookingForm) {
    return (
      <div className={css.own}>
        <p className={css.ownTitle}>{t('own.title')}</p>
        <LookingForm
          team={team}
          onChange={onChange}
          onSaved={() => close(t('own.published'))}
          onClose={() => close()}
        />
      </div>
    )
  }
  if (!looking && !canStart) return null
  return (
    <div className={css.own}>
      <p className={css.ownTitle}>{t(looking ? shown : 'own.hidden')}</p>
      {looking ? <Wanted {...looking} /> : <p className={css.meta}>{t('own.hint')}</p>}
      {failure ? <FailureNote failure={failure} /> : null}
      {isCaptain ? (
        <div className={css.buttons}>
          {canStart ? (
            <Button id={openerId} size="s" onHoverStart={warm} onFocus={warm} onPress={open}>
              {t(looking ? 'own.change' : 'own.start')}
            </Button>
          ) : null}
          {looking ? (
            <Button size="s" isPending={isPending} pendingLabel={t('own.ending')} onPress={() => void end()}>
              {t('own.end')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

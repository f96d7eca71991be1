import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../site/FailureNote.tsx'
import { useLoaded } from '../../site/useLoaded.ts'
import { fixedBy, type Team, type Teams } from '../teams.ts'
import { useTeamWrite } from '../useTeamWrite.ts'
import * as css from './FindTeam.css.ts'
import { Wanted } from './Wanted.tsx'

const lookingForm = { code: async () => (await import('./LookingForm.tsx')).LookingForm, texts: [] }

export interface OwnLookingProps {
  teams: Teams
  team: Team
  /** Reads everything again that shows the team. */
  onChange: () => Promise<unknown>
}

/** The search for people of the reader's own team; its captain starts, changes and ends the search in a form that is loaded on intent. */
export function OwnLooking({ teams, team, onChange }: OwnLookingProps) {
  const { t } = useTranslation('team-search')
  const send = useSend()
  const [isEditing, setEditing] = useState(false)
  const { Part: LookingForm, warm } = useLoaded(lookingForm, isEditing)
  const { isPending, failure, run } = useTeamWrite(onChange, t('form.failed'))
  const { looking } = team
  const isCaptain = teams.role === 'captain'
  const canStart = fixedBy(teams) === null && team.members.length < teams.limits.teamMax
  const end = () => run(() => send(refs.lookForPeople, { params: { id: team.id }, body: { looking: null } }))

  if (isEditing && LookingForm) {
    return (
      <div className={css.own}>
        <p className={css.ownTitle}>{t('own.title')}</p>
        <LookingForm team={team} onChange={onChange} onClose={() => setEditing(false)} />
      </div>
    )
  }
  if (!looking && !(isCaptain && canStart)) return null
  return (
    <div className={css.own}>
      <p className={css.ownTitle}>{t(looking ? 'own.shown' : 'own.hidden')}</p>
      {looking ? <Wanted {...looking} /> : <p className={css.meta}>{t('own.hint')}</p>}
      {failure ? <FailureNote failure={failure} /> : null}
      {isCaptain ? (
        <div className={css.buttons}>
          {canStart ? (
            <Button size="s" onHoverStart={warm} onFocus={warm} onPress={() => setEditing(true)}>
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

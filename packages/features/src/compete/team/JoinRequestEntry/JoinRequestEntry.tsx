import { Button } from '@shulei/ui/Button/Button.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaded } from '../../../base/site/useLoaded.ts'
import { fixedBy, type Teams } from '../teams.ts'

const requestDialog = {
  code: async () => (await import('../JoinRequestDialog/JoinRequestDialog.tsx')).JoinRequestDialog,
  texts: ['team-invite'],
}

export interface JoinRequestEntryProps {
  teams: Teams
  /** The team to ask. */
  host: { id: number; name: string }
  /** Called once a request is stored. */
  onSent: () => void
}

/** Opens the join request to another team, for solo entrants and captains; nothing for others, and while teams cannot change. */
export function JoinRequestEntry({ teams, host, onSent }: JoinRequestEntryProps) {
  const { t } = useTranslation('team')
  const [isOpen, setOpen] = useState(false)
  const { Part: JoinRequestDialog, warm } = useLoaded(requestDialog, isOpen)
  const { cmptId, team, role } = teams
  if (!team || role !== 'captain' || fixedBy(teams) !== null) return null
  return (
    <>
      <Button size="s" onHoverStart={warm} onFocus={warm} onPress={() => setOpen(true)}>
        {t(team.members.length > 1 ? 'ask.merge' : 'ask.button')}
      </Button>
      {isOpen && JoinRequestDialog ? (
        <JoinRequestDialog
          competitionId={cmptId}
          host={host}
          ownSize={team.members.length}
          onSent={() => {
            setOpen(false)
            onSent()
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}

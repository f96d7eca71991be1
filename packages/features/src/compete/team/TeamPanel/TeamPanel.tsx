import { listOfStage } from '@shulei/domain/compete/ranking/list.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { DescriptionList } from '@shulei/ui/DescriptionList/DescriptionList.tsx'
import { KeyFigure, KeyFigures } from '@shulei/ui/KeyFigure/KeyFigure.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { TeamBadge } from '@shulei/ui/TeamBadge/TeamBadge.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { useMoveFocus } from '../../../base/site/focus.ts'
import { useLoaded } from '../../../base/site/useLoaded.ts'
import { isOpenToCaptain, panelIds, type Team, type Teams } from '../teams.ts'
import { useTeamWrite } from '../useTeamWrite.ts'
import { DisbandTeam } from './DisbandTeam.tsx'
import * as css from './TeamPanel.css.ts'

const editDialog = {
  code: async () => (await import('../EditTeamDialog/EditTeamDialog.tsx')).EditTeamDialog,
  texts: [],
}

/** Opens the form of name, manifesto and tutor, which is loaded on intent. */
function EditTeam({ team, onChange }: { team: Team; onChange: () => Promise<unknown> }) {
  const { t } = useTranslation('team')
  const [isOpen, setOpen] = useState(false)
  const { Part: EditTeamDialog, warm } = useLoaded(editDialog, isOpen)
  return (
    <>
      <Button size="s" onHoverStart={warm} onFocus={warm} onPress={() => setOpen(true)}>
        {t('edit')}
      </Button>
      {isOpen && EditTeamDialog ? (
        <EditTeamDialog team={team} onChange={onChange} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}

function Figures({ team: { rank, tries, members }, teams }: Pick<TeamPanelProps, 'team' | 'teams'>) {
  const { t } = useTranslation('team')
  const { number } = useFormat()
  const { teamMax } = teams.limits
  return (
    <KeyFigures>
      {rank === null ? null : <KeyFigure label={t('rank', { list: listOfStage(teams.stage) })} value={number(rank)} />}
      <KeyFigure label={t('size')} value={number(members.length)} note={t('sizeOf', { max: number(teamMax) })} />
      {tries.max === 0 ? null : (
        <KeyFigure label={t('tries')} value={number(tries.used)} note={t('triesOf', { max: number(tries.max) })} />
      )}
      {tries.dailyLimit === 0 ? null : (
        <KeyFigure
          label={t('today')}
          value={number(tries.leftToday)}
          note={t('todayOf', { limit: number(tries.dailyLimit) })}
        />
      )}
    </KeyFigures>
  )
}

export interface TeamPanelProps {
  teams: Teams
  team: Team
  /** Reads everything again that shows the team. */
  onChange: () => Promise<unknown>
  onDisbanded: () => void
}

/** The reader's team: badge, name, id, manifesto, tutor and tries; its captain changes the texts and disbands a team of one. */
export function TeamPanel({ teams, team, onChange, onDisbanded }: TeamPanelProps) {
  const { t } = useTranslation('team')
  const moveFocus = useMoveFocus()
  const { failure, run } = useTeamWrite(onChange)
  const { id, name, avatar, manifesto, tutor, members } = team
  const organization = tutor?.organization
  const isAlone = teams.role === 'captain' && members.length === 1
  return (
    <Panel
      id={panelIds.own}
      tabIndex={-1}
      title={t('panel')}
      aside={isOpenToCaptain(teams) ? <EditTeam team={team} onChange={onChange} /> : null}
    >
      <div className={css.stack}>
        <div className={css.head}>
          <TeamBadge seed={String(id)} size="m" {...(avatar ? { src: avatar } : {})} />
          <div className={css.words}>
            <h3 className={css.name}>
              <bdi>{name}</bdi>
            </h3>
            <p className={css.id}>
              {t('id')} {id}
            </p>
          </div>
        </div>
        <p className={css.manifesto} data-empty={manifesto === '' || undefined}>
          {manifesto || t('noManifesto')}
        </p>
        <Figures team={team} teams={teams} />
        <DescriptionList
          items={[
            {
              term: t('tutor'),
              value: (
                <bdi className={css.tutor}>
                  {tutor ? (organization ? t('tutorOf', { ...tutor }) : tutor.name) : t('noTutor')}
                </bdi>
              ),
            },
          ]}
        />
        {failure ? <FailureNote failure={failure} /> : null}
        {isAlone && isOpenToCaptain(teams) ? (
          <div className={css.foot}>
            <p className={css.note}>{t(teams.canDisband ? 'disband.hint' : 'disband.blocked')}</p>
            {teams.canDisband ? (
              <DisbandTeam team={team} run={run} onDisbanded={onDisbanded} onFailed={() => moveFocus(panelIds.own)} />
            ) : null}
          </div>
        ) : null}
      </div>
    </Panel>
  )
}

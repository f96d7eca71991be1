import { failureText } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { host } from '@shulei/domain/address/site.ts'
import { mayDo } from '@shulei/domain/host/desk/roles.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { AlertDialog } from '@shulei/ui/AlertDialog/AlertDialog.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { PersonLink } from '../../../base/person/PersonLink.tsx'
import { UserAvatar } from '../../../base/person/UserAvatar/UserAvatar.tsx'
import { useMoveFocus } from '../../../base/site/focus.ts'
import { NotRead } from '../../../base/site/NotRead.tsx'
import { useSiteState } from '../../../base/site/site-state.ts'
import { useShownName, useShownNames } from '../../../base/site/useShownName.ts'
import { type Desk, type DeskMember, useDesk } from '../desk.ts'
import * as css from './DeskMembers.css.ts'
import { GiveRole } from './GiveRole.tsx'

interface MemberRowProps {
  desk: Desk
  member: DeskMember
  /** Called when the person has no role anymore. */
  onTaken: () => void
}

/** Takes the role from a person, or from the reader, after a question. */
function Taking({ desk, member: { person }, onTaken }: MemberRowProps) {
  const { t } = useTranslation('desk')
  const { pick } = useFormat()
  const send = useSend()
  const { user } = useSiteState()
  const [isAsking, setAsking] = useState(false)
  const name = useShownName(person)
  const isOwn = person.id === user?.id
  const take = async () => {
    try {
      await send(refs.takeDeskRole, { params: { id: desk.id, userId: person.id } })
      onTaken()
    } catch (error) {
      return failureText(error, t(isOwn ? 'members.leaveFailed' : 'members.takeFailed'))
    }
  }
  const texts = isOwn
    ? {
        title: t('members.leaveTitle', { title: pick(desk.title) }),
        ...{ confirmText: t('members.leaveConfirm'), cancelText: t('members.leaveKeep') },
      }
    : {
        title: t('members.takeTitle', { name }),
        ...{ confirmText: t('members.takeConfirm'), cancelText: t('members.keep') },
      }
  return (
    <>
      <Button
        size="s"
        variant="quiet"
        aria-label={isOwn ? undefined : t('members.takeName', { name })}
        onPress={() => setAsking(true)}
      >
        {t(isOwn ? 'members.leave' : 'members.take')}
      </Button>
      <AlertDialog
        {...texts}
        isOpen={isAsking}
        onOpenChange={setAsking}
        pendingLabel={t('members.taking')}
        tone="danger"
        onConfirm={take}
      >
        {isOwn ? t('members.leaveText') : t('members.takeText', { name })}
      </AlertDialog>
    </>
  )
}

function MemberRow(props: MemberRowProps) {
  const { desk, member } = props
  const { t } = useTranslation('desk')
  const { t: hosting } = useTranslation('hosting')
  const { date } = useFormat()
  const { user } = useSiteState()
  const { person, role, since } = member
  const name = useShownName(person)
  const isOwn = person.id === user?.id
  const canTake = role !== 'owner' && (isOwn || mayDo(desk.role, 'giveRoles'))
  return (
    <li className={css.row}>
      <UserAvatar person={person} />
      <div className={css.words}>
        <p className={css.name}>
          <PersonLink id={person.id}>{name}</PersonLink>
          <Tag isOutlined={role !== 'owner'}>{hosting(`role.${role}`)}</Tag>
          {isOwn ? <span className={css.meta}>{t('members.you')}</span> : null}
        </p>
        <p className={css.meta}>{t('members.since', { at: date(since) })}</p>
      </div>
      {canTake ? <Taking {...props} /> : null}
    </li>
  )
}

function Loaded({ desk, change }: { desk: Desk; change: (members: DeskMember[]) => void }) {
  const { t } = useTranslation('desk')
  const { t: hosting } = useTranslation('hosting')
  const navigate = useNavigate()
  const moveFocus = useMoveFocus()
  const shownName = useShownNames()
  const { user } = useSiteState()
  const [said, setSaid] = useState('')
  const { members } = desk
  const others = (id: number) => members.filter(({ person }) => person.id !== id)
  const onTaken = ({ person }: DeskMember) => {
    if (person.id === user?.id) return void navigate(host())
    setSaid(t('members.taken', { name: shownName(person) }))
    change(others(person.id))
    moveFocus('members')
  }
  const onGiven = (member: DeskMember) => {
    setSaid(t('members.given', { name: shownName(member.person), role: hosting(`role.${member.role}`) }))
    change([...others(member.person.id), member])
  }
  return (
    <div className={css.sides}>
      <div className={css.side}>
        <ul className={css.list}>
          {members.map((member) => (
            <MemberRow key={member.person.id} desk={desk} member={member} onTaken={() => onTaken(member)} />
          ))}
        </ul>
        <p className={css.said} role="status">
          {said}
        </p>
      </div>
      {mayDo(desk.role, 'giveRoles') ? (
        <GiveRole competitionId={desk.id} without={members.map(({ person }) => person.id)} onGiven={onGiven} />
      ) : null}
    </div>
  )
}

/** The people who run a competition. Its owner gives roles and takes them; everybody else can leave. */
export function DeskMembers({ competitionId }: { competitionId: number }) {
  const { t } = useTranslation('desk')
  const { data, error, mutate } = useDesk(competitionId)
  const change = (members: DeskMember[]) =>
    void mutate((known) => known && { ...known, members }, { revalidate: false })
  return (
    <Panel id="members" tabIndex={-1} title={t('members.title')} description={t('members.text')}>
      {data ? <Loaded desk={data} change={change} /> : <NotRead rows={3} error={error} onRetry={() => void mutate()} />}
    </Panel>
  )
}

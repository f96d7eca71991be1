import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as settingsAddress from '@shulei/domain/address/settings.ts'
import { TimeContext, useFormat } from '@shulei/i18n/format.ts'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { type StepItem, type StepState, Steps } from '@shulei/ui/Steps/Steps.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { onIntent } from '../../../base/site/on-intent.ts'
import { useSignOnAddress } from '../../../base/site/useSignOnAddress.ts'
import { MemberStack } from '../MemberStack/MemberStack.tsx'
import { type Competition, isSignedUp, isVisitor, maySignUp, signupOpensAt } from '../useCompetition.ts'
import * as css from './ContestSide.css.ts'

/** Builds one step; its state is a text for screen readers. */
function useStep() {
  const { t } = useTranslation('contest-overview')
  return (id: string, state: Extract<StepState, 'done' | 'attention' | 'todo'>, title: ReactNode, detail?: ReactNode) =>
    ({ id, state, title, detail, stateText: t(`mine.${state}`) }) satisfies StepItem
}

function TeamDetail({ competition }: { competition: Competition }) {
  const { t } = useTranslation('contest-overview')
  const { team } = competition.profile
  // join requests wait for the captain alone
  const open = competition.teamJoinUndisposedCount
  if (!team) return t('mine.teamHint')
  return (
    <div className={css.members}>
      <MemberStack members={team.members} />
      {t('mine.members', { count: team.members.length })}
      <TextLink
        component={Link}
        to={competitionAddress.teams({ id: competition.id })}
        prefetch={onIntent()}
        isStandalone
      >
        {open > 0 ? t('mine.requests', { count: open }) : t('mine.teamLink')}
      </TextLink>
    </div>
  )
}

function useSteps(competition: Competition): StepItem[] {
  const { t } = useTranslation('contest-overview')
  const { now } = useContext(TimeContext)
  const format = useFormat()
  const signOn = useSignOnAddress()
  const step = useStep()
  const { id, signupState, signedUpAt, downloadBlocks, profile, teamJoinUndisposedCount } = competition
  const visitor = isVisitor(competition)
  const complete = isSignedUp(competition)
  const open = maySignUp(competition, now)
  const opensAt = signupOpensAt(competition)
  const verified = !visitor && !downloadBlocks.includes('realNameFirst')
  const inside = (page: typeof competitionAddress.signup | typeof competitionAddress.dataware, text: string) => (
    <TextLink component={Link} to={page({ id })} prefetch={onIntent()}>
      {text}
    </TextLink>
  )

  const login = visitor
    ? step('login', 'attention', t('mine.login'), <TextLink href={signOn('login2')}>{t('mine.loginLink')}</TextLink>)
    : step('login', 'done', t('mine.loginDone'))

  const signUpDetail = () => {
    if (signupState > 0) {
      return (
        <>
          {t('mine.formPending')} {open ? inside(competitionAddress.signup, t('mine.signUpContinue')) : null}
        </>
      )
    }
    if (!open) return opensAt > now ? t('mine.opensAt', { at: format.dayTime(opensAt) }) : t('mine.closed')
    return (
      <>
        {t(competition.hasAgreement ? 'mine.signUpHint' : 'mine.signUpHintForm')}{' '}
        {visitor ? null : inside(competitionAddress.signup, t('mine.signUpLink'))}
      </>
    )
  }
  const signUp = complete
    ? step('signUp', 'done', t('mine.signUpDone'), signedUpAt && t('mine.signUpAt', { at: format.date(signedUpAt) }))
    : step('signUp', !visitor && open ? 'attention' : 'todo', t('mine.signUp'), signUpDetail())

  const team = profile.team
    ? step(
        'team',
        teamJoinUndisposedCount > 0 ? 'attention' : 'done',
        t('mine.teamDone', { name: profile.team.name }),
        <TeamDetail competition={competition} />,
      )
    : step('team', 'todo', t('mine.team'), <TeamDetail competition={competition} />)

  const protocol = competition.isProtocolAgreed
    ? step('protocol', 'done', t('mine.protocolDone'))
    : step(
        'protocol',
        complete ? 'attention' : 'todo',
        t('mine.protocol'),
        complete ? inside(competitionAddress.dataware, t('mine.protocolLink')) : undefined,
      )

  const realName = verified
    ? step('realName', 'done', t('mine.realNameDone'), t('mine.realNameFact'))
    : step(
        'realName',
        complete ? 'attention' : 'todo',
        t('mine.realName'),
        visitor ? undefined : (
          <>
            {t('mine.realNameMissing')}{' '}
            <TextLink component={Link} to={settingsAddress.certification()} prefetch={onIntent()}>
              {t('mine.realNameLink')}
            </TextLink>
          </>
        ),
      )

  // a solution contest has no data to agree on
  return [
    ...(visitor ? [login] : []),
    signUp,
    team,
    ...(competition.type === 1 ? [protocol] : []),
    ...(competition.gate === 'realName' ? [realName] : []),
  ]
}

/** The reader's progress, or the steps of taking part for readers who have not signed up. */
export function MySteps({ competition }: { competition: Competition }) {
  const { t } = useTranslation('contest-overview')
  const title = t(isSignedUp(competition) ? 'mine.title' : 'mine.how')
  return (
    <Panel title={title} titleSize="card">
      <Steps label={title} items={useSteps(competition)} />
    </Panel>
  )
}

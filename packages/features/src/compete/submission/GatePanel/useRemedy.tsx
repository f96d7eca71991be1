import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import CalendarClock from 'lucide-react/dist/esm/icons/calendar-clock.mjs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { guideAddress, isGuidePage, useHere } from '../../../base/address/guide.ts'
import { AppealEntry } from '../../appeal/AppealEntry/AppealEntry.tsx'
import { maySignUp, mustAgreeAgain } from '../../competition/useCompetition.ts'
import type { Check } from '../submits.ts'
import type { RuleContext } from './useRuleFacts.tsx'

/** The remedy of a failed rule, if there is a page for it. */
export function useRemedy(context: RuleContext): (check: Check) => ReactNode {
  const { t } = useTranslation('submission')
  const { competition } = context
  const { id, profile } = competition
  const here = useHere()

  return ({ ok, rule, remedy }) => {
    if (ok) return null
    if (remedy === 'signup' || remedy === 'entryForm') {
      const isAgain = mustAgreeAgain(competition, context.now)
      if (!isAgain && !maySignUp(competition, context.now)) return null
      return (
        <LinkButton component={Link} to={competitionAddress.signup({ id })} variant="inverse" size="s">
          {t(`rule.remedy.${isAgain ? 'agreement' : remedy}`)}
        </LinkButton>
      )
    }
    if (isGuidePage(remedy)) {
      return (
        <LinkButton component={Link} to={guideAddress(remedy, here)} variant="inverse" size="s">
          {t(`rule.remedy.${remedy}`)}
        </LinkButton>
      )
    }
    if (remedy === 'appeal' && profile.team) {
      return <AppealEntry competitionId={id} teamId={profile.team.id} variant="inverse" />
    }
    if (remedy === 'wait' && rule === 'window') {
      return (
        <LinkButton
          component={Link}
          to={competitionAddress.overview({ id })}
          size="s"
          icon={<Icon of={CalendarClock} size={15} />}
        >
          {t('rule.remedy.wait')}
        </LinkButton>
      )
    }
    return null
  }
}

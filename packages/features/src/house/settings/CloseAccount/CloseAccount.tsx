import { useCall } from '@shulei/client/hooks.ts'
import type { Data } from '@shulei/contract/call.ts'
import type { accountClosing } from '@shulei/contract/house/account/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as siteAddress from '@shulei/domain/address/site.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { DescriptionList } from '@shulei/ui/DescriptionList/DescriptionList.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMoveFocus } from '../../../base/site/focus.ts'
import { NotRead } from '../../../base/site/NotRead.tsx'
import * as css from './CloseAccount.css.ts'
import { CloseForm, type CloseFormProps } from './CloseForm.tsx'
import { useCloseAccount } from './useCloseAccount.ts'

/** The running teams that need another captain. */
function Captaincies({ of }: { of: Data<typeof accountClosing>['captainOf'] }) {
  const { t } = useTranslation('account')
  const format = useFormat()
  if (of.length === 0) return null
  return (
    <Alert tone="warning" title={t('close.captain')}>
      <p>{t('close.captainText')}</p>
      <ul className={css.list}>
        {of.map(({ competitionId, competition, team, next }) => (
          <li key={competitionId}>
            <TextLink component={Link} to={competitionAddress.teams({ id: competitionId })}>
              {t('close.captainItem', { team, competition: format.pick(competition), next })}
            </TextLink>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** Closing the account: what goes and what stays, who takes over teams, and the form with a proof. */
export function CloseAccount({ outboxAddress, onClosed }: Pick<CloseFormProps, 'outboxAddress' | 'onClosed'>) {
  const { t } = useTranslation('account')
  const { t: settings } = useTranslation('settings')
  const format = useFormat()
  const account = useCall(refs.accountSecurity, {})
  const state = useCall(refs.accountClosing, {})
  const closing = useCloseAccount()
  const moveFocus = useMoveFocus()
  const facts = (['gone', 'stays'] as const).map((key) => ({ term: t(`close.${key}`), value: t(`close.${key}Text`) }))
  const retry = () => {
    void account.mutate()
    void state.mutate()
  }
  return (
    <Panel id="close" tabIndex={-1} title={t('close.title')} titleSize="card" description={t('close.text')}>
      {closing.closingAt ? (
        <Alert
          tone="success"
          live="polite"
          title={t('close.done', { time: format.dateTime(closing.closingAt) })}
          action={
            <TextLink href={siteAddress.home()} isStandalone>
              {t('close.home')}
            </TextLink>
          }
        >
          {t('close.doneText')}
        </Alert>
      ) : account.data && state.data ? (
        <div className={css.body}>
          <noscript>
            <Alert tone="warning">{settings('needsScript')}</Alert>
          </noscript>
          <DescriptionList items={facts} />
          <Captaincies of={state.data.captainOf} />
          <p className={css.note}>{t('close.export')}</p>
          <CloseForm
            account={account.data}
            closing={closing}
            outboxAddress={outboxAddress}
            onClosed={() => {
              moveFocus('close')
              onClosed()
            }}
          />
        </div>
      ) : (
        <NotRead rows={3} error={account.error ?? state.error} onRetry={retry} />
      )}
    </Panel>
  )
}

import { keyOf } from '@shulei/client/hooks.ts'
import type { Data } from '@shulei/contract/call.ts'
import type { myData } from '@shulei/contract/house/account/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { DescriptionList } from '@shulei/ui/DescriptionList/DescriptionList.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useTranslation } from 'react-i18next'
import { useKeptFocus } from '../../../base/site/focus.ts'
import { NotRead } from '../../../base/site/NotRead.tsx'
import { body, foot } from './MyData.css.ts'
import { useMyData } from './useMyData.ts'

/** Times of a file: of its data, of its end, and of the next one. */
function Times({ of: { builtAt, expiresAt, nextAt } }: { of: Data<typeof myData> }) {
  const { t } = useTranslation('account')
  const format = useFormat()
  const items = [['asOf', builtAt] as const, ['until', expiresAt] as const, ['next', nextAt] as const].flatMap(
    ([key, at]) => (at === null ? [] : [{ term: t(`data.${key}`), value: format.dateTime(at) }]),
  )
  return items.length > 0 ? <DescriptionList items={items} /> : null
}

/** Everything that the site stores about the reader, as a file that is built once a day at most. */
export function MyData() {
  const { t } = useTranslation('account')
  const { t: settings } = useTranslation('settings')
  const format = useFormat()
  const { data, error, mutate, isAsking, failure, ask } = useMyData()
  // the button goes away once a file is being built, and stays when the request failed
  const kept = useKeptFocus(() => document.getElementById('data'))
  const isFirst = data?.state === 'none'
  return (
    <Panel id="data" tabIndex={-1} {...kept} title={t('data.title')} titleSize="card" description={t('data.text')}>
      {data ? (
        <div className={body}>
          <noscript>
            <Alert tone="warning">{settings('needsScript')}</Alert>
          </noscript>
          {data.state === 'failed' && <Alert tone="danger">{t('data.failed')}</Alert>}
          {failure && (
            <Alert tone="danger" live="assertive">
              {failure}
            </Alert>
          )}
          <div role="status">
            {data.state === 'building' && <Alert>{t('data.building')}</Alert>}
            {data.state === 'ready' && <Alert tone="success">{t('data.ready')}</Alert>}
            {data.state === 'expired' && <p className={foot}>{t('data.expired')}</p>}
          </div>
          <Times of={data} />
          {data.state === 'ready' && (
            <div>
              <LinkButton href={keyOf(refs.myDataFile, {})} variant="inverse" download>
                {t('data.download', { size: format.bytes(data.bytes ?? 0) })}
              </LinkButton>
            </div>
          )}
          {data.nextAt === null && (
            <div>
              <Button
                variant="inverse"
                isPending={isAsking}
                pendingLabel={t('data.preparing')}
                onPress={() => void ask()}
              >
                {t(isFirst ? 'data.prepare' : 'data.prepareAgain')}
              </Button>
            </div>
          )}
          <p className={foot}>{t('data.private')}</p>
        </div>
      ) : (
        <NotRead rows={3} error={error} onRetry={() => void mutate()} />
      )}
    </Panel>
  )
}

import { useFormat } from '@shulei/i18n/format.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { NotRead } from '../../../base/site/NotRead.tsx'
import { usePages } from '../../../base/site/usePages.ts'
import { ActList } from '../ActList/ActList.tsx'
import { actsRead } from '../desk.ts'
import * as css from './DeskLog.css.ts'

/** The whole log of a desk, the latest first; older lines on demand. */
export function DeskLog({ competitionId }: { competitionId: number }) {
  const { t } = useTranslation('desk')
  const { zoneName } = useFormat()
  const { pages, error, hasMore, isLoadingMore, loadMore, refresh } = usePages(actsRead(competitionId))
  const lines = pages?.flatMap(({ list }) => list)
  return (
    <Panel title={t('tabs.log')} description={t('acts.lead')} aside={t('head.zone', { zone: zoneName() })}>
      {lines ? null : <NotRead rows={8} error={error} onRetry={refresh} />}
      {lines?.length === 0 ? <EmptyState size="s" title={t('acts.none')} /> : null}
      {lines && lines.length > 0 ? (
        <div className={css.log}>
          <ActList lines={lines} hasDetails />
          {error ? <LoadFailed error={error} size="s" onRetry={refresh} /> : null}
          {hasMore && !error ? (
            <div>
              <Button isPending={isLoadingMore} pendingLabel={t('acts.loadingOlder')} onPress={loadMore}>
                {t('acts.older')}
              </Button>
            </div>
          ) : null}
          {hasMore ? null : <p className={css.end}>{t('acts.end')}</p>}
        </div>
      ) : null}
    </Panel>
  )
}

import { Card } from '@shulei/ui/Card/Card.tsx'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { useTranslation } from 'react-i18next'
import * as page from '../ContestPage/ContestPage.css.ts'
import { WithCompetition } from '../WithCompetition/WithCompetition.tsx'
import { ColumnProfiles } from './ColumnProfiles.tsx'
import * as css from './Dataware.css.ts'
import { FileTable } from './FileTable.tsx'
import { Gates } from './Gates.tsx'
import { Origin } from './Origin.tsx'
import { Protocol } from './Protocol.tsx'

/** A competition's data: origin, download requirements, files, and column profiles. */
export function Dataware({ competitionId }: { competitionId: number }) {
  const { t } = useTranslation('competition-page')
  return (
    <WithCompetition competitionId={competitionId}>
      {(competition, refresh) => {
        const { datasets, downloadBlocks } = competition
        if (datasets.length === 0) {
          return (
            <Card>
              <EmptyState title={t('dataware.empty')} />
            </Card>
          )
        }
        return (
          <div className={page.stack}>
            {downloadBlocks.length > 0 ? <Gates competition={competition} /> : null}
            {datasets.map((dataset) => (
              <FileTable
                key={dataset.id}
                competitionId={competitionId}
                dataset={dataset}
                isOpen={downloadBlocks.length === 0}
              />
            ))}
            <div className={css.terms}>
              <Protocol competition={competition} refresh={refresh} />
              <div className={page.stack}>
                {datasets.map((dataset) => (
                  <Origin key={dataset.id} dataset={dataset} />
                ))}
              </div>
            </div>
            {datasets.map(({ id, columns }) =>
              columns.length > 0 ? <ColumnProfiles key={id} columns={columns} /> : null,
            )}
          </div>
        )
      }}
    </WithCompetition>
  )
}

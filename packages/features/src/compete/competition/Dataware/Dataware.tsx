import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Card } from '@shulei/ui/Card/Card.tsx'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { useTranslation } from 'react-i18next'
import * as page from '../ContestPage/ContestPage.css.ts'
import { dataArgs } from '../useCompetition.ts'
import { WithContent } from '../WithCompetition/WithContent.tsx'
import { ColumnProfiles } from './ColumnProfiles.tsx'
import * as css from './Dataware.css.ts'
import { FileTable } from './FileTable.tsx'
import { Gates } from './Gates.tsx'
import { Origin } from './Origin.tsx'
import { Protocol } from './Protocol.tsx'

/**
 * A competition's data: origin, download requirements, files, and column profiles.
 *
 * - MUST list what stands between the reader and the files in the server's order (login, sign-up, protocol, real name), each with
 *   its verdict and the link that mends it (B§4).
 * - MUST take the protocol once for all data of the competition, and show it again afterwards as accepted (B§4).
 * - MUST give each file's size, rows and whole SHA-256, and download it by a plain link.
 * - MUST announce a download first (C070); when that fails it says which file was not downloaded and why, and the file's link tries
 *   again.
 * - MUST name licence, source with version, and our changes of every data set.
 * - MUST describe every column: type, meaning, missing share, distribution or most frequent values, figures. Many columns can be
 *   searched, without JavaScript too.
 */
export function Dataware({ competitionId }: { competitionId: number }) {
  const { t } = useTranslation('dataware')
  const data = useCall(refs.competitionData, dataArgs(competitionId))
  return (
    <WithContent competitionId={competitionId} answer={data}>
      {(competition, { datasets }, refresh) => {
        const { downloadBlocks } = competition
        if (datasets.length === 0) {
          return (
            <Card>
              <EmptyState title={t('empty')} />
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
              <Protocol competition={competition} datasets={datasets} refresh={refresh} />
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
    </WithContent>
  )
}

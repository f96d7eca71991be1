import { pathOf } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'
import { mayEdit } from '@shulei/domain/data/dataset/state.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { langOf } from '@shulei/i18n/language.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Columns } from '@shulei/ui/Loading/Columns.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Cell, Column, Row, Table, TableBody, TableHead } from '@shulei/ui/Table/Table.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import Download from 'lucide-react/dist/esm/icons/download.mjs'
import Lock from 'lucide-react/dist/esm/icons/lock.mjs'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CopyChecksum } from '../CopyChecksum/CopyChecksum.tsx'
import type { Dataset, DatasetFile } from '../datasets.ts'
import { ReadingLine } from '../Reading/ReadingLine.tsx'
import { useFileRows } from '../useFileRows.ts'
import * as css from './DatasetPage.css.ts'
import { ProfileState } from './ProfileState.tsx'
import { detailAddress } from './pageState.ts'
import { useDownload } from './useDataset.ts'

interface DownloadProps {
  datasetId: number
  file: DatasetFile
  state: 'idle' | 'asking' | 'failed'
  onDownload: () => void
}

/** A plain link to a file, which works without JavaScript; with JavaScript the page first asks whether it may be downloaded. */
function DownloadLink({ datasetId, file, state, onDownload }: DownloadProps) {
  const { t } = useTranslation('dataset')
  const { bytes } = useFormat()
  const text = state === 'failed' ? 'downloadAgain' : 'download'
  return (
    <LinkButton
      size="s"
      href={pathOf(refs.downloadFile, { id: datasetId, fileId: file.id })}
      download={file.name}
      aria-label={t(`files.${text}Name`, { name: file.name, bytes: bytes(file.bytes) })}
      aria-busy={state === 'asking'}
      icon={state === 'asking' ? <Columns /> : <Icon of={Download} size={15} />}
      onClick={(event) => {
        event.preventDefault()
        if (state !== 'asking') onDownload()
      }}
    >
      <span className={css.oneLine}>{t(`files.${text}`)}</span>
    </LinkButton>
  )
}

/** The files of the shown version with format, rows, size, SHA-256 and download; what profiles they have, or why they have none, and for the owner how they are read then. */
export function Files({ dataset, refresh }: { dataset: Dataset; refresh: () => Promise<unknown> }) {
  const { t } = useTranslation('dataset')
  const format = useFormat()
  const rowsOf = useFileRows()
  const { id, files, bytes, downloadBlocks, version, shownVersion } = dataset
  const { attempt, download } = useDownload(id)
  const isOpen = downloadBlocks.length === 0
  const tableAddress = (file: number) =>
    detailAddress(id, { view: 'columns', file, version: shownVersion === version ? null : shownVersion })
  return (
    <Panel
      title={t('files.title')}
      aside={t('files.note', { count: files.length, n: format.number(files.length), bytes: format.bytes(bytes) })}
      isFlush
    >
      {attempt?.reason ? (
        <div className={css.inset}>
          <Alert tone="danger" live="assertive" title={t('files.failed', { name: attempt.name })}>
            {attempt.reason}
          </Alert>
        </div>
      ) : null}
      <Table caption={t('files.title')}>
        <TableHead>
          <Column>{t('files.name')}</Column>
          <Column align="end" from="tablet">
            {t('files.rows')}
          </Column>
          <Column align="end" from="tablet">
            {t('files.size')}
          </Column>
          <Column align="end">{t('files.download')}</Column>
        </TableHead>
        <TableBody>
          {files.map((file) => (
            <Row key={file.id}>
              <Cell isRowHeader>
                <span className={css.fileName}>
                  {file.tables.length > 0 ? <Link to={tableAddress(file.id)}>{file.name}</Link> : file.name}
                </span>
                <span className={css.fileNote} lang={langOf(file.description, format.language)}>
                  {format.pick(file.description)}
                </span>
                <span className={css.phoneSize}>{format.bytes(file.bytes)}</span>
                <ProfileState file={file} />
                {file.profileState === 'failed' && mayEdit(dataset) ? (
                  <ReadingLine
                    file={file}
                    part={file.profileProblem?.part ?? ''}
                    reading={null}
                    owner={{ datasetId: id, onChosen: refresh }}
                  />
                ) : null}
                <CopyChecksum value={file.sha256} />
              </Cell>
              <Cell variant="number" from="tablet">
                {rowsOf(file)}
              </Cell>
              <Cell variant="number" from="tablet">
                {format.bytes(file.bytes)}
              </Cell>
              <Cell align="end">
                {isOpen ? (
                  <DownloadLink
                    datasetId={id}
                    file={file}
                    state={attempt?.fileId !== file.id ? 'idle' : attempt.reason ? 'failed' : 'asking'}
                    onDownload={() => void download(file)}
                  />
                ) : (
                  <span className={css.oneLine}>
                    <Tag icon={<Icon of={Lock} size={15} />}>{t('files.locked')}</Tag>
                  </span>
                )}
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </Panel>
  )
}

import { pathOf } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { langOf } from '@shulei/i18n/language.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Cell, Column, Row, Table, TableBody, TableHead } from '@shulei/ui/Table/Table.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import Lock from 'lucide-react/dist/esm/icons/lock.mjs'
import { useTranslation } from 'react-i18next'
import { CopyChecksum } from '../../../data/dataset/CopyChecksum/CopyChecksum.tsx'
import type { Dataset } from '../useCompetition.ts'
import * as css from './Dataware.css.ts'
import { DownloadLink } from './DownloadLink.tsx'
import { useDownload } from './useDownload.ts'

export interface FileTableProps {
  competitionId: number
  dataset: Dataset
  /** All download requirements are met. */
  isOpen: boolean
}

/** The files of a dataset with size, rows and checksum; plain links, so that downloads work without JavaScript. */
export function FileTable({ competitionId, dataset, isOpen }: FileTableProps) {
  const { t } = useTranslation('dataware')
  const format = useFormat()
  const { id, name, files } = dataset
  const { attempt, download } = useDownload(competitionId, id)
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  return (
    <Panel
      title={format.pick(name)}
      aside={t('filesNote', { count: files.length, bytes: format.bytes(bytes) })}
      isFlush
    >
      {attempt?.reason ? (
        <div className={css.failed}>
          <Alert tone="danger" live="assertive" title={t('downloadFailed', { name: attempt.file.name })}>
            {attempt.reason}
          </Alert>
        </div>
      ) : null}
      <Table caption={t('files')}>
        <TableHead>
          <Column>{t('file')}</Column>
          <Column align="end" from="tablet">
            {t('rows')}
          </Column>
          <Column align="end" from="tablet">
            {t('size')}
          </Column>
          <Column align="end">{t('action')}</Column>
        </TableHead>
        <TableBody>
          {files.map((file) => (
            <Row key={file.id}>
              <Cell isRowHeader>
                <span className={css.fileName}>{file.name}</span>
                <span className={css.fileNote} lang={langOf(file.description, format.language)}>
                  {format.pick(file.description)}
                </span>
                <span className={css.phoneSize}>{format.bytes(file.bytes)}</span>
                <CopyChecksum value={file.sha256} />
              </Cell>
              <Cell variant="number" from="tablet">
                {file.rows === null ? '–' : format.number(file.rows)}
              </Cell>
              <Cell variant="number" from="tablet">
                {format.bytes(file.bytes)}
              </Cell>
              <Cell align="end">
                {isOpen ? (
                  <DownloadLink
                    file={file}
                    href={pathOf(refs.downloadFile, { id, fileId: file.id })}
                    state={attempt?.file.id !== file.id ? 'idle' : attempt.reason ? 'failed' : 'asking'}
                    onDownload={() => void download(file)}
                  />
                ) : (
                  <span className={css.oneLine}>
                    <Tag icon={<Icon of={Lock} size={15} />}>
                      <span className={css.word}>{t('locked')}</span>
                    </Tag>
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

import { useFormat } from '@shulei/i18n/format.ts'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Cell, Column, Row, Table, TableBody, TableHead } from '@shulei/ui/Table/Table.tsx'
import { useTranslation } from 'react-i18next'
import * as css from './ProofPage.css.ts'
import type { Proof } from './proof.ts'

const about = {
  'proof.json': 'proof.about.proof',
  'solution.csv': 'proof.about.solution',
  'commitment.txt': 'proof.about.commitment',
  'proof.json.sig': 'proof.about.signature',
} as const

const isKnown = (name: string): name is keyof typeof about => name in about

/** The published files besides the result files; plain links, so that downloads work without JavaScript. */
export function Files({ files }: { files: NonNullable<Proof['published']>['files'] }) {
  const { t } = useTranslation('certificate')
  const { bytes } = useFormat()
  return (
    <Panel title={t('proof.files')} aside={t('proof.filesNote', { count: files.length })} isFlush>
      <Table caption={t('proof.files')} rowHeight="tall">
        <TableHead>
          <Column>{t('proof.file')}</Column>
          <Column align="end" from="tablet">
            {t('proof.size')}
          </Column>
          <Column align="end">{t('proof.get')}</Column>
        </TableHead>
        <TableBody>
          {files.map(({ name, bytes: size, sha256, url }) => (
            <Row key={name}>
              <Cell isRowHeader>
                <span className={css.fileName}>{name}</span>
                {isKnown(name) ? <span className={css.fileNote}>{t(about[name])}</span> : null}
                <code className={css.fileSum}>{sha256}</code>
              </Cell>
              <Cell variant="number" from="tablet">
                {bytes(size)}
              </Cell>
              <Cell align="end">
                <LinkButton
                  size="s"
                  href={url}
                  download={name}
                  aria-label={t('proof.getName', { name, bytes: bytes(size) })}
                >
                  <span className={css.get}>{t('proof.get')}</span>
                </LinkButton>
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </Panel>
  )
}

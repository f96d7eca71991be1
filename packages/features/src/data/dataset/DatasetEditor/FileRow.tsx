import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Loading } from '@shulei/ui/Loading/Loading.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CopyChecksum } from '../CopyChecksum/CopyChecksum.tsx'
import type { DraftFile } from '../editing.ts'
import { ReadingLine } from '../Reading/ReadingLine.tsx'
import { useFileRows } from '../useFileRows.ts'
import { useProfileState } from '../useProfileState.ts'
import * as css from './DatasetEditor.css.ts'

/** State of a file's profile: on its way, there, or the reason why there is none and what to do. */
function Profile({ file }: { file: DraftFile }) {
  const { t } = useTranslation('dataset-edit')
  const state = useProfileState(file)
  const { profileState, profileProblem, rows } = file
  if (state?.isComing) return <Loading label={state.text} />
  if (profileState === 'done') {
    return (
      <>
        {/* pictures have no rows, and no columns */}
        <span className={css.done}>{t(rows === null ? 'files.seen' : 'files.done')}</span>
        {state ? (
          <>
            <p>{state.text}</p>
            <p>{t('advice.tooManyParts')}</p>
          </>
        ) : null}
      </>
    )
  }
  if (!state || !profileProblem) return null
  const { code } = profileProblem
  // these sentences say what to do themselves
  if (
    code === 'otherKind' ||
    code === 'wrongEncoding' ||
    code === 'allSkipped' ||
    code === 'notOfType' ||
    code === 'notInOrder'
  )
    return <p className={css.problem}>{state.text}</p>
  return (
    <>
      <p className={css.problem}>{state.text}</p>
      <p>{t(`advice.${code}`)}</p>
    </>
  )
}

/** Most tables of a file that are named as not sure. */
const MOST_UNSURE = 5

export interface FileRowProps {
  datasetId: number
  file: DraftFile
  /** Asks the server for the files again. */
  refresh: () => Promise<unknown>
  onRemove: () => void
}

/** A stored file with size, rows, checksum, profile and reading, and the button that takes it out of the version. */
export function FileRow({ datasetId, file, refresh, onRemove }: FileRowProps) {
  const { t } = useTranslation('dataset-edit')
  const { bytes, number } = useFormat()
  const rowsOf = useFileRows()
  const { name, rows, sha256, isNew } = file
  // an archive shows how its first table was read, and its form has all of them
  const [table, ...others] = file.tables
  const unsure = others.filter(({ reading }) => reading !== null && reading.unsure.length > 0)
  const previewOf = (part: string) =>
    datasetAddress.detail({ id: datasetId, view: 'preview', file: file.id, ...(part === '' ? {} : { part }) })
  return (
    <li className={css.file}>
      <div className={css.fileWords}>
        <p className={css.fileName}>
          {name} {isNew ? <Tag tone="accent">{t('files.isNew')}</Tag> : null}
        </p>
        <p className={css.fileMeta}>
          {bytes(file.bytes)}
          {rows === null ? null : ` · ${t('files.rows', { count: rows, n: rowsOf(file) })}`}
        </p>
        <CopyChecksum value={sha256} />
        <div className={css.fileMeta}>
          <Profile file={file} />
        </div>
        {table ? (
          <p>
            <TextLink
              component={Link}
              to={previewOf(table.part)}
              aria-label={t('files.previewName', { name })}
              isStandalone
            >
              {t('files.preview')}
            </TextLink>
          </p>
        ) : null}
        <ReadingLine
          file={file}
          part={table?.part ?? file.profileProblem?.part ?? ''}
          reading={table?.reading ?? null}
          owner={{ datasetId, onChosen: refresh }}
        />
        {unsure.length > 0 ? (
          <p className={css.problem}>
            {t('files.unsureTables', { count: unsure.length, n: number(unsure.length) })}{' '}
            {unsure.slice(0, MOST_UNSURE).map(({ part }, place) => (
              <Fragment key={part}>
                {place > 0 ? t('files.between') : null}
                <TextLink component={Link} to={previewOf(part)}>
                  {part}
                </TextLink>
              </Fragment>
            ))}
          </p>
        ) : null}
      </div>
      <Button size="s" variant="quiet" aria-label={t('files.removeName', { name })} onPress={onRemove}>
        {t('files.remove')}
      </Button>
    </li>
  )
}

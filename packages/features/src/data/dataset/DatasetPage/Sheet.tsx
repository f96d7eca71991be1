import { useFormat } from '@shulei/i18n/format.ts'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useTranslation } from 'react-i18next'
import type { DatasetFile } from '../datasets.ts'
import * as css from './DatasetPage.css.ts'

/** The pictures of a file, small, on one sheet, with their names and sizes as text. */
export function Sheet({ file, sheet }: { file: DatasetFile; sheet: NonNullable<DatasetFile['sheet']> }) {
  const { t } = useTranslation('dataset')
  const { number } = useFormat()
  const { url, width, height, count, pictures } = sheet
  return (
    <Panel title={t('sheet.title')} description={t('sheet.note', { count, n: number(count), name: file.name })}>
      <div className={css.sheet}>
        <img
          className={css.sheetPicture}
          src={url}
          width={width}
          height={height}
          loading="lazy"
          alt={t('sheet.alt', { name: file.name })}
        />
        <ol className={css.sheetNames}>
          {pictures.map((picture) => (
            <li key={picture.name}>
              {picture.name}{' '}
              <span className={css.sheetSize}>{`${number(picture.width)} × ${number(picture.height)}`}</span>
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  )
}

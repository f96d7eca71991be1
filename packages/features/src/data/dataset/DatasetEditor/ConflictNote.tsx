import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { useTranslation } from 'react-i18next'
import * as css from './DatasetEditor.css.ts'
import type { DatasetEditing } from './useDatasetEditor.ts'

const labels = {
  name: 'field.name',
  summary: 'field.summary',
  description: 'field.description',
  categoryId: 'field.category',
  licence: 'licence.label',
  tags: 'field.tags',
  cover: 'cover.title',
  sourceName: 'source.name',
  sourceUrl: 'source.url',
} as const

/** Id of the note, to which the bar at the end of the form leads. */
export const conflictId = 'conflict'

/** Asks which texts to use when this device has unsaved ones and another page has saved since. The focus then goes to the page. */
export function ConflictNote({ conflict, settle }: Pick<DatasetEditing, 'conflict' | 'settle'>) {
  const { t } = useTranslation('dataset-edit')
  if (!conflict) return null
  const choose = (isOwn: boolean) => {
    settle(isOwn)
    document.getElementById('content')?.focus()
  }
  const names = Object.keys(labels).filter((name) => name in conflict) as (keyof typeof labels)[]
  return (
    <div id={conflictId} tabIndex={-1}>
      <Alert tone="warning" live="polite" title={t('conflict.title')}>
        <p>{t('conflict.text')}</p>
        <ul className={css.termList} aria-label={t('conflict.fields')}>
          {names.map((name) => (
            <li key={name}>{t(labels[name])}</li>
          ))}
        </ul>
        <div className={css.buttons}>
          <Button size="s" onPress={() => choose(true)}>
            {t('conflict.own')}
          </Button>
          <Button size="s" onPress={() => choose(false)}>
            {t('conflict.saved')}
          </Button>
        </div>
      </Alert>
    </div>
  )
}

import { countText } from '@shulei/domain/base/text/count.ts'
import {
  type DatasetProblem,
  type DatasetText,
  datasetLimits,
  datasetName,
  datasetSummary,
  datasetTag,
  datasetTags,
  tagProblem,
} from '@shulei/domain/data/dataset/publish.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Select } from '@shulei/ui/Select/Select.tsx'
import { TagInput } from '@shulei/ui/TagInput/TagInput.tsx'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { useTranslation } from 'react-i18next'
import { CoverField } from '../../../base/editor/CoverField.tsx'
import { RichTextEditor } from '../../../base/editor/RichTextEditor/RichTextEditor.tsx'
import type { DatasetDraft } from '../editing.ts'
import * as css from './DatasetEditor.css.ts'
import type { DatasetEditing } from './useDatasetEditor.ts'

export interface TextFieldsProps {
  text: DatasetText
  /** The language of the texts, where the other one has texts of its own. */
  language: DatasetEditing['language']
  categories: DatasetDraft['categories']
  /** Texts of the problems that are shown. */
  problemOf: (...names: DatasetProblem[]) => string | undefined
  onChange: (patch: Partial<DatasetText>) => void
  /** Says whether pictures of the description are uploading. */
  onUploadingChange: (isUploading: boolean) => void
}

const counterOf = (stored: string, max: number) => ({
  text: `${countText(stored)} / ${max}`,
  isOver: countText(stored) > max,
})

/** Fields of a data set's texts: name, summary, description, category, tags and cover. */
export function TextFields({ text, language, categories, problemOf, onChange, onUploadingChange }: TextFieldsProps) {
  const { t } = useTranslation('dataset-edit')
  const { pick } = useFormat()
  const limits = { count: datasetTags.most, max: datasetTags.length }
  return (
    <Panel title={t('about')} description={language && t(`translation.${language}`)}>
      <div className={css.fields}>
        <TextField
          label={t('field.name')}
          isRequired
          value={text.name}
          onChange={(name) => onChange({ name })}
          errorMessage={problemOf('datasetNameEmpty', 'datasetNameInvalid')}
          counter={counterOf(datasetName(text.name), datasetLimits.name)}
          autoComplete="off"
        />
        <TextArea
          label={t('field.summary')}
          isRequired
          hint={t('field.summaryHint')}
          value={text.summary}
          onChange={(summary) => onChange({ summary })}
          errorMessage={problemOf('datasetSummaryEmpty', 'datasetSummaryInvalid')}
          counter={counterOf(datasetSummary(text.summary), datasetLimits.summary)}
          isGrowing
        />
        <RichTextEditor
          label={t('field.description')}
          placeholder={t('field.descriptionExample')}
          value={text.description}
          onChange={(description) => onChange({ description })}
          onUploadingChange={onUploadingChange}
          maxCharacters={datasetLimits.description}
          draftPath={null}
          isRequired
          errorMessage={problemOf('datasetTextEmpty', 'datasetTextInvalid')}
        />
        <div className={css.pair}>
          <Select
            label={t('field.category')}
            placeholder={t('field.categoryChoose')}
            isRequired
            options={categories.map(({ id, name }) => ({ id: String(id), label: pick(name) }))}
            value={text.categoryId === 0 ? null : String(text.categoryId)}
            onChange={(key) => onChange({ categoryId: Number(key ?? 0) })}
            errorMessage={problemOf('datasetCategoryMissing')}
          />
          <TagInput
            label={t('field.tags')}
            labelNote={t('field.tagLimits', limits)}
            placeholder={t('field.tagExample')}
            tagsLabel={t('field.tagList')}
            removeLabel={(name) => t('field.removeTag', { name })}
            countText={`${text.tags.length} / ${datasetTags.most}`}
            tags={text.tags}
            onChange={(tags) => onChange({ tags: tags.map(datasetTag) })}
            problemOf={(tag) => {
              const found = tagProblem(tag, text.tags)
              return found ? t(`tagProblem.${found}`, limits) : undefined
            }}
          />
        </div>
        <CoverField
          cover={text.cover}
          shape="5:2"
          onChange={(cover) => onChange({ cover })}
          texts={{
            title: t('cover.title'),
            hint: t('cover.hint'),
            add: t('cover.add'),
            change: t('cover.change'),
            remove: t('cover.remove'),
            crop: t('cover.crop'),
            failed: t('cover.failed'),
          }}
        />
      </div>
    </Panel>
  )
}

import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import { countText } from '@shulei/domain/base/text/count.ts'
import { DAY, MINUTE } from '@shulei/domain/base/time/instant.ts'
import { UPLOAD_LIFE } from '@shulei/domain/base/upload/resumable.ts'
import {
  BOMB_BYTES,
  MAX_COLUMNS,
  MAX_LINE_BYTES,
  MAX_PARTS,
  MAX_PICTURE_PIXELS,
  MAX_PROFILE_TIME,
  MAX_TABLES,
  MAX_UNPACKED_BYTES,
  MAX_UNPACKED_RATIO,
} from '@shulei/domain/data/dataset/profile.ts'
import { datasetLimits, datasetName, datasetNameFits, MAX_OWN_DATASETS } from '@shulei/domain/data/dataset/publish.ts'
import {
  BEGUN_UPLOADS_SECONDS,
  gigabytes,
  MAX_BEGUN_UPLOADS,
  MAX_DATASET_FILE,
  MAX_OPEN_UPLOADS,
  MAX_OWN_BYTES,
  MAX_VERSION_FILES,
} from '@shulei/domain/data/dataset/upload.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { langOf } from '@shulei/i18n/language.ts'
import { Breadcrumbs } from '@shulei/ui/Breadcrumbs/Breadcrumbs.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Meter } from '@shulei/ui/Meter/Meter.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { type FormFailure, formFailure } from '../../../base/form/form-failure.ts'
import { useFocusProblem } from '../../../base/form/useFocusProblem.ts'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { When } from '../../../base/site/When/When.tsx'
import { type OwnDatasets, useOwnDatasets } from '../editing.ts'
import * as css from './DatasetStart.css.ts'

/** Makes a draft under a name and leads to its editor. */
function Start() {
  const { t } = useTranslation('dataset-edit')
  const { bytes, number } = useFormat()
  const unpacked = { max: gigabytes(MAX_UNPACKED_BYTES), free: bytes(BOMB_BYTES), times: number(MAX_UNPACKED_RATIO) }
  const send = useSend()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const focusProblem = useFocusProblem(form)
  const [name, setName] = useState('')
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const count = countText(datasetName(name))
  const problem = !datasetNameFits(name) ? 'datasetNameInvalid' : isTried && count === 0 ? 'datasetNameEmpty' : null
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (count === 0 || !datasetNameFits(name)) return focusProblem()
    setFailure(null)
    setSending(true)
    try {
      const { id } = await send(refs.startDataset, { body: { name } })
      await navigate(datasetAddress.edit({ id }))
    } catch (error) {
      setFailure(formFailure(error, t('start.failed')))
      setSending(false)
    }
  }
  return (
    <Panel title={t('start.new')} description={t('start.lead')}>
      <form ref={form} method="post" className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <noscript>{t('files.needsScript')}</noscript>
        <TextField
          label={t('start.name')}
          placeholder={t('start.example')}
          isRequired
          value={name}
          onChange={setName}
          errorMessage={problem ? t(`problem.${problem}`) : undefined}
          counter={{ text: `${count} / ${datasetLimits.name}`, isOver: count > datasetLimits.name }}
          autoComplete="off"
        />
        <div className={css.limits}>
          <p className={css.limitsTitle}>{t('start.limits')}</p>
          <ul className={css.limitList}>
            <li>{t('start.limitFile', { bytes: gigabytes(MAX_DATASET_FILE) })}</li>
            <li>{t('start.limitFiles', { count: MAX_VERSION_FILES })}</li>
            <li>{t('start.limitSpace', { bytes: gigabytes(MAX_OWN_BYTES) })}</li>
            <li>{t('start.limitDatasets', { count: MAX_OWN_DATASETS })}</li>
            <li>{t('start.limitUploads', { count: MAX_OPEN_UPLOADS })}</li>
            <li>{t('start.limitBegun', { count: MAX_BEGUN_UPLOADS, minutes: BEGUN_UPLOADS_SECONDS / 60 })}</li>
            <li>{t('start.limitColumns', { n: number(MAX_COLUMNS) })}</li>
            <li>{t('start.limitLine', { bytes: bytes(MAX_LINE_BYTES) })}</li>
            <li>{t('start.limitPicture', { n: number(MAX_PICTURE_PIXELS) })}</li>
            <li>{t('start.limitTime', { minutes: MAX_PROFILE_TIME / MINUTE })}</li>
            <li>{t('start.limitZip', { parts: number(MAX_PARTS), tables: number(MAX_TABLES) })}</li>
            <li>{t('start.limitPart')}</li>
            <li>{t('start.limitUnpacked', unpacked)}</li>
            <li>{t('start.limitResume', { days: UPLOAD_LIFE / DAY })}</li>
          </ul>
        </div>
        {failure ? <FailureNote failure={failure} /> : null}
        <div>
          <Button type="submit" variant="primary" isPending={isSending} pendingLabel={t('start.sending')}>
            {t('start.submit')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

const tones = { draft: 'warning', published: 'success', withdrawn: 'neutral' } as const

/** The reader's data sets, each with its state and the way to edit it. */
function Own({ own }: { own: OwnDatasets }) {
  const { t } = useTranslation('dataset-edit')
  const { bytes, language, number, pick } = useFormat()
  if (own.list.length === 0) return <EmptyState size="s" title={t('start.none')} description={t('start.noneHint')} />
  return (
    <div className={css.form}>
      <ul className={css.list}>
        {own.list.map(({ id, name: names, state, hasChanges, files, version, updatedAt, ...row }) => {
          const name = pick(names) || t('untitled')
          return (
            <li key={id} className={css.row}>
              <div className={css.words}>
                <p className={css.name} dir="auto" lang={langOf(names, language)}>
                  <TextLink component={Link} to={datasetAddress.edit({ id })} isStandalone>
                    {name}
                  </TextLink>
                </p>
                <p className={css.meta}>
                  {t('start.meta', { count: files, n: number(files), bytes: bytes(row.bytes) })} ·{' '}
                  <When at={updatedAt} />
                </p>
              </div>
              <div className={css.side}>
                <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
                {hasChanges && state !== 'draft' ? <Tag isOutlined>{t('state.changes')}</Tag> : null}
                {version > 0 ? (
                  <LinkButton
                    component={Link}
                    to={datasetAddress.detail({ id })}
                    size="s"
                    aria-label={t('start.viewName', { name })}
                  >
                    {t('start.view')}
                  </LinkButton>
                ) : null}
              </div>
            </li>
          )
        })}
      </ul>
      <Meter
        label={t('space')}
        value={own.used.bytes}
        max={MAX_OWN_BYTES}
        valueText={t('spaceValue', { used: bytes(own.used.bytes), max: gigabytes(MAX_OWN_BYTES) })}
      />
    </div>
  )
}

/** The page to publish data sets (B§2): the start of a new one, the limits, and one's own drafts and data sets. */
export function DatasetStart() {
  const { t } = useTranslation('dataset-edit')
  const { t: page } = useTranslation('dataset')
  const { t: shell } = useTranslation('shell')
  const { data, error, mutate } = useOwnDatasets()
  return (
    <main id="content" tabIndex={-1} className={css.page}>
      <Breadcrumbs
        label={page('page.path')}
        component={Link}
        items={[
          { label: page('list.title'), to: datasetAddress.list() },
          { label: t('publish'), to: '', isCurrent: true },
        ]}
      />
      <h1 className={css.title}>{t('publish')}</h1>
      <Start />
      <Panel title={t('start.own')}>
        {data ? <Own own={data} /> : null}
        {!data && error ? <LoadFailed error={error} onRetry={mutate} /> : null}
        {!data && !error ? <Skeleton label={shell('a11y.loading')} shape="rows" count={3} /> : null}
      </Panel>
    </main>
  )
}

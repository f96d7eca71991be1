import { useFormat } from '@shulei/i18n/format.ts'
import { langOf } from '@shulei/i18n/language.ts'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Prose } from '@shulei/ui/Prose/Prose.tsx'
import { useTranslation } from 'react-i18next'
import type { Dataset } from '../datasets.ts'
import * as css from './DatasetPage.css.ts'
import { Files } from './Files.tsx'
import { Gates } from './Gates.tsx'
import { Protocol } from './Protocol.tsx'
import { Sheet } from './Sheet.tsx'

function Origin({ dataset: { licence, source, changes } }: { dataset: Dataset }) {
  const { t } = useTranslation('dataset')
  const { pick, language } = useFormat()
  const words = (text: { cn: string; en: string }) =>
    pick(text) === '' ? null : (
      <p className={css.words} lang={langOf(text, language)}>
        {pick(text)}
      </p>
    )
  const named = (name: { cn: string; en: string }, url: string | undefined) => (
    <p className={css.strong} lang={langOf(name, language)}>
      {url ? (
        <a href={url} rel="noopener noreferrer" target="_blank">
          {pick(name)}
        </a>
      ) : (
        pick(name)
      )}
    </p>
  )
  return (
    <Panel title={t('origin.title')}>
      <div className={css.origin}>
        <section>
          <h3 className={css.originTitle}>{t('origin.licence')}</h3>
          {named(licence.name, licence.url)}
          {words(licence.note)}
        </section>
        <section>
          <h3 className={css.originTitle}>{t('origin.source')}</h3>
          {named(source.name, source.url)}
          {source.version === '' ? null : (
            <p className={css.words}>{t('origin.version', { version: source.version })}</p>
          )}
          {words(source.attribution)}
        </section>
        {pick(changes) === '' ? null : (
          <section>
            <h3 className={css.originTitle}>{t('origin.changes')}</h3>
            {words(changes)}
          </section>
        )}
      </div>
    </Panel>
  )
}

/** The first part of the page: description, files with their gate, pictures, licence and source, protocol. */
export function About({ dataset, refresh }: { dataset: Dataset; refresh: () => Promise<unknown> }) {
  const { t } = useTranslation('dataset')
  const { pick, language } = useFormat()
  const { description, files, downloadBlocks } = dataset
  return (
    <>
      {pick(description) === '' ? null : (
        <Panel title={t('page.about')}>
          <Prose sanitisedHtml={pick(description)} lang={langOf(description, language)} />
        </Panel>
      )}
      {downloadBlocks.length > 0 ? <Gates dataset={dataset} refresh={refresh} /> : null}
      <Files dataset={dataset} refresh={refresh} />
      {files.map((file) => (file.sheet ? <Sheet key={file.id} file={file} sheet={file.sheet} /> : null))}
      <Origin dataset={dataset} />
      <Protocol dataset={dataset} refresh={refresh} />
    </>
  )
}
